/** A small picture of a picture, as WebP. */
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';
import {MAX_PIXELS} from './content-type';

export interface ThumbnailInput extends FileInput {
  /** Where it is written to. */
  readonly target: string;
  /** Pixels of the longer side. */
  readonly size: number;
}

export const thumbnail: Parser<ThumbnailInput, void> = {
  maxBytes: 1024 * 1024 * 1024,
  seconds: 20,
  async run({path, target, size}) {
    const {default: sharp} = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    try {
      await sharp(path, {limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true})
        .rotate()
        .resize(size, size, {fit: 'inside', withoutEnlargement: true})
        .webp()
        .toFile(target);
    } catch {
      throw new JobRefusal('unreadable');
    }
  },
};
