/** Tags by which templates and cliparts are found. */
import type {Icon} from '../drawing/icons';
import {LAYOUTS, WIDE_LAYOUTS} from '../drawing/layouts';
import {OUTLINES} from '../drawing/products';
import {THEMES} from '../drawing/themes';
import type {Row} from '../store/row';

export type TagKind = 'Theme' | 'Style' | 'Shape' | 'Motif' | 'Word';

/** A word of the pictures' names becomes a tag when so many names have it. */
const COMMON = 5;
const PLAIN_WORDS = new Set([
  'with',
  'and',
  'the',
  'of',
  'in',
  'on',
  'no',
  'up',
  'down',
  'left',
  'right',
  'button',
  'oclock',
  'thirty',
  'one',
  'two',
]);

export interface Tags {
  readonly types: readonly Row[];
  readonly tags: readonly Row[];
  /** Undefined for a word that is no tag. */
  idOf(kind: TagKind, name: string): number | undefined;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function wordsOf(icon: Icon): readonly string[] {
  return icon.name.split('-').filter(word => word.length > 2 && !PLAIN_WORDS.has(word));
}

function commonWords(icons: readonly Icon[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const icon of icons) for (const word of new Set(wordsOf(icon))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= COMMON && /^[a-z]+$/.test(word))
    .map(([word]) => word)
    .sort();
}

/** `motifs` are the names of clipart types. */
export function makeTags(icons: readonly Icon[], motifs: readonly string[], few: boolean): Tags {
  const lists: Readonly<Record<TagKind, readonly string[]>> = {
    Theme: THEMES.map(theme => theme.name),
    Style: [...LAYOUTS, ...WIDE_LAYOUTS].map(([name]) => name),
    Shape: OUTLINES.map(capital),
    Motif: [...new Set(motifs)],
    Word: commonWords(icons).map(capital),
  };
  const types: Row[] = [];
  const tags: Row[] = [];
  const ids = new Map<string, number>();
  for (const [kind, names] of Object.entries(lists)) {
    types.push({id: types.length + 1, labelTypeName: kind});
    for (const labelName of names.slice(0, few ? 3 : undefined)) {
      tags.push({id: tags.length + 1, labelTypeId: types.length, labelName});
      ids.set(`${kind}/${labelName}`, tags.length);
    }
  }
  return {types, tags, idOf: (kind, name) => ids.get(`${kind}/${capital(name)}`)};
}
