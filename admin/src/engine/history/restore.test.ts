import {compileEntity} from '@emblem/schemas';
import type {HistoryEntry} from '../../request/rest';
import {valuesAfter} from './restore';

const entity = compileEntity({
  $id: 'sample',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_sample', module: 'access', label: {zh: '样例', en: 'Sample'}, display: 'name'},
  properties: {
    name: {'x-id': 'f1', type: 'string'},
    note: {'x-id': 'f2', type: 'string'},
    seen: {'x-id': 'f3', type: 'string', readOnly: true},
    tagIds: {'x-id': 'f4', type: 'array', items: {type: 'integer'}, 'x-relation': {to: 'sample', onDelete: 'restrict'}},
  },
});

function entry(id: number, changes: HistoryEntry['changes']): HistoryEntry {
  return {id, at: '', actor: '', action: 'update', changes};
}

test('each property gets the value that the first later change found', () => {
  const entries = [
    entry(4, {name: ['third', 'fourth'], seen: ['x', 'y']}),
    entry(3, {name: ['second', 'third'], tagIds: [undefined, [1]]}),
    entry(2, {name: ['first', 'second'], note: [null, 'n']}),
  ];
  const [, , oldest] = entries;
  expect(oldest && valuesAfter(entity, entries, oldest)).toEqual({name: 'second', tagIds: []});
  expect(valuesAfter(entity, entries, entry(1, {}))).toEqual({name: 'first', note: null, tagIds: []});
  expect(valuesAfter(entity, entries, entry(4, {}))).toEqual({});
});
