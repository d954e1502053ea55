/** Where things are. */
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** Everything that may be thrown away: test results, the fallback browser. */
export const CACHE = join(ROOT, '.cache');
export const RESULTS = join(CACHE, 'test-results');

export function inRoot(...parts) {
  return join(ROOT, ...parts);
}

/** The JSON that the system is made of. */
export const SCHEMA_FOLDERS = [
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
].map(name => inRoot('schemas', name));

/** The program that a package installs. */
export function binary(name) {
  return inRoot('node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Programs as scripts of Node, to be run with flags of it. */
export const TSC = inRoot('node_modules/typescript/bin/tsc');
export const JEST = inRoot('node_modules/jest/bin/jest.js');
export const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');
