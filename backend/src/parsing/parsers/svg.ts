/**
 * A drawing made plain (`@emblem/print/svg`): what runs, moves or lies elsewhere is gone, letters are outlines, styles
 * are resolved.
 */
import {readFile, writeFile} from 'node:fs/promises';
import type {SvgNote} from '@emblem/print/svg';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

export interface SvgInput extends FileInput {
  /** Where the plain drawing is written. */
  readonly plain: string;
}

/** Returns what the plain drawing shows otherwise than was meant. */
export const svg: Parser<SvgInput, readonly SvgNote[]> = {
  maxBytes: 10 * 1024 * 1024,
  seconds: 10,
  async run({path, plain}) {
    const {normaliseSvg, SvgError} = await import('@emblem/print/svg');
    try {
      const {svg: content, notes} = await normaliseSvg(await readFile(path));
      await writeFile(plain, content, {flag: 'wx'});
      return notes;
    } catch (error) {
      if (error instanceof SvgError)
        throw new JobRefusal(error.code === 'too-complex' ? 'too-large' : 'unreadable', error.message);
      throw error;
    }
  },
};
