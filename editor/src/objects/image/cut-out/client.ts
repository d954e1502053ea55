/** Pictures with their ground cut out, made in a worker. */
import type {CutOut} from '../../../document/cut-out';
import {asking} from '../worker/ask';
import type {CutAnswer, CutRequest} from './messages';

const ask = asking<CutRequest, CutAnswer>(() => new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}));

/** The pixels, which are given away, without their ground; undefined when it could not be done. */
export async function cutOutAside(pixels: ImageData, cutOut: CutOut): Promise<ImageData | undefined> {
  return (await ask({pixels, cutOut}, [pixels.data.buffer]))?.pixels;
}
