/** TypeScript and the meta-schemas say the same of schema files: names, what is required, the words to choose from. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {differences} from '../testing/shape';
import {MetaSchemas} from '../testing/shape-of-schema';
import {Types} from '../testing/shape-of-type';

const SOURCES = [
  ...readdirSync(__dirname)
    .filter(name => !name.endsWith('.test.ts'))
    .map(name => `vocabulary/${name}`),
  'text/index.ts',
  'calls.ts',
  'navigation/types.ts',
  'papers/wording.ts',
];

/**
 * TypeScript is of files as they are loaded and checked, where labels are asked for in other words (`check/labels`) and
 * groups of columns are written out, and of the values within properties and answers, too.
 */
const MEANT = [
  'addresses: only in the type',
  'properties.*.const: only in the type',
  'properties.*.x-record: only in the type',
  'properties.*.x-relation.onDelete: required by the type alone',
  'properties.*.x-relation.to: required by the type alone',
  'properties.*.x-type: only in the meta-schema',
  'x-form[].label: required by the type alone',
];

/** Duties that the check of the build asks for in words of its own, and keys that loading turns into values. */
const ASKED_BY_CHECKS: Readonly<Record<string, readonly string[]>> = {
  NavigationFile: ['nodes[].title: required by the type alone', 'splits.*.entries[].status: number <> text'],
};

function found(type: string, file: string): readonly string[] {
  const types = new Types(SOURCES.map(name => readFileSync(join(__dirname, '..', name), 'utf8')));
  const schemas = new MetaSchemas(join(__dirname, '../../vocabulary'));
  return [...differences(types.shapeOf(type), schemas.shapeOf(file))].sort();
}

test('an entity file is the same to TypeScript and to the meta-schemas', () => {
  expect(found('EntitySchema', 'entity.schema.json')).toEqual(MEANT);
});

test.each([
  ['CallFile', 'call.schema.json'],
  ['Metric', 'metric.schema.json'],
  ['Report', 'report.schema.json'],
  ['Home', 'home.schema.json'],
  ['FieldType', 'type.schema.json'],
  ['GroupKeyword', 'group.schema.json'],
  ['NavigationFile', 'navigation.schema.json'],
  ['WrittenPaper', 'paper.schema.json'],
  ['Wording', 'wording.schema.json'],
])('so is what TypeScript calls %s', (type, file) => {
  expect(found(type, file)).toEqual(ASKED_BY_CHECKS[type] ?? []);
});

test('a difference is told with its place: a name, a duty, a word, a list', () => {
  const types = new Types([
    `export interface Lamp { readonly on: boolean; readonly colour?: 'red' | 'green'; readonly lines: string;
      readonly made?: {readonly by: string} }`,
  ]);
  const words = (...values: readonly string[]) => ({words: new Set(values.map(value => JSON.stringify(value)))});
  const text = {scalars: new Set(['text'])};
  const names = new Map([
    ['on', {required: false, shape: {words: new Set(['true', 'false'])}}],
    ['colour', {required: false, shape: words('red', 'blue')}],
    ['lines', {required: true, shape: {items: text}}],
    ['made', {required: false, shape: {names: new Map([['at', {required: true, shape: text}]])}}],
  ]);
  expect(differences(types.shapeOf('Lamp'), {names})).toEqual([
    'on: required by the type alone',
    'colour: "green" "red" <> "blue" "red"',
    'lines: text <> nothing',
    'lines[]: only in the meta-schema',
    'made.by: only in the type',
    'made.at: only in the meta-schema',
  ]);
});
