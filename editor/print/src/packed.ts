/** Pixels as they stand in a PDF, made smaller beside the main thread. */
import {promisify} from 'node:util';
import {deflate} from 'node:zlib';
import type {Mark, Raster} from './marks';
import {inkedPixels, type Press} from './press-inks';

export interface Packed {
  readonly content: Buffer;
  /** How the content is written down: a whole JPEG file, or rows of so many values for each pixel. */
  readonly form: 'jpeg' | 1 | 3 | 4;
  readonly alpha: Buffer | undefined;
}

const deflated = promisify<Buffer, Buffer>(deflate);

function rastersOf(marks: readonly Mark[]): readonly Raster[] {
  return marks.flatMap(mark =>
    mark.kind === 'group' ? rastersOf(mark.marks) : mark.kind === 'picture' ? [mark.raster] : [],
  );
}

/** All pictures among the marks, in the four inks of a press where one is named; greys need black alone. */
export async function packRasters(marks: readonly Mark[], press?: Press): Promise<ReadonlyMap<Raster, Packed>> {
  const contents = new Map<Raster, Packed>();
  for (const raster of new Set(rastersOf(marks))) {
    const {alpha} = raster;
    contents.set(raster, {...(await contentOf(raster, press)), alpha: alpha && (await deflated(alpha))});
  }
  return contents;
}

async function contentOf(raster: Raster, press: Press | undefined): Promise<Pick<Packed, 'content' | 'form'>> {
  const {jpeg, channels, pixels = Buffer.alloc(0)} = raster;
  if (press && channels === 3) return {content: await deflated(await inkedPixels(raster, press)), form: 4};
  return jpeg ? {content: jpeg, form: 'jpeg'} : {content: await deflated(pixels), form: channels};
}
