/**
 * The order in which parts of a line stand from left to right, by the bidirectional algorithm of Unicode. Lines begin
 * at the left, as the canvas draws them.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A stretch of a line that is read in one direction. */
export interface Stretch {
  readonly text: string;
  /** How deep it lies in others; those of odd levels are read from right to left. */
  readonly level: number;
}

export const isRightToLeft = ({level}: Pick<Stretch, 'level'>): boolean => level % 2 === 1;

/** What no line without it can make run from right to left: the plain line needs no algorithm. */
const OTHER_DIRECTION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{1efff}]/u;

/** A line as stretches in the order in which it is read. */
export function stretchesOf(line: string): readonly Stretch[] {
  if (!OTHER_DIRECTION.test(line)) return line === '' ? [] : [{text: line, level: 0}];
  const {levels} = bidi.getEmbeddingLevels(line, 'ltr');
  const stretches: {text: string; level: number}[] = [];
  // Levels are of units of UTF-16; both halves of a sign have the same.
  for (let index = 0; index < line.length; index += 1) {
    const unit = line.charAt(index);
    const level = levels[index] ?? 0;
    const last = stretches.at(-1);
    if (last?.level === level) last.text += unit;
    else stretches.push({text: unit, level});
  }
  return stretches;
}

/** Parts in the order in which they are read, as they are seen from left to right. */
export function visualOrder<Part extends Pick<Stretch, 'level'>>(parts: readonly Part[]): readonly Part[] {
  const ordered = [...parts];
  const deepest = Math.max(0, ...parts.map(({level}) => level));
  for (let level = deepest; level > 0; level -= 1) {
    let from = 0;
    while (from < ordered.length) {
      const first = ordered.findIndex((part, index) => index >= from && part.level >= level);
      if (first < 0) break;
      const after = ordered.findIndex((part, index) => index > first && part.level < level);
      const end = after < 0 ? ordered.length : after;
      ordered.splice(first, end - first, ...ordered.slice(first, end).reverse());
      from = end;
    }
  }
  return ordered;
}

/** A bracket as it is seen from the other side; undefined for signs that look the same from both. */
export const mirrorBracket = (sign: string): string | undefined => bidi.getMirroredCharacter(sign) ?? undefined;
