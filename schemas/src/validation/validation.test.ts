import {compileEntity} from '../model';
import type {EntitySchema, PropertySchema} from '../vocabulary';
import {checkRecord} from './check-record';
import {recordSchema} from './record';
import {validateRecord} from './validate';

const TEXT = {zh: '文', en: 'Text'};
const CONTEXT = {
  actor: {id: 1, departmentIds: [], roleIds: [], platformIds: [], marketPlatformIds: [], memberId: null, email: null},
  now: '2024-03-01T00:00:00.000Z',
};

const properties: Record<string, PropertySchema> = {
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 5,
    'x-messages': {required: {zh: '请输入名称', en: 'Enter the name'}},
  },
  shade: {
    type: 'string',
    maxLength: 9,
    pattern: '^#[0-9a-f]{6}$',
    'x-messages': {pattern: {zh: '颜色格式不对', en: 'A colour like #00ff00'}},
  },
  mail: {type: 'string', format: 'email'},
  link: {type: 'string', format: 'uri-reference', maxLength: 100},
  price: {type: 'string', format: 'decimal', minimum: 0, 'x-column': {precision: 6, scale: 2}},
  count: {type: 'integer', minimum: 1},
  owner: {type: 'integer', 'x-relation': {to: 'user', onDelete: 'restrict'}},
  state: {
    type: 'integer',
    default: 1,
    'x-enum': [
      {value: 1, label: TEXT},
      {value: 0, label: TEXT},
    ],
  },
  at: {type: 'string', format: 'date-time'},
  day: {type: 'string', format: 'date'},
  place: {type: 'integer', readOnly: true},
  hash: {type: 'string', 'x-sensitivity': 'secret'},
  password: {type: 'string', writeOnly: true, minLength: 8},
  tags: {type: 'array', maxItems: 2, uniqueItems: true, items: {type: 'string', maxLength: 3}},
  rows: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['size'],
      properties: {
        size: {type: 'integer', 'x-messages': {required: {zh: '请输入尺寸', en: 'Enter the size'}}},
        note: {type: 'string', maxLength: 3},
      },
    },
  },
  reason: {
    type: 'string',
    'x-when': {required: {eq: ['state', 0]}},
    'x-messages': {required: {zh: '请说明原因', en: 'Say why'}},
  },
  from: {type: 'integer'},
  to: {type: 'integer'},
};
const schema: EntitySchema = {
  $id: 'thing',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'count', 'state', 'place'],
  properties,
  'x-entity': {id: 'e_thing', module: 'people', label: TEXT, display: 'name'},
  'x-sort': {field: 'place'},
  'x-checks': [
    {
      id: 'c_order',
      rule: {any: [{eq: ['from', null]}, {lte: ['from', {field: 'to'}]}]},
      field: 'to',
      message: {zh: '顺序不对', en: 'Wrong order'},
    },
  ],
};
const thing = compileEntity(schema);
const GOOD = {name: 'Pin', count: 1};

test('the derived schema is plain JSON Schema without what the system provides', () => {
  const create = recordSchema(thing, 'create');
  expect(JSON.stringify(create)).not.toMatch(/x-/);
  expect(create.required).toEqual(['name', 'count']);
  expect(Object.keys(create.properties)).not.toEqual(expect.arrayContaining(['id', 'version', 'place', 'hash']));
  expect(create.properties.name).toEqual({type: 'string', minLength: 1, maxLength: 5});
  expect(create.properties.mail).toEqual({type: ['string', 'null'], format: 'email'});
  expect(create.properties.state).toEqual({type: 'integer', enum: [1, 0]});
  expect(create.properties.price).toEqual({
    type: ['string', 'null'],
    format: 'decimal',
    maxLength: 8,
    pattern: '^-?\\d{1,4}(\\.\\d{1,2})?$',
  });
  expect(recordSchema(thing, 'update')).not.toHaveProperty('required');
  expect(Object.keys(recordSchema(thing, 'create', {complete: true}).properties)).toEqual(
    expect.arrayContaining(['place', 'hash']),
  );
});

type Case = readonly [what: string, values: Record<string, unknown>, errors: unknown];

