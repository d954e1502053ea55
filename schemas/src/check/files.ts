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
      problems.push({file, pointer: '', message: error instanceof Error ? error.message : String(error), fix: 'Make it valid JSON.'});
      return [];
    }
  };
  const calls = existsSync(join(dir, 'calls')) ? readdirSync(join(dir, 'calls')).filter(name => name.endsWith('.json')).sort() : [];
  const menu = join(dir, 'navigation.json');
  const entities = entityFiles(dir).flatMap(read);
  return {
    files: {entities, calls: calls.flatMap(name => read(join(dir, 'calls', name))), navigation: existsSync(menu) ? read(menu)[0] : undefined},
    problems,
  };
}
