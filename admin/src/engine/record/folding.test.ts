import type {Field} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {saysNothing} from './folding';

function field(entity: string, name: string): Field {
  const found = loadModel().entity(entity).field[name];
  if (!found) throw new Error(`There is no ${entity}.${name}.`);
  return found;
}

test('empty, zero and "no" say nothing', () => {
  const order = (name: string, value: unknown) => saysNothing(field('order', name), value);
  expect(order('remark', '')).toBe(true);
  expect(order('remark', null)).toBe(true);
  expect(order('remark', '0')).toBe(false);
  expect(order('balanceDue', '0.00')).toBe(true);
  expect(order('balanceDue', '0.01')).toBe(false);
  expect(order('isTaxExempt', 0)).toBe(true);
  expect(order('isTaxExempt', 1)).toBe(false);
});

test('zero that stands for an entry says something', () => {
  const state = field('commodity', 'shelfState');
  expect(state.options?.some(({value}) => value === 0)).toBe(true);
  expect(saysNothing(state, 0)).toBe(false);
});
