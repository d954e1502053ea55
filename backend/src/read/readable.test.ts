import type {ScopeName} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {visitor, type Actor} from '../actor';
import {readersOf} from './readable';

const model = loadModel();

function staff(id: number, scopes: readonly ScopeName[], more: Partial<Actor> = {}): Actor {
  const nobody = visitor({address: '', language: 'en', platformIds: []});
  return {...nobody, kind: 'staff', id, rights: new Map([['inquiry.read', scopes]]), ...more};
}

function together(...actors: readonly Actor[]): boolean {
  return new Set(actors.map(actor => readersOf(actor, model, 'inquiry'))).size === 1;
}

test('those who reach the same records are one group, whatever else tells them apart', () => {
  expect(together(staff(1, ['all']), staff(2, ['all']), staff(3, [], {isAdmin: true}))).toBe(true);
  expect(together(staff(1, ['platform'], {platformIds: [4, 7]}), staff(2, ['platform'], {platformIds: [4, 7]}))).toBe(
    true,
  );
  expect(together(staff(1, []), staff(2, []))).toBe(true);
});

test('those who hold the same right over other records are not', () => {
  expect(together(staff(1, ['own']), staff(2, ['own']))).toBe(false);
  expect(together(staff(1, ['platform'], {platformIds: [4]}), staff(2, ['platform'], {platformIds: [7]}))).toBe(false);
  expect(together(staff(1, ['department'], {departmentIds: [4]}), staff(1, ['department']))).toBe(false);
  expect(together(staff(1, ['own']), staff(1, ['all']))).toBe(false);
  expect(together(staff(1, []), staff(1, ['all']))).toBe(false);
});
