import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas, type SchemaFiles} from '../check';
import {readSchemaFiles} from '../check/files';
import {resolveEntity} from './field-groups';
import {fieldTypes, type Written} from './field-types';
import {compileEntity} from '../model';
import {SCHEMAS_DIR} from '../node';
import type {FieldType} from '../vocabulary';

const {files} = readSchemaFiles(SCHEMAS_DIR);
const TYPES = fieldTypes(files.types.map(({content}) => content as FieldType));
const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
const STAND = JSON.parse(/```json group type\n([^]*?)```/.exec(guide)?.[1] ?? '') as FieldType;
const EXAMPLE = JSON.parse(/```json group\n([^]*?)```/.exec(guide)?.[1] ?? '') as Record<string, Written>;

const NOTHING: SchemaFiles = {
  entities: [],
  types: [],
  calls: [],
  navigation: [],
  metrics: [],
  reports: [],
  homes: [],
  papers: [],
  wording: [],
};

/** An entity file with these entries among its properties. */
function fair(entries: Written): Written {
  const name = {'x-id': 'f01', 'x-type': 'name', 'x-label': {zh: '名称', en: 'Name'}};
  return {
    $id: 'fair',
    type: 'object',
    additionalProperties: false,
    'x-entity': {id: 'e_fair', module: 'marketing', label: {zh: '展会', en: 'Fair'}, display: 'name'},
    properties: {name, ...entries},
    'x-views': {default: {columns: ['name'], sort: '-createdAt'}},
    'x-indexes': [{fields: ['-createdAt']}],
    'x-form': [{label: {zh: '展会', en: 'Fair'}, fields: ['name', ...Object.keys(entries)]}],
  };
}

/** What the build says of the entity, alone unless told among which files. */
function problems(entries: Written, among: SchemaFiles = {...NOTHING, types: files.types}): readonly string[] {
  const entities = [...among.entities, {file: 'entities/marketing/fair.json', content: fair(entries)}];
  return checkSchemas({...among, entities}).map(
    ({file, pointer, message, fix}) => `${file} ${pointer}: ${message} ${fix}`,
  );
}

test('the example of CONTRIBUTING passes the build and gives columns, an address and a rule', () => {
  expect(problems(EXAMPLE, files)).toEqual([]);
  const schema = resolveEntity(fair(EXAMPLE), TYPES);
  const names = ['name', 'venueAddressLine1', 'venueCity', 'venueCountryId', 'startDate', 'endDate'];
  expect(Object.keys(schema.properties)).toEqual(names);
  expect(schema['x-form']?.[0]?.fields).toEqual(names);
  expect(schema.properties.venueCity).toMatchObject({
    'x-id': 'f21',
    type: 'string',
    maxLength: 150,
    'x-label': {zh: '场馆城市', en: 'Venue city'},
    'x-messages': {required: {en: 'Enter the venue city'}},
  });
  const {addresses, checks} = compileEntity(schema, []);
  expect(addresses).toEqual([
    {
      label: {zh: '场馆地址', en: 'Venue address'},
      use: 'shipping',
      street: ['venueAddressLine1'],
      city: 'venueCity',
      country: 'venueCountryId',
    },
  ]);
  expect(checks).toMatchObject([{field: 'endDate', message: {zh: '结束日期不能早于开始日期'}}]);
});

test('so does the example of a group, which is an address and a period', () => {
  const parts = {hall: {'x-id': 'f02'}, countryId: {'x-id': 'f03'}, opens: {'x-id': 'f04'}, closes: {'x-id': 'f05'}};
  const entries = {stand: {'x-type': 'stand', 'x-parts': parts}};
  const types = [...files.types, {file: 'types/stand.json', content: STAND}];
  expect(problems(entries, {...files, types})).toEqual([]);
  expect(resolveEntity(fair(entries), fieldTypes([...TYPES.values(), STAND]))).toMatchObject({
    addresses: [{street: ['hall'], country: 'countryId'}],
    'x-checks': [{field: 'closes', message: {zh: '闭展不能早于开展', en: 'It closes before it opens'}}],
  });
});

test('an address and a period are made of parts that their group has', () => {
  const type = {...STAND, postalAddress: {...STAND.postalAddress, city: 'town'}, period: {...STAND.period, to: 'ends'}};
  const among = {...NOTHING, types: [...files.types, {file: 'types/stand.json', content: type}]};
  expect(problems({}, among)).toEqual([
    expect.stringMatching(/stand.json \/postalAddress\/city: The group has no part "town". Use one of hall, /),
    expect.stringMatching(/stand.json \/period\/to: The group has no part "ends"/),
  ]);
});

test('what a part says goes before its group, and a prefix is part of the rule', () => {
  const days = {
    'x-type': 'period',
    'x-prefix': {name: 'stand', label: {zh: '展位', en: 'Stand'}},
    'x-parts': {startDate: {'x-id': 'f02', 'x-label': {zh: '起', en: 'From'}}, endDate: {'x-id': 'f03', 'x-width': 90}},
  };
  const {properties, 'x-checks': checks} = resolveEntity(fair({days}), TYPES);
  expect(properties.standStartDate?.['x-label']).toEqual({zh: '起', en: 'From'});
  expect(properties.standEndDate).toMatchObject({'x-width': 90, 'x-label': {zh: '展位结束日期', en: 'Stand ends'}});
  expect(checks).toMatchObject([{id: 'c_stand_dates', field: 'standEndDate', message: {zh: '展位结束日期不能早于起'}}]);
});

const PERIOD = {startDate: {'x-id': 'f23'}, endDate: {'x-id': 'f24'}};
const day = (id: string) => ({'x-id': id, 'x-type': 'date', 'x-label': {zh: '日', en: 'Day'}});

test.each<[string, Written, RegExp]>([
  [
    'a group that is not there',
    {days: {'x-type': 'season', 'x-parts': PERIOD}},
    /days\/x-type: No group is called "season"/,
  ],
  ['a type that is no group', {days: {'x-type': 'date', 'x-parts': PERIOD}}, /No group is called "date"/],
  [
    'a group in place of a type',
    {days: {'x-id': 'f23', 'x-type': 'period', 'x-label': {zh: '日', en: 'Day'}}},
    /group of columns/,
  ],
  [
    'an unknown part',
    {days: {'x-type': 'period', 'x-parts': {...PERIOD, noon: {'x-id': 'f25'}}}},
    /no part "noon". Use one of startDate, endDate/,
  ],
  [
    'a part without an id',
    {days: {'x-type': 'period', 'x-parts': {...PERIOD, endDate: {}}}},
    /endDate: "x-id" is missing/,
  ],
  ['an unknown keyword', {days: {'x-type': 'period', 'x-parts': PERIOD, 'x-prefx': {}}}, /Unknown keyword "x-prefx"/],
  [
    'what the group says already',
    {days: {'x-type': 'period', 'x-parts': {...PERIOD, endDate: {'x-id': 'f24', 'x-type': 'date'}}}},
    /endDate\/x-type: The group "period" says this already/,
  ],
  [
    'a name that is taken',
    {endDate: day('f25'), days: {'x-type': 'period', 'x-parts': PERIOD}},
    /"endDate" is made by "endDate" already/,
  ],
  [
    'a copy of a group',
    {showStartDate: day('f02'), showEndDate: day('f03')},
    /showStartDate, showEndDate say what the group "period" says.*the x-prefix "show"/,
  ],
])('the build refuses %s', (_what, entries, message) => {
  expect(problems(entries).join('\n')).toMatch(message);
});
