/** Pixels as they stand in a PDF, made smaller beside the main thread. */
import {promisify} from 'node:util';
import {deflate} from 'node:zlib';
import type {Mark, Raster} from './marks';

export interface Packed {
  readonly content: Buffer;
  readonly alpha: Buffer | undefined;
}

const deflated = promisify<Buffer, Buffer>(deflate);

function rastersOf(marks: readonly Mark[]): readonly Raster[] {
  return marks.flatMap(mark => (mark.kind === 'group' ? rastersOf(mark.marks) : mark.kind === 'picture' ? [mark.raster] : []));
}

/** All pictures among the marks. */
export async function packed(marks: readonly Mark[]): Promise<ReadonlyMap<Raster, Packed>> {
  const contents = new Map<Raster, Packed>();
  for (const raster of new Set(rastersOf(marks))) {
    const {jpeg, pixels = Buffer.alloc(0), alpha} = raster;
    contents.set(raster, {content: jpeg ?? await deflated(pixels), alpha: alpha && await deflated(alpha)});
  }
  return contents;
}
