import {evenly} from './axes';
import {spread} from './spread';
import {textWidth} from './text-width';
import {halvesOf} from './unfinished';
import type {Mark} from './props';

const mark = (value: number | null, isUnfinished = false): Mark => ({name: '', value, isUnfinished});

test('the half that is not over begins with the last value that stays', () => {
  const {finished, unfinished, isUnfinished} = halvesOf([mark(1), mark(null), mark(3, true)]);
  expect(finished).toEqual([1, null, null]);
  expect(unfinished).toEqual([1, null, 3]);
  expect([0, 1, 2].map(index => isUnfinished(index))).toEqual([false, false, true]);
});

test('a line of what is over has one half, and one that begins now the other', () => {
  expect(halvesOf([mark(1), mark(2)])).toMatchObject({finished: [1, 2], unfinished: []});
  expect(halvesOf([mark(4, true)])).toMatchObject({finished: [null], unfinished: [4]});
});

test('places that are too near are moved apart within their bounds, in their order', () => {
  const bounds = {from: 0, to: 100};
  expect(spread([50, 52], 15, bounds)).toEqual([50, 65]);
  expect(spread([99, 98], 15, bounds)).toEqual([100, 85]);
  expect(spread([20, 80], 15, bounds)).toEqual([20, 80]);
});

test('Chinese signs are wider than Latin ones', () => {
  expect(textWidth('销售额')).toBeGreaterThan(textWidth('abc'));
  expect(textWidth('')).toBe(0);
});

test('steps are named in even distances, as many as have room', () => {
  const days = Array.from({length: 30}, (_, index) => `11/${index + 1}`);
  const named = (room: number) => days.filter((_, index) => evenly(days, room)(index));
  expect(named(10_000)).toEqual(days);
  expect(named(260)).toEqual(['11/1', '11/7', '11/13', '11/19', '11/25']);
  expect(named(1)).toEqual(['11/1']);
});
