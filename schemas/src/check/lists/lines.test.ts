import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compileEntity, compileModel} from '../../model';
import {readEntitySchemas, SCHEMAS_DIR} from '../../node';
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';
import {lines} from './lines';
import {checkResolved} from '../shape';
import type {SchemaFiles} from '../types';

const TEXT = {zh: '文', en: 'Text'};
const LINES = {name: 'badges', of: 'badge.makerId', label: TEXT, columns: ['title', 'price'], totals: ['price']};

type Part = Record<string, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(content: unknown, ...path: readonly string[]): Part {
  const found = path.reduce((at, key) => (isPart(at) ? at[key] : undefined), content);
  if (!isPart(found)) throw new Error(`Nothing at ${path.join('/')}.`);
  return found;
}

/** Makers with their badges as lines, without any problem. */
function lined(some: readonly Part[] = [LINES]): {files: SchemaFiles; maker: Part; badge: Part} {
  const files = goodFiles();
  const [maker, badge] = files.entities.map(({content}) => partOf(content));
  if (!maker || !badge) throw new Error('The good files are others.');
  Object.assign(partOf(badge, 'properties', 'makerId'), {
    'x-createOnly': true,
    'x-relation': {to: 'maker', onDelete: 'cascade', inherit: true},
  });
  Object.assign(badge, {
    'x-rights': {},
    'x-sort': {field: 'place', scope: ['makerId']},
    'x-indexes': [{fields: ['-createdAt']}, {fields: ['place']}],
  });
  maker['x-lines'] = some;
  return {files, maker, badge};
}

const told = (files: SchemaFiles) => checkSchemas(files).map(({pointer, message}) => `${pointer} ${message}`);

test('lines that belong to their record alone are sound, in a section of the form and locked by a state', () => {
  const {files, maker} = lined();
  maker['x-form'] = [{label: TEXT, fields: ['name', 'badges']}];
  expect(told(files)).toEqual([]);
});

test.each<[string, Part, RegExp]>([
  ['an entity that is not there', {of: 'button.makerId'}, /no other entity "button"/],
  ['the entity itself', {of: 'maker.name'}, /no other entity/],
  ['a property that leads elsewhere', {of: 'badge.title'}, /does not lead to one maker/],
  ['the name of a property', {name: 'active'}, /also a property/],
  ['an unknown column', {columns: ['title', 'colour']}, /no "colour"/],
  ['a secret column', {columns: ['title', 'secret']}, /no "secret"/],
  ['columns without what a new line needs', {columns: ['price'], totals: []}, /needs "title"/],
  ['a total of texts', {totals: ['title']}, /"title" is no column of numbers/],
  ['a total of what is no column', {totals: ['place']}, /"place" is no column/],
])('lines with %s are refused', (_what, change, message) => {
  expect(told(lined([{...LINES, ...change}]).files).join('\n')).toMatch(message);
});

test('a row of a list unfolds them with columns that can be shown', () => {
  const unfolded = (columns: readonly string[]) => {
    const {files, maker} = lined();
    Object.assign(partOf(maker, 'x-views', 'default'), {unfold: {lines: 'badges', columns}});
    return told(files);
  };
  expect(unfolded(['title', 'note'])).toEqual([]);
  expect(unfolded(['title', 'secret'])).toEqual([
    '/x-views/default/unfold/columns/1 badge has no "secret" that can be shown.',
  ]);
});

test('a relation that does not tie the line to its record is refused', () => {
  for (const broken of [{'x-createOnly': false}, {'x-relation': {to: 'maker', onDelete: 'cascade'}}]) {
    const {files, badge} = lined();
    Object.assign(partOf(badge, 'properties', 'makerId'), broken);
    expect(told(files).join('\n')).toMatch(/does not tie a line/);
  }
});

test('what has scopes, places or lines of its own is no line, nor is what stands in another form', () => {
  const scoped = lined();
  partOf(scoped.badge, 'x-rights').scopes = {own: {eq: ['makerId', {actor: 'id'}]}};
  expect(told(scoped.files).join('\n')).toMatch(/who reaches its records/);
  const sorted = lined();
  partOf(sorted.badge, 'x-sort').scope = [];
  expect(told(sorted.files).join('\n')).toMatch(/not counted by "badge.makerId"/);
  const cycle = lined();
  cycle.badge['x-lines'] = [{...LINES, name: 'makers', of: 'maker.name', columns: ['name'], totals: []}];
  expect(told(cycle.files).join('\n')).toMatch(/badge has lines itself/);
  expect(told(lined([LINES, {...LINES, name: 'others'}]).files).join('\n')).toMatch(/lines of maker already/);
  expect(told(lined([LINES, LINES]).files).join('\n')).toMatch(/Two kinds of lines are called "badges"/);
});

test('the worked example of the guide is sound', () => {
  const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
  const [, example = ''] = /```json\n(\{"x-lines"[^]*?)```/.exec(guide) ?? [];
  const schemas = readEntitySchemas().map(schema =>
    schema.$id === 'order' ? {...schema, ...JSON.parse(example)} : schema,
  );
  const entities = schemas.map(schema => ({file: `${schema.$id}.json`, schema, entity: compileEntity(schema)}));
  const order = entities.find(({schema}) => schema.$id === 'order');
  if (!order) throw new Error('There is no order.');
  expect(checkResolved(order.schema)).toEqual([]);
  expect(
    lines(order, {
      model: compileModel(schemas),
      entities,
      calls: [],
      navigation: [],
      metrics: [],
      reports: [],
      homes: [],
      papers: [],
      wording: [],
    }),
  ).toEqual([]);
});
