/** What is made alike is tried in part by the short run, and in whole with MATRIX=full. */
import {createHash} from 'node:crypto';

export const isWholeMatrix = process.env.MATRIX === 'full';

/** A number from 0 to 255 that a name always has. */
export function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt8();
}

/** One of so many things of a kind that are made alike, chosen by a hash of its name; all of them with MATRIX=full. */
export function isSampled(name: string, oneOf: number): boolean {
  return isWholeMatrix || hashOf(`sample ${name}`) % oneOf === 0;
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
