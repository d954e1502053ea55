/** Drawings as they come in: a plain one is shown and printed, and the original lies beside it for staff. */
import type {SvgNote, SvgNoteCode} from '@emblem/print/svg';
import type {Context} from '../context';
import {text, type MessageKey} from '../messages';
import {fileKey, type FileKey} from './key';

const NOTES: Readonly<Record<SvgNoteCode, MessageKey>> = {
  picture: 'svgPicture',
  sign: 'svgSign',
  font: 'svgFont',
  page: 'svgPage',
  motion: 'svgMotion',
  style: 'svgStyle',
};

/** A difference between a plain drawing and what was meant, told to whoever sent it. */
export interface SaidNote {
  readonly code: SvgNoteCode;
  readonly text: string;
}

export const saidOf = ({actor: {language}}: Context, notes: readonly SvgNote[]): readonly SaidNote[] =>
  notes.map(({code, detail}) => ({
    code,
    text: text(NOTES[code], language, {detail: detail === '' ? '' : ` (${detail})`}),
  }));

/** No type that any browser shows. */
const ORIGINAL = '.original';

/** Where the original of a plain drawing is kept: for staff, to be downloaded. */
export const originalOf = (key: FileKey): FileKey => fileKey(`${key.replace(/^public\//, 'private/')}${ORIGINAL}`);

/** Whether a key is that of an original whose plain drawing is none of the orphans. */
export function hasPlain(key: string, orphans: ReadonlySet<string>): boolean {
  if (!key.endsWith(ORIGINAL)) return false;
  const plain = key.slice(0, -ORIGINAL.length);
  return !orphans.has(plain) && !orphans.has(plain.replace(/^private\//, 'public/'));
}
