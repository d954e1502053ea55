import {plotLines} from './plot-lines';

const HOUR = 3_600_000;
const at = (day: string) => `${day}T00:00`;

function stepOf(day: string) {
  const since = Date.parse(`${day}T00:00:00Z`);
  return {at: at(day), since: new Date(since).toISOString(), until: new Date(since + 24 * HOUR).toISOString()};
}

function groupOf(day: string, orders: number) {
  return {of: {time: at(day)}, figures: {orders}, shares: {}};
}

const ANSWER = {
  more: false,
  steps: ['2026-05-04', '2026-05-05', '2026-05-06'].map(stepOf),
  groups: [groupOf('2026-05-04', 2), groupOf('2026-05-06', 1)],
  earlier: {steps: ['2026-04-27', '2026-04-28', '2026-04-29'].map(stepOf), groups: [groupOf('2026-04-28', 4)]},
};
const NOON = Date.parse('2026-05-06T12:00:00Z');

test('sums are drawn as far as they have come, in the room of the whole period', () => {
  const {present, before, isUnfinished} = plotLines(ANSWER, {measure: 'orders', days: 7, isSum: true}, NOON);
  expect(present.map(({y}) => y)).toEqual([0.5, 0.5, 0.75]);
  expect(before.map(({y}) => y)).toEqual([0, 1, 1]);
  expect(present.map(({x}) => Math.round(x * 6))).toEqual([0, 1, 2]);
  expect(isUnfinished).toBe(true);
});

test('what does not add up is drawn day by day', () => {
  const {present, before} = plotLines(ANSWER, {measure: 'orders', days: 7, isSum: false}, NOON);
  expect(present.map(({y}) => y)).toEqual([0.5, 0, 0.25]);
  expect(before.map(({y}) => y)).toEqual([0, 1, 0]);
});

test('a day that is over is finished, and of days to come nothing is drawn', () => {
  const dayAfter = NOON + 24 * HOUR;
  expect(plotLines(ANSWER, {measure: 'orders', days: 7, isSum: true}, dayAfter).isUnfinished).toBe(false);
  const yesterday = NOON - 24 * HOUR;
  const early = {...ANSWER, groups: [groupOf('2026-05-04', 2)]};
  expect(plotLines(early, {measure: 'orders', days: 7, isSum: true}, yesterday).present).toHaveLength(2);
});

test('where nothing came the lines lie on the ground', () => {
  const none = {...ANSWER, groups: [], earlier: {...ANSWER.earlier, groups: []}};
  const {present, before} = plotLines(none, {measure: 'orders', days: 7, isSum: true}, NOON);
  expect([...present, ...before].every(({y}) => y === 0)).toBe(true);
});
