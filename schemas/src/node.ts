/** Reads the schema files from disk. Node only. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import type {Call, CallFile} from './calls';
import {resolveHomeKeys, resolveKeys, resolveMetricKeys, resolveNavigationKeys} from './types/enum-keys';
import {resolveEntity} from './types/field-groups';
import {fieldTypes, type FieldTypes} from './types/field-types';
import {compileModel, type Model} from './model';
import {joinNavigation, labelRightsIn, type Navigation, type NavigationFile} from './navigation';
import type {PaperFile, WrittenPaper} from './vocabulary/paper';
import {wholePapers} from './papers/like';
import {headOf, PAPER_LANGUAGES, type PaperLanguage, type Wording, type Wordings} from './papers/wording';
import type {Metric, Report} from './vocabulary/report';
import {reportsIn, type ReportFile} from './reports/family';
import type {EntitySchema, FieldType, Home} from './vocabulary';

/** The folder of `@emblem/schemas`, or `EMBLEM_SCHEMAS` where a test brings its own. */
export const SCHEMAS_DIR = process.env.EMBLEM_SCHEMAS ?? resolve(__dirname, '..');

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Absolute paths of all entity files, in a stable order. */
export function entityFiles(dir = SCHEMAS_DIR): readonly string[] {
  const root = join(dir, 'entities');
  return readdirSync(root)
    .filter(name => statSync(join(root, name)).isDirectory())
    .sort()
    .flatMap(module =>
      readdirSync(join(root, module))
        .filter(name => name.endsWith('.json'))
        .sort()
        .map(name => join(root, module, name)),
    );
}

/** Absolute paths of the files of field types; none where a test's folder has no such folder. */
export function typeFiles(dir = SCHEMAS_DIR): readonly string[] {
  return jsonFiles(join(dir, 'types'));
}

function readFieldTypes(dir: string): FieldTypes {
  return fieldTypes(typeFiles(dir).map(file => readJson<FieldType>(file)));
}

/** All entities, with the types of their fields written out and values in place of keys. */
export function readEntitySchemas(dir = SCHEMAS_DIR): readonly EntitySchema[] {
  const types = readFieldTypes(dir);
  const written = entityFiles(dir).map(file => {
    const schema = resolveEntity(readJson<unknown>(file), types);
    if (schema.$id !== basename(file, '.json'))
      throw new Error(`${file}: $id is "${schema.$id}" but must equal the file's name.`);
    return schema;
  });
  return resolveKeys(written);
}

/** Absolute paths; none where a test's folder has no papers. */
export function paperFiles(dir = SCHEMAS_DIR): readonly string[] {
  const root = join(dir, 'papers');
  return existsSync(root) ? jsonFiles(root) : [];
}

export function loadPapers(dir = SCHEMAS_DIR): readonly PaperFile[] {
  return wholePapers(paperFiles(dir).map(file => readJson<WrittenPaper>(file)));
}

/** A folder of a test may have no wording, or some languages of it. */
export function loadWordings(dir = SCHEMAS_DIR): Wordings {
  const read = (language: PaperLanguage): Wording => {
    const file = join(dir, 'wording', `${language}.json`);
    return existsSync(file) ? readJson<Wording>(file) : {};
  };
  return new Map(PAPER_LANGUAGES.map(language => [language, read(language)]));
}

export function loadModel(dir = SCHEMAS_DIR): Model {
  return compileModel(readEntitySchemas(dir), loadPapers(dir).map(headOf), {
    metrics: loadMetrics(dir),
    reports: loadReports(dir),
    homes: loadHomes(dir),
    labels: labelRightsIn(joinedNavigation(dir).nodes),
  });
}

/** Those in folders of it, too. */
function jsonFiles(root: string): readonly string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true})
    .map(String)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(root, name));
}

export function loadCalls(dir = SCHEMAS_DIR): readonly Call[] {
  return jsonFiles(join(dir, 'calls')).flatMap(file => readJson<CallFile>(file).calls);
}

/** Absolute paths; none where a test's folder has no navigation. */
export function navigationFiles(dir = SCHEMAS_DIR): readonly string[] {
  return jsonFiles(join(dir, 'navigation'));
}

/** With keys of values as they are written. */
function joinedNavigation(dir: string): Navigation {
  return joinNavigation(navigationFiles(dir).map(file => readJson<NavigationFile>(file)));
}

export function loadNavigation(dir = SCHEMAS_DIR): Navigation {
  return resolveNavigationKeys(joinedNavigation(dir), readEntitySchemas(dir));
}

/** Absolute paths of the files of metrics and reports; none where a test's folder has none. */
export function reportFiles(dir = SCHEMAS_DIR): readonly string[] {
  return [...jsonFiles(join(dir, 'metrics')), ...jsonFiles(join(dir, 'reports'))];
}

export function loadMetrics(dir = SCHEMAS_DIR): readonly Metric[] {
  const entities = readEntitySchemas(dir);
  return jsonFiles(join(dir, 'metrics')).map(file => resolveMetricKeys(readJson<Metric>(file), entities));
}

export function loadReports(dir = SCHEMAS_DIR): readonly Report[] {
  return jsonFiles(join(dir, 'reports')).flatMap(file => reportsIn(readJson<ReportFile>(file)));
}

/** None where a test's folder has no homes. */
export function loadHomes(dir = SCHEMAS_DIR): readonly Home[] {
  const entities = readEntitySchemas(dir);
  return jsonFiles(join(dir, 'homes')).map(file => resolveHomeKeys(readJson<Home>(file), entities));
}
