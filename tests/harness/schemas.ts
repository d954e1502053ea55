/** Schemas of a test's own: a copy of the repository's, to be added to and changed. */
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './places';

const PARTS = [
  'entities',
  'types',
  'calls',
  'vocabulary',
  'navigation',
  'papers',
  'wording',
  'metrics',
  'reports',
  'homes',
] as const;

/** Returns the folder, for `EMBLEM_SCHEMAS`. */
export function copySchemas(folder: string): string {
  for (const name of PARTS) cpSync(join(ROOT, 'schemas', name), join(folder, name), {recursive: true});
  return folder;
}
