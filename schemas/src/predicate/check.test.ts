import {compileModel} from '../model';
import type {PropertySchema} from '../vocabulary';
import {checkPredicate} from './check';

function text(name: string) {
  return {zh: name, en: name};
}

const properties: Record<string, PropertySchema> = {
  name: {type: 'string', 'x-label': text('Name')},
  state: {
    type: 'integer',
    'x-enum': [
      {value: 1, label: text('On')},
      {value: 0, label: text('Off')},
    ],
  },
  amount: {type: 'string', format: 'decimal'},
  open: {type: 'boolean'},
  at: {type: 'string', format: 'date-time'},
  day: {type: 'string', format: 'date'},
  words: {type: 'array', items: {type: 'string'}},
  rows: {type: 'array', items: {type: 'object'}},
  parent: {type: 'integer', 'x-relation': {to: 'thing', onDelete: 'restrict'}},
  friends: {type: 'array', items: {type: 'integer'}, 'x-relation': {to: 'thing', onDelete: 'restrict'}},
  hash: {type: 'string', 'x-sensitivity': 'secret'},
  password: {type: 'string', writeOnly: true},
};
const model = compileModel([
  {
    $id: 'thing',
    type: 'object',
    additionalProperties: false,
    properties,
    'x-entity': {id: 'e_thing', module: 'people', label: {zh: '物', en: 'Thing'}, display: 'name'},
  },
]);
const thing = model.entity('thing');

function problems(predicate: unknown, options = {}): readonly (readonly [string, string])[] {
  return checkPredicate(thing, model, predicate, options).map(({pointer, message}) => [pointer, message.en]);
}

test.each<[string, unknown]>([
  ['nested', {all: [{any: []}, {not: {eq: ['name', null]}}, {has: ['parent', {has: ['friends', {eq: ['id', 1]}]}]}]}],
  [
    'dynamic',
    {
      any: [
        {eq: ['parent', {actor: 'id'}]},
        {in: ['parent', {actor: 'platformIds'}]},
        {lt: ['day', {now: 'date'}]},
        {lt: ['at', {now: 'date'}]},
        {lt: ['at', {now: 'nextWeek'}]},
      ],
    },
  ],
  ['between properties', {lt: ['amount', {field: 'state'}]}],
  ['decimals as number or text', {all: [{gt: ['amount', 0]}, {gt: ['amount', '0.10']}]}],
  ['elements', {all: [{contains: ['words', 'x']}, {contains: ['friends', 5]}, {eq: ['words', null]}]}],
  ['system properties', {all: [{eq: ['id', 4]}, {gte: ['createdAt', '2024-01-01']}]}],
])('accepts: %s', (_name, predicate) => {
  expect(problems(predicate)).toEqual([]);
});

