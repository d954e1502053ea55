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
