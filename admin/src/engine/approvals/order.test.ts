import {loadModel} from '@emblem/schemas/node';
import {inOrder, isLate, nearest} from './order';

const NOW = Date.parse('2031-05-05T12:00:00Z');
const model = loadModel();

function waiting(entity: string, since: string, dueAt?: string) {
  return {view: {entity: model.entity(entity)}, record: {dueAt}, since};
}

test('what is late stands first, whatever waits longer, and what waits long before the rest', () => {
  const old = waiting('purchase-order', '2031-04-01T00:00:00Z');
  const late = waiting('refund-order', '2031-05-03T00:00:00Z', '2031-05-04T00:00:00Z');
  const later = waiting('refund-order', '2031-05-02T00:00:00Z', '2031-05-03T00:00:00Z');
  const soon = waiting('refund-order', '2031-05-05T00:00:00Z', '2031-05-06T00:00:00Z');
  expect(inOrder([soon, late, old, later], NOW)).toEqual([later, late, old, soon]);
  expect([old, late, soon].map(each => isLate(each, NOW))).toEqual([false, true, false]);
});

test('after one is decided the next one below has its turn, at the end the one above', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const without =
    (...gone: readonly string[]) =>
    (key: string) =>
      !gone.includes(key);
  expect(nearest(keys, 'b', without('b'))).toBe('c');
  expect(nearest(keys, 'b', without('b', 'c'))).toBe('d');
  expect(nearest(keys, 'd', without('d', 'c'))).toBe('b');
  expect(nearest(['a'], 'a', without('a'))).toBeUndefined();
});
