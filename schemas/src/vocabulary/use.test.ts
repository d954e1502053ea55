/** Every word of the vocabulary is said somewhere: what nobody needs is no part of the language. */
import {join} from 'node:path';
import {readSchemaFiles} from '../check/files';
import {SCHEMAS_DIR} from '../node';
import {isFamily, reportsIn, type ReportFile} from '../reports/family';
import {Uses} from '../testing/uses';
import {resolveEntity} from '../types/field-groups';
import {fieldTypes} from '../types/field-types';
import type {FieldType} from './field-type';

const {files} = readSchemaFiles(SCHEMAS_DIR);

const META = {
  types: 'type.schema.json',
  entities: 'entity.schema.json',
  calls: 'call.schema.json',
  navigation: 'navigation.schema.json',
  metrics: 'metric.schema.json',
  papers: 'paper.schema.json',
  wording: 'wording.schema.json',
} as const;

/** Words for what becomes of data once names and values change; most worlds never do. */
const OF_CHANGES = /\/(was|x-was|retired)$/;

test('no word of the vocabulary is without a use', () => {
  const uses = new Uses(join(SCHEMAS_DIR, 'vocabulary'));
  const types = fieldTypes(files.types.map(({content}) => content as FieldType));
  for (const [kind, file] of Object.entries(META))
    for (const {content} of files[kind as keyof typeof META]) uses.count(file, content);
  // With what the types of its fields say.
  for (const {content} of files.entities) uses.count(META.entities, resolveEntity(content, types));
  for (const {content} of files.reports) {
    if (isFamily(content as ReportFile)) uses.count('report-family.schema.json', content);
    for (const report of reportsIn(content as ReportFile)) uses.count('report.schema.json', report);
  }
  expect(uses.unused().filter(place => !OF_CHANGES.test(place))).toEqual([]);
});
