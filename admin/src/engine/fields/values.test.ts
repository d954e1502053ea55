import {compileEntity, type Entity} from '@emblem/schemas';
import {blankValues, changedValues, withoutBlanks, storedValues, valuesOfQuery} from './values';
import {valuesOfWhere} from '../../model/values-of-where';

const entity: Entity = compileEntity({
  $id: 'sample',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'hasStates'],
  'x-entity': {id: 'e_sample', module: 'access', label: {zh: '样例', en: 'Sample'}, display: 'name'},
  properties: {
    name: {'x-id': 'f1', type: 'string'},
    rate: {'x-id': 'f2', type: 'string', format: 'decimal', 'x-column': {precision: 18, scale: 8}},
    tagIds: {'x-id': 'f3', type: 'array', items: {type: 'integer'}, 'x-relation': {to: 'sample', onDelete: 'restrict'}},
    hasStates: {'x-id': 'f4', type: 'boolean', 'x-control': 'toggle'},
    password: {'x-id': 'f5', type: 'string', writeOnly: true},
    parts: {
      'x-id': 'f6',
      type: 'array',
      items: {type: 'object', properties: {a: {type: 'string'}, b: {type: 'string'}}},
    },
    count: {'x-id': 'f7', type: 'integer', default: 3},
  },
});
const fields = entity.fields.filter(field => field.system === undefined);

test('a new form begins with defaults, empty lists and switches that are off', () => {
  expect(blankValues(fields)).toEqual({
    name: null,
    rate: null,
    tagIds: [],
    hasStates: false,
    password: null,
    parts: null,
    count: 3,
  });
});

test('a stored record fills the form without spare zeros and without secrets', () => {
  const stored = storedValues(fields, {name: 'x', rate: '19.00000000', password: 'never', hasStates: true});
  expect(stored).toMatchObject({name: 'x', rate: '19.00', password: null, hasStates: true, count: null});
});

test('only what was changed is sent, and what was emptied is null or no record', () => {
  const initial = {name: 'a', rate: '19.00', tagIds: [1], hasStates: true, parts: null};
  expect(changedValues(entity, {name: 'a', rate: '19.00', tagIds: [1], hasStates: true, parts: []}, initial)).toEqual(
    {},
  );
  expect(changedValues(entity, {name: 'b', rate: null, tagIds: [], hasStates: true}, initial)).toEqual({
    name: 'b',
    rate: null,
    tagIds: [],
  });
});

test('what was left empty is no part of a new record, inside lists of objects neither', () => {
  expect(withoutBlanks({name: 'x', rate: '', tagIds: [], parts: [{a: 'y', b: null}], hasStates: false})).toEqual({
    name: 'x',
    parts: [{a: 'y'}],
    hasStates: false,
  });
});

test('a view that shows only some records creates such records', () => {
  expect(valuesOfWhere({all: [{eq: ['type', 2]}, {gt: ['count', 1]}, {eq: ['owner', {actor: 'id'}]}]})).toEqual({
    type: 2,
  });
  expect(valuesOfWhere(undefined)).toEqual({});
});

test('the address of a new record may give values', () => {
  expect(valuesOfQuery(fields, new URLSearchParams('count=12&name=7&other=1'))).toEqual({count: 12, name: '7'});
});
