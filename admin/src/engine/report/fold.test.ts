import {fold} from './fold';
import type {ReportRow} from '@emblem/schemas/reports';

const row = (name: string, figure: string | null, earlier?: string): ReportRow => ({
  key: name,
  of: {country: name},
  figures: {amount: figure},
  shares: {},
  earlier: earlier === undefined ? undefined : {amount: earlier},
});
const NAMES = ['a', 'b', 'c', 'd', 'e'];
const rows = NAMES.map((name, index) => row(name, `${index + 1}.10`));
const amount = {measure: 'amount', most: 2, addsUp: true, totals: {amount: '15.50'}};
const named = (shown: readonly ReportRow[]) => shown.map(({key}) => key).join('');

test('the largest groups are shown, and the rest adds up to the total with them', () => {
  const {shown, rest} = fold(rows, amount);
  expect(named(shown)).toBe('ed');
  expect(rest).toEqual({figure: '6.3'});
});

test('the rest holds what the answer has no rows of', () => {
  expect(fold(rows, {...amount, totals: {amount: '1000015.50'}}).rest?.figure).toBe('1000006.3');
});

test('the rest is beside the rest of the earlier period', () => {
  const before = NAMES.map((name, index) => row(name, `${index + 1}.10`, '2.00'));
  expect(fold(before, {...amount, earlierTotals: {amount: '10.00'}}).rest).toEqual({figure: '6.3', earlier: '6'});
});

test('of figures that do not add up the rest is not told', () => {
  expect(fold(rows, {...amount, addsUp: false})).toEqual({shown: [rows[4], rows[3]]});
});

test('one group is not called others, and groups of nothing come last', () => {
  expect(named(fold(rows, {...amount, most: 4}).shown)).toBe('edcba');
  expect(named(fold([row('x', null), row('y', '-1'), row('z', '3')], amount).shown)).toBe('zyx');
});
