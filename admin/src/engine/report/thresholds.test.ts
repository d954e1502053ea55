import type {Metric} from '@emblem/schemas/reports';
import {levelOf, readThreshold, type FigurePlace, type Threshold} from './thresholds';

const LABEL = {zh: '文', en: 'Text'};
const metric: Metric = {
  $id: 'sales',
  label: LABEL,
  entity: 'order',
  times: {created: {of: 'createdAt'}},
  dimensions: {platform: {of: 'proId'}},
  measures: {
    margin: {label: LABEL, ratio: ['profit', 'total'], as: 'percent'},
    total: {label: LABEL, sum: 'orderTotal', convert: 'USD'},
    profit: {label: LABEL, sum: 'profit', convert: 'USD'},
    orders: {label: LABEL, count: true},
    average: {label: LABEL, ratio: ['total', 'orders']},
  },
};
const place = (measure: string, of: FigurePlace['of'] = {}, currency?: string): FigurePlace => ({
  metric,
  measure,
  of,
  ...(currency !== undefined && {currency}),
});

const low: Threshold = {figure: 'sales.margin', level: 'bad', below: '0.2000'};
const high: Threshold = {figure: 'sales.margin', level: 'good', above: '0.4500'};

test.each([
  ['0.1999', 'bad'],
  ['0.2000', undefined],
  [0.3, undefined],
  ['0.45', undefined],
  ['0.4501', 'good'],
  [null, undefined],
  [undefined, undefined],
])('a margin of %p is %p', (figure, level) => {
  expect(levelOf([high, low], place('margin'), figure)?.level).toBe(level);
});

test('what is of another figure says nothing', () => {
  expect(levelOf([low], place('total'), '0.10')).toBeUndefined();
});

test('the worst of several is shown, with its own bound', () => {
  const strict: Threshold = {figure: 'sales.margin', level: 'watch', below: '0.3000'};
  expect(levelOf([strict, low], place('margin'), '0.1')).toEqual({level: 'bad', isBelow: true, bound: '0.2000'});
  expect(levelOf([strict, low], place('margin'), '0.25')).toEqual({level: 'watch', isBelow: true, bound: '0.3000'});
});

test('a threshold of the platform goes before those of all', () => {
  const own: Threshold = {...low, below: '0.1000', platform: 7};
  expect(levelOf([low, own], place('margin', {platform: 7}), '0.15')).toBeUndefined();
  expect(levelOf([low, own], place('margin', {platform: 8}), '0.15')?.level).toBe('bad');
  expect(levelOf([low, own], place('margin'), '0.05')?.bound).toBe('0.2000');
});

test('sums are judged over the whole period, ratios in each step', () => {
  const few: Threshold = {figure: 'sales.orders', level: 'watch', below: '10'};
  expect(levelOf([few], place('orders'), 3)?.level).toBe('watch');
  expect(levelOf([few], place('orders', {time: '2026-11-01T00:00'}), 3)).toBeUndefined();
  expect(levelOf([low], place('margin', {time: '2026-11-01T00:00'}), '0.1')?.level).toBe('bad');
});

test('amounts are judged in the currency of the metric alone', () => {
  const small: Threshold = {figure: 'sales.total', level: 'bad', below: '100'};
  const cheap: Threshold = {figure: 'sales.average', level: 'bad', below: '100'};
  expect(levelOf([small], place('total', {}, 'USD'), '50.00')?.level).toBe('bad');
  expect(levelOf([small], place('total', {}, 'EUR'), '50.00')).toBeUndefined();
  expect(levelOf([cheap], place('average', {}, 'EUR'), '50.00')).toBeUndefined();
  expect(levelOf([low], place('margin'), '0.1')?.level).toBe('bad');
});

test('records are read as they come, and left out where they are no thresholds', () => {
  expect(readThreshold({figure: 'sales.margin', level: 'bad', below: '0.2000', above: null, proId: null})).toEqual(low);
  expect(readThreshold({figure: 'sales.margin', level: 'good', above: '0.4500', proId: 3})).toEqual({
    ...high,
    platform: 3,
  });
  expect(readThreshold({figure: 'sales.margin', level: 'fine'})).toBeUndefined();
});
