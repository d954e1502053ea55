/** The ICC profile of a press: of four inks, and good to mix colours with. */
import {readFile} from 'node:fs/promises';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

/** Those of presses come to half a megabyte, with many measurements to two. */
export const PROFILE_BYTES = 4 * 1024 * 1024;

/** Where the header says what device it is of, what colours that takes, and that this is a profile. */
const CLASS = 12;
const COLOURS = 16;
const MARK = 36;
const MIN_BYTES = 128;

export const profile: Parser<FileInput, void> = {
  maxBytes: PROFILE_BYTES,
  seconds: 10,
  texts: {unreadable: 'profileUnsuited', 'too-large': 'profileTooLarge'},
  async run({path}) {
    const content = await readFile(path);
    const says = (at: number): string => content.toString('latin1', at, at + 4);
    const isPress =
      content.length >= MIN_BYTES &&
      content.readUInt32BE(0) === content.length &&
      says(MARK) === 'acsp' &&
      says(CLASS) === 'prtr' &&
      says(COLOURS) === 'CMYK';
    if (!isPress) throw new JobRefusal('unreadable');
    const {default: sharp} = await import('sharp');
    const white = {create: {width: 1, height: 1, channels: 3, background: '#ffffff'}} as const;
    const {channels} = (await sharp(white).withIccProfile(path).raw().toBuffer({resolveWithObject: true})).info;
    if (channels !== 4) throw new JobRefusal('unreadable');
  },
};
