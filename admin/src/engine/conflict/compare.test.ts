import {compileEntity} from '@emblem/schemas';
import {compare, resolve} from './compare';

const text = {type: 'string'} as const;
const entity = compileEntity({
  $id: 'sample',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_sample', module: 'access', label: {zh: '样例', en: 'Sample'}, display: 'name'},
  properties: {
    name: {'x-id': 'f1', ...text},
    code: {'x-id': 'f2', ...text},
    note: {'x-id': 'f3', ...text},
    mail: {'x-id': 'f4', ...text},
  },
});

const base = {id: 1, version: 3, name: 'a', code: 'b', note: 'c', mail: 'd'};
const changes = {name: 'mine', code: 'same', mail: 'my mail'};
const current = {id: 1, version: 4, name: 'theirs', code: 'same', note: 'their note', mail: 'd'};

test('a conflict is what both sides changed to different values', () => {
  expect(compare(entity, base, changes, current)).toEqual({
    conflicts: [{field: 'name', mine: 'mine', theirs: 'theirs'}],
    mine: ['mail'],
    theirs: ['note'],
  });
});

test('what is chosen of the other side is not sent', () => {
  const comparison = compare(entity, base, changes, current);
  expect(resolve(changes, comparison, {name: 'theirs'})).toEqual({code: 'same', mail: 'my mail'});
  expect(resolve(changes, comparison, {})).toEqual(changes);
});
