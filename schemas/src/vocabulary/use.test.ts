/** Every word of the vocabulary is said somewhere: what nobody needs is no part of the language. */
import {join} from 'node:path';
import {readSchemaFiles} from '../check/files';
import {SCHEMAS_DIR} from '../node';
import {isFamily, reportsIn, type ReportFile} from '../reports/family';
import {Uses} from '../testing/uses';
import {resolveEntity} from '../types/field-groups';
import {fieldTypes} from '../types/field-types';
import type {FieldType} from './field-type';

/** Words for what becomes of data once names and values change. */
const OF_CHANGES: ReadonlySet<string> = new Set(['was', 'x-was', 'retired']);

/** The meta-schemas that describe values: what JSON Schema itself says of values may stand in each of them. */
const OF_VALUES = [
  'property.schema.json#/properties/',
  'common.schema.json#/$defs/nestedSchema/properties/',
  'call.schema.json#/$defs/input/properties/',
];

function countUses(): Uses {
  const uses = new Uses(join(SCHEMAS_DIR, 'vocabulary'));
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const types = fieldTypes(files.types.map(({content}) => content as FieldType));
  for (const kind of ['call', 'home', 'metric', 'navigation', 'paper', 'type', 'wording'] as const)
    for (const {content} of files[FOLDERS[kind]]) uses.count(`${kind}.schema.json`, content);
  // As they are written, and with what the types of their properties say.
  for (const {content} of files.entities)
    for (const each of [content, resolveEntity(content, types)]) uses.count('entity.schema.json', each);
  for (const {content} of files.reports) {
    if (isFamily(content as ReportFile)) uses.count('report-family.schema.json', content);
    for (const report of reportsIn(content as ReportFile)) uses.count('report.schema.json', report);
  }
  return uses;
}

const FOLDERS = {
  call: 'calls',
  home: 'homes',
  metric: 'metrics',
  navigation: 'navigation',
  paper: 'papers',
  type: 'types',
  wording: 'wording',
} as const;

const isOfValues = (place: string): boolean => OF_VALUES.some(start => place.startsWith(start));
const wordOf = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

const uses = countUses();

test('no word of the vocabulary is without a use', () => {
  const unused = uses.unused().filter(place => !OF_CHANGES.has(wordOf(place)));
  expect(unused.filter(place => !isOfValues(place) || wordOf(place).startsWith('x-'))).toEqual([]);
});

test('no word of JSON Schema that may be said of values is without a use', () => {
  const used = new Set(uses.used().map(wordOf));
  expect(uses.unused().filter(place => isOfValues(place) && !used.has(wordOf(place)))).toEqual([]);
});
