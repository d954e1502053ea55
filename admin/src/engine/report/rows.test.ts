import {rowsOf} from './rows';
import type {Group, ReportAnswer, Step} from './use-report';

const step = (month: number): Step => {
  const start = (of: number) => `2026-${String(of).padStart(2, '0')}-01`;
  return {
    at: `${start(month)}T00:00`,
    since: `${start(month)}T00:00:00.000Z`,
    until: `${start(month + 1)}T00:00:00.000Z`,
    from: start(month),
    to: start(month + 1),
  };
};
const group = (month: number, count: number): Group => ({of: {time: step(month).at}, figures: {count}, shares: {}});

function answer(groups: readonly Group[], earlier?: ReportAnswer['earlier']): ReportAnswer {
  return {
    groups,
    totals: {},
    shares: {},
    steps: [5, 6, 7, 8].map(step),
    measures: ['count'],
    more: false,
    base: 'USD',
    step: 'month',
    period: {since: '', until: '', from: '2026-05-01', to: '2026-08-31'},
    withoutRate: [],
    recordsWithoutRate: 0,
    names: {},
    earlier,
  };
}

const NOW = Date.parse('2026-06-15T12:00:00Z');
const told = (groups: readonly Group[], now = NOW) =>
  rowsOf(['time'], answer(groups), now).map(({of, isUnfinished}) => [String(of.time).slice(5, 7), isUnfinished]);

test('the future has no rows, and the step that goes on is known as that', () => {
  expect(told([group(5, 1)])).toEqual([
    ['05', false],
    ['06', true],
  ]);
  expect(told([], Date.parse('2026-04-30T23:59:59Z'))).toEqual([]);
  expect(told([], Date.parse('2026-09-01T00:00:00Z')).map(([, isUnfinished]) => isUnfinished)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a step begins at its first instant, and has ended at the first of the next', () => {
  expect(told([], Date.parse('2026-06-01T00:00:00Z'))).toEqual([
    ['05', false],
    ['06', true],
  ]);
});

test('what is known of days to come stays in sight', () => {
  expect(told([group(7, 3)])).toEqual([
    ['05', false],
    ['06', true],
    ['07', true],
  ]);
});

test('steps are beside those of the earlier period as far as that goes, and beside none after it', () => {
  const earlier = {groups: [group(1, 7)], totals: {}, shares: {}, steps: [step(1), step(2)]};
  const rows = rowsOf(['time'], answer([group(7, 3)], earlier), NOW);
  expect(rows.map(row => row.earlier)).toEqual([{count: 7}, {}, undefined]);
});

test('groups that are no steps are all there, and finished', () => {
  const rows = rowsOf(['unit'], answer([{of: {unit: 'box'}, figures: {count: 1}, shares: {}}]), NOW);
  expect(rows.map(({isUnfinished}) => isUnfinished)).toEqual([false]);
});
