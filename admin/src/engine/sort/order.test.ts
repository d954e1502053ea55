import {loadModel} from '@emblem/schemas/node';
import {animationOf, moveTo, placesInSight, ROW_HEIGHT, sameOrder, sortNumber} from './order';

const model = loadModel();

test('a row is moved to a place and the others keep their order', () => {
  expect(moveTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  expect(moveTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
  expect(sameOrder(moveTo([1, 2, 3], 2, 1), [1, 2, 3])).toBe(true);
});

test('sort numbers start at 1 and have two digits', () => {
  expect([0, 8, 9, 99].map(sortNumber)).toEqual(['01', '09', '10', '100']);
});

test(`rows make room in 150 ms in tables, in 180 ms elsewhere, and on the colour screens in 300 ms
  [DA-547] [DA-548] [DA-549]`, () => {
  expect([animationOf(undefined, 'table'), animationOf(undefined, 'cards')]).toEqual([150, 180]);
  for (const key of ['plating-colour', 'colour-card', 'colour-type'])
    expect(animationOf(model.entity(key).sort?.animation, 'cards')).toBe(300);
});

test('of a long list only the rows in sight are drawn, and the one that is held', () => {
  expect(placesInSight(60, {top: 0, height: 0})).toHaveLength(60);
  const places = placesInSight(5000, {top: 2000 * ROW_HEIGHT, height: 10 * ROW_HEIGHT}, 7);
  expect(places[0]).toBe(7);
  expect(places).toContain(2000);
  expect(places).toContain(2009);
  expect(places.length).toBeLessThan(80);
  expect(placesInSight(5000, {top: 0, height: 0}, 4000).at(-1)).toBe(4000);
  expect(placesInSight(5000, {top: 5000 * ROW_HEIGHT, height: ROW_HEIGHT}).at(-1)).toBe(4999);
});
