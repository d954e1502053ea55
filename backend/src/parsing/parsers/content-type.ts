/** What a file is by its content; of pictures also that they are small enough to be drawn. */
import {JobRefusal} from '../../processes/failure';
import {sniff} from '../sniff';
import type {FileInput, Parser} from '../parser';

/** Larger pictures are not drawn, whoever asks. */
export const MAX_PIXELS = 100_000_000;

export interface ContentInput extends FileInput {
  /** Without the dot; empty when the name has none. */
  readonly extension: string;
}

/** By the header alone. What `sharp` does not know is no picture that is drawn on the server. */
async function pixelsOf(path: string): Promise<number> {
  const {default: sharp} = await import('sharp');
  const found = await sharp(path, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined);
  return found ? found.width * (found.pageHeight ?? found.height) : 0;
}

const RASTER = /^image\/(?!svg|vnd\.adobe)/;

/** The content type; undefined when it is none of those kept or does not fit the extension. */
export const contentType: Parser<ContentInput, string | undefined> = {
  maxBytes: 1024 * 1024 * 1024,
  seconds: 10,
  texts: {'too-large': 'pictureTooLarge'},
  async run({path, extension}) {
    const type = await sniff(path, extension);
    if (type && RASTER.test(type.contentType) && (await pixelsOf(path)) > MAX_PIXELS) throw new JobRefusal('too-large');
    return type?.contentType;
  },
};
