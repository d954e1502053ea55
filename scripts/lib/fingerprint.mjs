/** Tells whether what something was made from has changed. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {ROOT} from './paths.mjs';

const NEVER = new Set(['node_modules', 'dist', 'generated']);

/** All files below the given paths, in a stable order; a path that does not exist has none. */
export function filesBelow(paths) {
  return paths.flatMap(path => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return filesBelow(
      readdirSync(path)
        .filter(name => !NEVER.has(name))
        .sort()
        .map(name => join(path, name)),
    );
  });
}

/** A hash of the names and contents of all files below the paths, and of the given words. */
export function fingerprint(paths, words = []) {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const file of filesBelow(paths))
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
