/** Small stand-ins of large pictures, made in a worker. */
import type {Size} from '../../document/matrix';
import type {ShrinkAnswer, ShrinkRequest} from './messages';

type Settle = (bitmap: ImageBitmap | undefined) => void;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Settle>();

function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  made.addEventListener('message', ({data}: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.number)?.(data.bitmap);
    waiting.delete(data.number);
  });
  made.addEventListener('error', () => {
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    worker = undefined;
  });
  worker = made;
  return made;
}

/** The picture at an address in a size; undefined when it cannot be had. */
export function shrunk(url: string, {width, height}: Size): Promise<ImageBitmap | undefined> {
  return new Promise(resolve => {
    asked += 1;
    waiting.set(asked, resolve);
    const request: ShrinkRequest = {number: asked, url: new URL(url, location.href).href, width, height};
    started().postMessage(request, []);
  });
}
