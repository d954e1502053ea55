import {rowsOf, type ComparedFigures, type ReportFigures, type ReportGroup} from './rows';

/** Steps that have ended long ago. */
const steps = (...names: readonly string[]) =>
  names.map(at => ({at, since: '2020-01-01T00:00:00.000Z', until: '2020-02-01T00:00:00.000Z'}));
const group = (of: ReportFigures['groups'][number]['of'], count: number) => ({of, figures: {count}, shares: {}});

const answer = (now: ReportFigures, earlier: ReportFigures): ComparedFigures => ({...now, more: false, earlier});

test('steps stand beside steps in their order; those of the longer period that have none stand alone', () => {
  const long = {steps: steps('a', 'b', 'c'), groups: [group({time: 'a'}, 1), group({time: 'c'}, 3)]};
  const short = {steps: steps('x'), groups: [group({time: 'x'}, 9)]};
  expect(rowsOf(['time'], answer(short, long))).toMatchObject([
    {of: {time: 'x'}, figures: {count: 9}, earlier: {count: 1}, earlierStep: 'a'},
    {of: {time: 'b'}, figures: {}, earlier: {}, isEarlier: true},
    {of: {time: 'c'}, figures: {}, earlier: {count: 3}, isEarlier: true},
  ]);
  const rows = rowsOf(['time'], answer(long, short));
  expect(rows).toMatchObject([{of: {time: 'a'}, earlier: {count: 9}}, {of: {time: 'b'}}, {of: {time: 'c'}}]);
  expect(rows.map(({earlier}) => earlier !== undefined)).toEqual([true, false, false]);
});

test('a group of the other period alone is a row, unless there are more groups than are told', () => {
  const now = {steps: [], groups: [group({country: 1}, 1), group({country: 2}, 2)]};
  const other = {steps: [], groups: [group({country: 2}, 5), group({country: 3}, 7)]};
  const whole = answer(now, other);
  expect(rowsOf(['country'], whole)).toMatchObject([
    {of: {country: 1}, earlier: {}},
    {of: {country: 2}, earlier: {count: 5}},
    {of: {country: 3}, figures: {}, earlier: {count: 7}, isEarlier: true},
  ]);
  expect(rowsOf(['country'], {...whole, more: true})).toHaveLength(2);
});

/** A month of 2026. */
const month = (of: number) => {
  const start = (number: number) => `2026-${String(number).padStart(2, '0')}-01`;
  return {at: `${start(of)}T00:00`, since: `${start(of)}T00:00:00.000Z`, until: `${start(of + 1)}T00:00:00.000Z`};
};
const inMonth = (of: number, count: number) => group({time: month(of).at}, count);
const summer = (groups: readonly ReportGroup[]): ReportFigures => ({groups, steps: [5, 6, 7, 8].map(month)});

const NOW = Date.parse('2026-06-15T12:00:00Z');
const monthsOf = (groups: readonly ReportGroup[], now = NOW) =>
  rowsOf(['time'], {...summer(groups), more: false}, now).map(({of, isUnfinished}) => [
    String(of.time).slice(5, 7),
    isUnfinished === true,
  ]);

test('the future has no rows, and the step that goes on is known as that', () => {
  expect(monthsOf([inMonth(5, 1)])).toEqual([
    ['05', false],
    ['06', true],
  ]);
  expect(monthsOf([], Date.parse('2026-04-30T23:59:59Z'))).toEqual([]);
  const past = monthsOf([], Date.parse('2026-09-01T00:00:00Z'));
  expect(past.map(([, isUnfinished]) => isUnfinished)).toEqual([false, false, false, false]);
});

test('a step begins at its first instant, and has ended at the first of the next', () => {
  expect(monthsOf([], Date.parse('2026-06-01T00:00:00Z'))).toEqual([
    ['05', false],
    ['06', true],
  ]);
});

test('what is known of days to come stays in sight', () => {
  expect(monthsOf([inMonth(7, 3)])).toEqual([
    ['05', false],
    ['06', true],
    ['07', true],
  ]);
});

test('steps are beside those of the earlier period as far as that goes, and beside none after it', () => {
  const earlier = {groups: [inMonth(1, 7)], steps: [month(1), month(2)]};
  const rows = rowsOf(['time'], answer(summer([inMonth(7, 3)]), earlier), NOW);
  expect(rows.map(row => row.earlier)).toEqual([{count: 7}, {}, undefined]);
});

test('groups that are no steps are all there, and finished', () => {
  const rows = rowsOf(['unit'], {...summer([group({unit: 'box'}, 1)]), more: false}, NOW);
  expect(rows.map(({isUnfinished}) => isUnfinished)).toEqual([undefined]);
});
