/** What the repository holds that documents speak of: files and folders, names of code and of schema files. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isObject} from '../harness/json';
import {ROOT} from '../harness/places';

/** What is made of sources, or comes from elsewhere. */
const MADE: ReadonlySet<string> = new Set(['dist', 'generated', 'node_modules']);

/** Files and folders below a folder by their paths from the root; a folder ends with a slash. */
function below(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), {withFileTypes: true}).flatMap(entry => {
    if (MADE.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? [`${path}/`, ...below(`${path}/`)] : [path];
  });
}

export const PLACES: readonly string[] = below('');

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const parsed = (path: string): unknown => JSON.parse(textOf(path));

/** Endings that a path in a sentence leaves out. */
const ENDING = String.raw`(?:/|(?:\.test|\.spec)?\.(?:tsx?|mjs|json))?`;

/** Where all of a path stands, or a part of a longer one: `src/` may be left out, as in `print/press`. */
const SHORT: readonly string[] = [...new Set([...PLACES, ...PLACES.map(path => path.replace(/(^|\/)src\//, '$1'))])];

const TOP: ReadonlySet<string> = new Set(PLACES.map(path => path.split('/')[0] ?? ''));

/** A path as it is written, in which `*` is some signs and `<noun>` some name. */
function patternOf(path: string): RegExp {
  const written = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll(/<[^<>/]+>/g, '[^/]+');
  const isWhole = TOP.has(path.split('/')[0] ?? '') && path.includes('/');
  return new RegExp(`${isWhole ? '^' : '(?:^|/)'}${written}${path.endsWith('/') ? '/' : ENDING}$`);
}

/** The places that a path in a document may mean. */
export function placesOf(path: string): readonly string[] {
  const pattern = patternOf(path);
  return SHORT.filter(place => pattern.test(place));
}

const jsonFiles = (folder: string): readonly string[] =>
  PLACES.filter(path => path.startsWith(`${folder}/`) && path.endsWith('.json'));

function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : [];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Emblem's keywords, as the meta-schemas have them. */
export function keywords(): ReadonlySet<string> {
  return new Set(
    jsonFiles('schemas/vocabulary')
      .flatMap(path => keysIn(parsed(path)))
      .filter(key => key.startsWith('x-')),
  );
}

const DECLARED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const PASSED_ON = /^export (?:type )?\{([^}]*)\}/gm;

/** What one of the code's files exports. */
function exportsOf(text: string): readonly string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(([, list = '']) => list.split(',').map(each => each.trim()));
  return [...declared, ...passedOn.map(each => each.split(/ as | /).at(-1) ?? '')];
}

const codeFiles = (): readonly string[] => PLACES.filter(path => /\.(?:tsx?|mjs)$/.test(path));

/** Names that code exports. */
export function exportedNames(): ReadonlySet<string> {
  return new Set(codeFiles().flatMap(path => exportsOf(textOf(path))));
}

/** Of tests alone those beside the code: what a test of the running server calls something is no name of Emblem. */
const ownFiles = (): readonly string[] => codeFiles().filter(path => !path.startsWith('tests/'));

const MEMBER = /\b([a-z]\w*)\??:|'(\w+)'/g;

/** Names of values: those that schema files give, in paths of calls too, and what code calls its properties. */
export function valueNames(): ReadonlySet<string> {
  const files = jsonFiles('schemas').map(parsed);
  const ofCode = ownFiles().flatMap(path =>
    [...textOf(path).matchAll(MEMBER)].map(([, key, text]) => key ?? text ?? ''),
  );
  return new Set([...files.flatMap(keysIn), ...files.flatMap(textsIn).flatMap(text => text.split('/')), ...ofCode]);
}

/** What `npm run` knows. */
export function scripts(): ReadonlySet<string> {
  const content = parsed('package.json');
  return new Set(isObject(content) && isObject(content.scripts) ? Object.keys(content.scripts) : []);
}
