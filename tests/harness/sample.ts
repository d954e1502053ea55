/** What is made alike is tried in part by the short run, and in whole with MATRIX=full. */
import {createHash} from 'node:crypto';

export const isWholeMatrix = process.env.MATRIX === 'full';

/** The entities that a change is about (`npm run test:near`): what tries all of them tries these then. */
const near = process.env.EMBLEM_TEST_ENTITIES?.split(',');
export const isNearRun = near !== undefined;

/**
 * Entities by their keys, for `test.each`; those of the change alone where the run is about some. Where none of these
 * is among them, one stands for all.
 */
export function keyed<T extends {readonly key: string}>(list: readonly T[]): [string, T][] {
  const chosen = list.filter(({key}) => near?.includes(key));
  const tried = near === undefined ? list : chosen.length > 0 ? chosen : list.slice(0, 1);
  return tried.map(each => [each.key, each]);
}

/** A number from 0 to 255 that a name always has. */
export function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt8();
}

/** One of so many things of a kind that are made alike, chosen by a hash of its name; all of them with MATRIX=full. */
export function isSampled(name: string, oneOf: number): boolean {
  return isWholeMatrix || hashOf(`sample ${name}`) % oneOf === 0;
}

/** A sample of what each entity has one of; that of the entities of the change alone where the run is about some. */
export function isTried(key: string, name: string, oneOf: number): boolean {
  return near === undefined ? isSampled(name, oneOf) : near.includes(key);
}

/** One of the entities of each kind, chosen by a hash of its key; all of them with MATRIX=full. */
export function oneOfEach<T extends {readonly key: string}>(
  kindOf: (one: T) => string,
  all: readonly T[],
): readonly T[] {
  if (isWholeMatrix) return all;
  const chosen = new Map<string, T>();
  for (const one of [...all].sort((left, right) => hashOf(left.key) - hashOf(right.key))) {
    const kind = kindOf(one);
    if (!chosen.has(kind)) chosen.set(kind, one);
  }
  return [...chosen.values()];
}
