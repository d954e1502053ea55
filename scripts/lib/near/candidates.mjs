/**
 * Which tests a change can break, those that say the most about it first. Paths are from the root.
 *
 * Imports tell it of the code that a test runs in its own process. A server, a console and an editor are other
 * processes, so that `tests/near.json` says which folders of theirs a test is about; and JSON is known by its names: a
 * test that names an entity, or the path of a screen of it, is about that entity.
 */
import {dirname} from 'node:path';

const TEST = /\.(?:test|spec)\.tsx?$/;
const ENTITY = /^schemas\/entities\/(.+)\/([a-z0-9-]+)\.json$/;

export function isTest(path) {
  return TEST.test(path);
}

export function isSpec(path) {
  return path.endsWith('.spec.ts');
}

/** Keys of the entities that were changed. */
export function changedEntities(changed) {
  return changed.flatMap(path => ENTITY.exec(path)?.[2] ?? []);
}

/** The entities that a change is about, when it is about nothing else: what tries all of them tries these then. */
export function onlyEntities(changed) {
  const isPart = path => ENTITY.test(path) || isTest(path);
  return changed.every(isPart) ? changedEntities(changed) : [];
}

/** Tests by folder as the map has them: an entry is a test or a folder of tests. */
function under(entries, tests) {
  return tests.filter(test => entries.some(entry => test === entry || test.startsWith(`${entry}/`)));
}

/** What the map says of the nearest folder above, `.` for what stands at the root; of none that it does not know. */
function mapped(path, map, tests) {
  if (dirname(path) === '.') return under(map['.'] ?? [], tests);
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (map[folder]) return under(map[folder], tests);
  return [];
}

/** Tests that go through all entities, and through those of a change alone where it is about nothing else. */
const GOES_THROUGH = /^import \{[^}]*\b(?:keyed|isTried)\b[^}]*\} from '\.\.\/harness\/sample'/m;
export const EACH_ENTITY = 'of each entity';

/** Tests that are called as the folder of an entity is: those that name it there are about it. */
function ofItsRoom(changed, paths) {
  const rooms = changed.flatMap(path => ENTITY.exec(path)?.[1]?.split('/') ?? []);
  return paths.filter(path => path.split(/[/.-]/).some(part => rooms.includes(part)));
}

/**
 * A name as a whole, where code names a record or an address: `order` is no part of `link-order`, `/order` none of
 * `/orders`, and the word in a sentence says nothing of the entity.
 */
function namesAny(names) {
  const escaped = names.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<=['"\`/}])(?:${escaped.join('|')})(?=['"\`/?.:#$])`);
}

/**
 * Tests with why each was taken, each once, the best reason first. `changed` are the files of the change, `tests` all
 * there are as `{path: text}`, `map` is `tests/near.json`, `names` are those by which tests may call the entities of
 * the change, and `importing` are tests that import a changed file.
 */
export function candidates({changed, tests, map, names, importing}) {
  const paths = Object.keys(tests);
  const folders = new Set(changed.map(path => dirname(path)));
  const pattern = names.length > 0 ? namesAny(names) : undefined;
  const naming = pattern ? paths.filter(path => pattern.test(tests[path])) : [];
  const reasons = [
    ['changed', paths.filter(path => changed.includes(path))],
    ['beside it', paths.filter(path => folders.has(dirname(path)) && !path.startsWith('tests/'))],
    [EACH_ENTITY, onlyEntities(changed).length > 0 ? paths.filter(path => GOES_THROUGH.test(tests[path])) : []],
    ['names it in its room', ofItsRoom(changed, naming)],
    ['names it', naming],
    ['of its folder', changed.flatMap(path => mapped(path, map, paths))],
    ['imports it', importing],
  ];
  const found = new Map();
  for (const [reason, list] of reasons) for (const path of list) if (!found.has(path)) found.set(path, reason);
  return [...found].map(([path, reason]) => ({path, reason}));
}
