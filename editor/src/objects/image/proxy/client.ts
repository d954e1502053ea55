/** Small stand-ins of large pictures, made in a worker. */
import type {Size} from '../../../document/matrix';
import {asking} from '../worker/ask';
import type {ShrinkAnswer, ShrinkRequest} from './messages';

const ask = asking<ShrinkRequest, ShrinkAnswer>(
  () => new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}),
);

/** The picture at an address in a size; undefined when loading fails. */
export async function shrunk(url: string, {width, height}: Size): Promise<ImageBitmap | undefined> {
  return (await ask({url: new URL(url, location.href).href, width, height}))?.bitmap;
}
