import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compileEntity, compileModel} from '../../model';
import {readEntitySchemas, SCHEMAS_DIR} from '../../node';
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';
import {checkShape} from '../shape';
import type {EntitySchema} from '../../vocabulary';
import type {SchemaFiles} from '../types';
import {origins} from './origins';

const text = (en: string) => ({zh: `中${en}`, en});
const TEXT = text('Make it');

type Part = Record<string, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(content: unknown, ...path: readonly string[]): Part {
  const found = path.reduce((at, key) => (isPart(at) ? at[key] : undefined), content);
  if (!isPart(found)) throw new Error(`Nothing at ${path.join('/')}.`);
  return found;
}

const FROM = {via: 'makerId', label: TEXT, values: {title: 'name'}};

/** Badges that are made from their maker. */
function made(change: Part = {}, relation: Part = {}): {files: SchemaFiles; maker: Part; badge: Part} {
  const files = goodFiles();
  const [maker, badge] = files.entities.map(({content}) => partOf(content));
  if (!maker || !badge) throw new Error('The good files are others.');
  Object.assign(partOf(maker, 'properties'), {
    price: {'x-id': 'f11', 'x-type': 'price', 'x-label': text('Cost'), 'x-column': {scale: 4}},
    currency: {'x-id': 'f12', type: 'string', 'x-label': text('Currency')},
    note: {'x-id': 'f13', type: 'string', 'x-sensitivity': 'confidential', 'x-label': text('Remark')},
    madeAt: {'x-id': 'f14', type: 'string', format: 'date-time', 'x-label': text('Made')},
    number: {'x-id': 'f15', type: 'integer', 'x-label': text('Number')},
  });
  Object.assign(partOf(badge, 'properties'), {
    day: {'x-id': 'f21', type: 'string', format: 'date', 'x-label': text('Day')},
    count: {'x-id': 'f22', type: 'integer', 'x-label': text('Count')},
  });
  Object.assign(partOf(badge, 'properties', 'makerId', 'x-relation'), relation);
  badge['x-from'] = [{...FROM, ...change}];
  return {files, maker, badge};
}

const told = (files: SchemaFiles) =>
  checkSchemas(files).map(({file, pointer, message}) => `${file} ${pointer} ${message}`);

test.each<[string, Part]>([
  ['a property', {title: 'name'}],
  ['texts one after the other', {title: {joined: {of: ['name', {value: 'badge'}], by: ' '}}}],
  ['the first that there is', {title: {first: ['name', {value: 'Badge'}]}}],
  ['today, and a day after it', {day: {today: 30}}],
  ['the day of a moment', {day: {dayOf: 'madeAt'}}],
  ['what is left', {count: {rest: 'number', when: {eq: ['active', true]}}}],
  ['an amount with its currency', {price: 'price', currency: 'currency'}],
])('what is given may be %s', (_what, values) => {
  expect(told(made({values}).files)).toEqual([]);
});

test.each<[string, Part, RegExp]>([
  ['a relation that is none', {via: 'title'}, /x-from\/0\/via "title" is no relation/],
  ['a property that is not there', {values: {title: 'colour'}}, /values\/title "maker" has no "colour"/],
  ['a path that leads nowhere', {values: {title: 'name.title'}}, /has no "name.title"/],
  ['what nobody enters', {values: {place: 'number'}}, /Nobody fills in "place"/],
  ['an unknown property', {values: {colour: 'name'}}, /Nobody fills in "colour"/],
  ['another kind', {values: {count: 'name'}}, /"name" holds no number/],
  ['the relation itself', {values: {makerId: 'number'}}, /Nobody fills in "makerId"/],
  ['an amount without its currency', {values: {price: 'price'}}, /an amount of another currency/],
  ['what others may not see', {values: {title: 'note'}}, /"note" is confidential, "title" is not/],
  ['an address that there is none of', {values: {title: {address: ['billing']}}}, /the origin has no address/],
  ['a day for a text', {values: {title: {today: 0}}}, /"title" is no date/],
  ['the word of what is no choice', {values: {title: {labelOf: 'number'}}}, /"number" is no choice/],
  ['the day of a text', {values: {day: {dayOf: 'name'}}}, /"name" is no moment/],
  [
    'lines that are not there',
    {lines: [{name: 'parts', of: 'parts', values: {title: 'name'}}]},
    /has no lines "parts"/,
  ],
  ['a guard without a reason', {guard: {eq: ['active', true]}}, /belong together/],
  ['a guard of what is not there', {guard: {eq: ['colour', 1]}, guardMessage: TEXT}, /guard\/eq/],
])('%s fails the build with its file, place and mend', (_what, change, message) => {
  const {files} = made(change);
  expect(told(files).join('\n')).toMatch(message);
  for (const {file, fix} of checkSchemas(files))
    expect([file, fix]).toEqual(['entities/design/badge.json', expect.stringMatching(/\w{3}/)]);
});

