/** Reads the schema files without trusting them. Node only. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {entityFiles} from '../node';
import type {Problem, SchemaFile, SchemaFiles} from './types';

export interface ReadResult {
  readonly files: SchemaFiles;
  /** Files that are no JSON. */
  readonly problems: readonly Problem[];
}

/** All schema files below `dir`. */
export function readSchemaFiles(dir: string): ReadResult {
  const problems: Problem[] = [];
  const read = (path: string): readonly SchemaFile[] => {
    const file = relative(dir, path).split('\\').join('/');
    try {
      return [{file, content: JSON.parse(readFileSync(path, 'utf8'))}];
    } catch (error) {
      problems.push({
        file,
        pointer: '',
        message: error instanceof Error ? error.message : String(error),
        fix: 'Make it valid JSON.',
      });
      return [];
    }
  };
  const below = (folder: string): readonly SchemaFile[] =>
    (existsSync(join(dir, folder)) ? readdirSync(join(dir, folder), {recursive: true}) : [])
      .map(String)
      .filter(name => name.endsWith('.json'))
      .sort()
      .flatMap(name => read(join(dir, folder, name)));
  const entities = entityFiles(dir).flatMap(read);
  return {
    files: {
      entities,
      types: below('types'),
      calls: below('calls'),
      navigation: below('navigation'),
      metrics: below('metrics'),
      reports: below('reports'),
      homes: below('homes'),
      papers: below('papers'),
      wording: below('wording'),
    },
    problems,
  };
}
