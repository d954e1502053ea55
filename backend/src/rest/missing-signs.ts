/** Signs that no font has, as whoever asked for a paper or a print is told of them. */
import type {Language} from '../actor';
import {text} from '../messages';

/** A paper in a script without fonts lacks every sign of it. */
const MAX_MISSING_SIGNS = 50;

export interface ToldSigns {
  readonly signs: readonly string[];
  /** How many others there are. */
  readonly more: number;
}

/** As many of the signs as one reads, and how many are left out. */
export function toldOf(missing: readonly string[]): ToldSigns {
  const signs = missing.slice(0, MAX_MISSING_SIGNS);
  return {signs, more: missing.length - signs.length};
}

/** The signs as they stand in a sentence. */
export function listSigns({signs, more}: ToldSigns, language: Language): string {
  const listed = signs.join(' ');
  return more === 0 ? listed : text('signsAndMore', language, {signs: listed, more});
}