test('what a relation wants to agree has to be given from there', () => {
  const wanted = {matching: {currency: 'currency'}};
  expect(told(made({}, wanted).files).join('\n')).toMatch(/wants "currency" to be the "currency" of maker/);
  expect(told(made({values: {currency: 'currency'}}, wanted).files)).toEqual([]);
});

test('records that would be made from each other are refused, as is an origin that stands twice', () => {
  const {files, maker, badge} = made();
  Object.assign(partOf(maker, 'properties'), {
    badgeId: {
      'x-id': 'f19',
      type: 'integer',
      'x-label': text('Badge'),
      'x-relation': {to: 'badge', onDelete: 'setNull'},
    },
  });
  maker['x-from'] = [{via: 'badgeId', label: TEXT, values: {name: 'title'}}];
  expect(told(files).join('\n')).toMatch(/maker is made from badge in turn/);
  delete maker['x-from'];
  badge['x-from'] = [FROM, FROM];
  expect(told(files).join('\n')).toMatch(/"makerId" stands here twice/);
});

/** What is found of one entity among all. */
function findingsOf(schemas: readonly EntitySchema[], schema: EntitySchema) {
  const model = compileModel(schemas.map(each => (each.$id === schema.$id ? schema : each)));
  const checked = {
    model,
    entities: [],
    calls: [],
    navigation: [],
    metrics: [],
    reports: [],
    homes: [],
    papers: [],
    wording: [],
  };
  return origins({file: `${schema.$id}.json`, schema, entity: compileEntity(schema)}, checked);
}

test.each<[string, string, readonly string[]]>([
  ['records that lead to the origin', 'stock-record.warehouseId', []],
  ['records that do not lead to it', 'stock-record.goodsId', ['warehouse has no lines "stock-record.goodsId".']],
  ['records that are not there', 'shelf.warehouseId', ['warehouse has no lines "shelf.warehouseId".']],
])('lines may be made from %s, or the build fails', (_what, of, messages) => {
  const schemas = readEntitySchemas();
  const purchase = schemas.find(({$id}) => $id === 'purchase-order');
  const from = purchase?.['x-from']?.find(({via}) => via === 'warehouseId');
  if (!purchase || !from?.lines) throw new Error('Nothing is bought for a warehouse.');
  const changed = {...purchase, 'x-from': [{...from, lines: from.lines.map(lines => ({...lines, of}))}]};
  expect(findingsOf(schemas, changed).map(({message}) => message)).toEqual(messages);
});

test('the worked example of the guide is sound', () => {
  const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
  const [, example = ''] = /```json\n(\{"x-from"[^]*?)```/.exec(guide) ?? [];
  const schemas = readEntitySchemas().map(schema =>
    schema.$id === 'review' ? {...schema, ...JSON.parse(example)} : schema,
  );
  const review = schemas.find(({$id}) => $id === 'review');
  if (!review) throw new Error('There is no review.');
  expect(checkShape('entity', review)).toEqual([]);
  expect(compileEntity(review).origins).toHaveLength(1);
  expect(findingsOf(schemas, review)).toEqual([]);
});
