import {compileEntity} from '@emblem/schemas';
import type {HistoryEntry} from '../../request/rest';
import {parseSession} from '../../access/session';
import {valuesAfter} from './restore';

const entity = compileEntity({
  $id: 'sample',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_sample', module: 'access', label: {zh: '样例', en: 'Sample'}, display: 'name'},
  'x-permissions': {note: {zh: '备注', en: 'Note'}},
  properties: {
    name: {'x-id': 'f1', type: 'string'},
    note: {'x-id': 'f2', type: 'string', 'x-permission': {edit: 'note'}},
    seen: {'x-id': 'f3', type: 'string', readOnly: true},
    tagIds: {'x-id': 'f4', type: 'array', items: {type: 'integer'}, 'x-relation': {to: 'sample', onDelete: 'restrict'}},
  },
});

const session = parseSession({rights: {'sample.edit.note': ['all']}});

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
  expect(oldest && valuesAfter(session, entity, entries, oldest)).toEqual({name: 'second', tagIds: []});
  expect(valuesAfter(session, entity, entries, entry(1, {}))).toEqual({name: 'first', note: null, tagIds: []});
  expect(valuesAfter(session, entity, entries, entry(4, {}))).toEqual({});
});

test('what a label keeps from the user stays as it is', () => {
  const changes = entry(2, {name: ['first', 'second'], note: [null, 'n']});
  expect(valuesAfter(parseSession({}), entity, [changes], entry(1, {}))).toEqual({name: 'first'});
});
