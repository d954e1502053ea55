/**
 * Moves what was restored to its place, and what was there aside: all of it or, where something cannot be moved,
 * nothing.
 */
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** Made from what is restored, so of no use any longer. */
const DERIVED: readonly string[] = ['thumbnails', 'pg.log'];

interface Move {
  readonly from: string;
  readonly to: string;
}

function move(moves: readonly Move[]): void {
  const made: Move[] = [];
  try {
    for (const each of moves) {
      renameSync(each.from, each.to);
      made.push(each);
    }
  } catch (error) {
    for (const {from, to} of made.reverse()) renameSync(to, from);
    throw error;
  }
}

/**
 * Returns the folder in which lies what was there before; undefined where nothing was. Either folder lies on one disk
 * with the other.
 */
export function swapIn(staging: string, dataDir: string, now: Date): string | undefined {
  const names = readdirSync(staging);
  const aside = join(dataDir, `before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  const replaced = [...new Set([...names, ...DERIVED])].filter(name => existsSync(join(dataDir, name)));
  mkdirSync(aside, {mode: 0o700});
  move([
    ...replaced.map(name => ({from: join(dataDir, name), to: join(aside, name)})),
    ...names.map(name => ({from: join(staging, name), to: join(dataDir, name)})),
  ]);
  rmSync(staging, {recursive: true, force: true});
  if (replaced.length > 0) return aside;
  rmSync(aside, {recursive: true});
  return undefined;
}