test.each<[string, unknown, string, RegExp]>([
  ['no object', 'name', '', /exactly one operator/],
  ['two operators', {eq: ['name', 'x'], ne: ['name', 'y']}, '', /exactly one operator/],
  ['an unknown operator', {like: ['name', 'x']}, '', /Unknown operator "like"/],
  ['a name from the prototype', {constructor: []}, '', /Unknown operator "constructor"/],
  ['no list', {all: {eq: ['name', 'x']}}, '/all', /list of conditions/],
  ['no pair', {all: [{eq: ['name']}]}, '/all/0/eq', /pair/],
  ['an unknown property', {not: {eq: ['nome', 'x']}}, '/not/eq/0', /Thing has no property "nome"/],
  ['a property of the prototype', {eq: ['constructor', 'x']}, '/eq/0', /no property/],
  ['a secret property', {eq: ['hash', 'x']}, '/eq/0', /no property "hash"/],
  [
    'a secret property on the right',
    {eq: ['name', {field: 'hash'}]},
    '/eq/1/field',
    /cannot be compared with each other/,
  ],
  ['write-only input', {eq: ['password', 'x']}, '/eq/0', /no property "password"/],
  ['the wrong type', {eq: ['state', '1']}, '/eq/1', /whole number/],
  ['a fraction', {eq: ['state', 1.5]}, '/eq/1', /whole number/],
  ['an unsafe integer', {eq: ['parent', 2 ** 53]}, '/eq/1', /whole number/],
  ['no decimal', {gt: ['amount', '1,5']}, '/gt/1', /number/],
  ['a day that does not exist', {eq: ['day', '2023-02-29']}, '/eq/1', /YYYY-MM-DD/],
  ['a time without zone', {lt: ['at', '2024-01-01T00:00:00']}, '/lt/1', /zone/],
  ['microseconds', {lt: ['at', '2024-01-01T00:00:00.000001Z']}, '/lt/1', /zone/],
  ['a NUL character', {eq: ['name', 'a\0']}, '/eq/1', /cannot be stored/],
  ['half a surrogate pair', {eq: ['name', '\ud800']}, '/eq/1', /cannot be stored/],
  ['an order with null', {lt: ['state', null]}, '/lt/1', /null/],
  ['an order of booleans', {lt: ['open', true]}, '/lt', /does not apply/],
  ['a text search in a number', {contains: ['state', 1]}, '/contains', /does not apply/],
  ['an element of a list of objects', {contains: ['rows', 'x']}, '/contains', /does not apply/],
  ['equality of lists', {eq: ['words', 'x']}, '/eq/1', /only be compared with null|Can only/],
  ['in without list', {in: ['state', 1]}, '/in/1', /list/],
  ['in with a wrong element', {in: ['state', [1, 'x', null]]}, '/in/1/1', /whole number/],
  ['in a dynamic value that is no list', {in: ['parent', {actor: 'id'}]}, '/in/1', /dynamic/],
  ['a dynamic list as value', {eq: ['parent', {actor: 'roleIds'}]}, '/eq/1', /dynamic/],
  ['a dynamic value of another type', {eq: ['name', {actor: 'id'}]}, '/eq/1', /dynamic/],
  ['the time for a day', {lt: ['day', {now: 'time'}]}, '/lt/1', /dynamic/],
  ['a week for a number', {lt: ['amount', {now: 'nextWeek'}]}, '/lt/1', /dynamic/],
  ['an unknown dynamic value', {eq: ['parent', {actor: '__proto__'}]}, '/eq/1', /dynamic/],
  ['has on a plain property', {has: ['name', {all: []}]}, '/has/0', /no relation/],
  ['a mistake in has', {has: ['parent', {eq: ['x', 1]}]}, '/has/1/eq/0', /no property "x"/],
  [
    'too many elements',
    {in: ['state', Array.from({length: 10_001}, (_, index) => index)]},
    '/in/1',
    /longer than 10000/,
  ],
])('refuses: %s', (_name, predicate, pointer, message) => {
  const [problem, ...others] = problems(predicate);
  expect(others).toEqual([]);
  expect(problem?.[0]).toBe(pointer);
  expect(problem?.[1]).toMatch(message);
});

test('refuses what is nested too deeply, and too many conditions, once', () => {
  let deep: unknown = {all: []};
  for (let level = 0; level < 20; level++) deep = {not: deep};
  expect(problems(deep).map(([, message]) => message)).toEqual(['Conditions are nested more than 12 deep']);
  const wide = {any: Array.from({length: 600}, () => ({all: []}))};
  expect(problems(wide).map(([, message]) => message)).toEqual(['There are more than 500 conditions']);
});

test('says in both languages what is wrong, about which property and of what kind', () => {
  expect(checkPredicate(thing, model, {lt: ['name', 5]})).toEqual([
    {pointer: '/lt/1', kind: 'value', field: 'name', message: {zh: '需要文本', en: 'A text is needed'}},
  ]);
});

test('values outside x-enum are refused in schema files only', () => {
  expect(problems({eq: ['state', 7]})).toEqual([]);
  expect(problems({eq: ['state', 7]}, {enums: true})).toEqual([['/eq/1', '7 is no value of "state"']]);
});

test('forms ask about their own record only', () => {
  expect(problems({has: ['parent', {all: []}]}, {ownFieldsOnly: true})).toEqual([
    ['/has', 'Only properties of the record itself can be asked about here'],
  ]);
});

test('what an actor cannot see does not exist; who may see secrets may ask about them', () => {
  expect(
    problems({eq: ['amount', '1']}, {visible: (_entity: unknown, {name}: {name: string}) => name !== 'amount'})[0]?.[1],
  ).toMatch(/no property/);
  expect(problems({eq: ['hash', 'x']}, {visible: () => true})).toEqual([]);
});