test.each<Case>([
  ['nothing', {}, {}],
  ['nulls where empty is allowed', {mail: null, price: null, tags: null, rows: null, at: null}, {}],
  ["a missing text in the schema's words", {name: ''}, {name: 'Enter the name'}],
  ['a missing value that is null', {name: null, count: null}, {name: 'Enter the name', count: 'Required'}],
  ['too long', {name: 'Badges'}, {name: 'At most 5 characters'}],
  ['too long, and nothing else of what is not looked at', {shade: 'ever so red'}, {shade: 'At most 9 characters'}],
  ['too many, and nothing else', {tags: ['a', 'long', 'a']}, {tags: 'At most 2 entries'}],
  [
    'an amount that is too long',
    {price: `1${'0'.repeat(100_000)}`},
    {price: 'Enter a number with at most 4 digits before and 2 after the point'},
  ],
  ['characters, not code units', {name: '😀😀😀😀😀'}, {}],
  ["a pattern in the schema's words", {shade: 'red'}, {shade: 'A colour like #00ff00'}],
  ['an address that is followed', {link: '/files/a.png?x=1'}, {}],
  ['an address elsewhere', {link: 'HTTPS://example.com/a'}, {}],
  ['an address that runs something', {link: 'javascript:alert(1)'}, {link: 'Enter a valid address'}],
  ['an address that hides what it runs', {link: ' \u0001JavaScript:alert(1)'}, {link: 'Enter a valid address'}],
  ['an address that is data', {link: 'data:text/html,x'}, {link: 'Enter a valid address'}],
  ['an address', {mail: 'x@'}, {mail: 'Enter a valid e-mail address'}],
  ['decimals', {price: '12.345'}, {price: 'Enter a number with at most 4 digits before and 2 after the point'}],
  [
    'a decimal that is a number',
    {price: 5},
    {price: 'Enter a number with at most 4 digits before and 2 after the point'},
  ],
  ['a whole number', {count: '1'}, {count: 'Must be a whole number'}],
  ['bounds', {count: 0}, {count: 'Must be at least 1'}],
  ['bounds of the column', {count: 3_000_000_000}, {count: 'Must be at most 2147483647'}],
  ['an id beyond safe integers', {owner: 2 ** 53}, {owner: 'Must be at most 9007199254740991'}],
  ['a value outside the enum', {state: 5}, {state: 'Choose one of the options'}],
  ['a time without zone', {at: '2024-01-01T10:00:00'}, {at: 'Enter a date and time with its zone'}],
  ['a day that does not exist', {day: '2023-02-29'}, {day: 'Enter a date like 2024-01-31'}],
  ['an unknown property', {colour: 'red'}, {colour: 'Unknown field'}],
  ['an entry of a list', {tags: ['a', 'long']}, {tags: 'Entry 2: At most 3 characters'}],
  ['repeated entries', {tags: ['a', 'a']}, {tags: 'Entries must not repeat'}],
  [
    'nested rows',
    {rows: [{size: 1}, {note: 'too long'}]},
    {rows: [null, {size: 'Enter the size', note: 'At most 3 characters'}]},
  ],
  ['an unknown nested property', {rows: [{size: 1, weight: 2}]}, {rows: [{weight: 'Unknown field'}]}],
  ['a list that is none', {rows: {}}, {rows: 'Must be a list'}],
  [
    'what the database cannot hold',
    {name: 'a\0'},
    {name: 'Contains a character that cannot be stored, or more than 30 marks on one letter'},
  ],
  [
    'what the database cannot hold, deep inside',
    {rows: [{size: 1, note: '\ud800'}]},
    {rows: 'Contains a character that cannot be stored, or more than 30 marks on one letter'},
  ],
])('%s', (_what, values, errors) => {
  expect(validateRecord(thing, 'update', values, 'en')).toEqual(errors);
});

test('a create needs what is required, and says so in Chinese too', () => {
  expect(validateRecord(thing, 'create', {}, 'zh')).toEqual({name: '请输入名称', count: '必填'});
  expect(validateRecord(thing, 'create', GOOD, 'zh')).toEqual({});
});

test('the complete record may hold what the system provided', () => {
  expect(validateRecord(thing, 'create', {...GOOD, place: 3, hash: 'x', state: 1}, 'en')).toEqual({});
});

test.each<Case>([
  ['not required now', {state: 1}, {}],
  ['required now', {state: 0}, {reason: 'Say why'}],
  ['required now and blank', {state: 0, reason: ''}, {reason: 'Say why'}],
  ['a check that holds', {from: 1, to: 2}, {}],
  ['a check that does not', {from: 3, to: 2}, {to: 'Wrong order'}],
  ['an amount below the minimum', {price: '-0.01'}, {price: 'Must be at least 0'}],
  ['an amount at the minimum', {price: '0.00'}, {}],
])('rules over the record: %s', (_what, record, errors) => {
  expect(checkRecord(thing, record, CONTEXT, 'en')).toEqual(errors);
});
