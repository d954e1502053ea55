import type {Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {mayAct} from './may-act';
import {parseSession} from './session';

const model = loadModel();
const order = model.entity('order');

function mayMake(entity: Entity, rights: Readonly<Record<string, readonly string[]>>): boolean {
  return mayAct(parseSession({userInfo: {id: 1}, rights}), entity, 'create');
}

test('a new record is offered where all that it must lead to can be chosen', () => {
  expect(mayMake(order, {'order.create': ['own'], 'member.read': ['own'], 'project.read': ['all']})).toBe(true);
  expect(mayMake(order, {'order.create': ['own'], 'project.read': ['all']})).toBe(false);
  expect(mayMake(order, {'member.read': ['own'], 'project.read': ['all']})).toBe(false);
  expect(mayMake(model.entity('order-product'), {'order-product.create': ['own']})).toBe(false);
});

test('what need not lead anywhere is offered to whoever may make it', () => {
  expect(mayMake(model.entity('tag-type'), {'tag-type.create': ['all']})).toBe(true);
});
