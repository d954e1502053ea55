/** Pictures with their ground cut out, made in a worker that is started when it is first needed. */
import type {CutOut} from '../../document/cut-out';
import type {CutAnswer, CutRequest} from './messages';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (pixels: ImageData | undefined) => void>();

function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  made.addEventListener('message', ({data}: MessageEvent<CutAnswer>) => {
    waiting.get(data.number)?.(data.pixels);
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

/** The pixels, which are given away, without their ground; undefined when it could not be done. */
export function cutOutAside(pixels: ImageData, cutOut: CutOut): Promise<ImageData | undefined> {
  return new Promise(resolve => {
    asked += 1;
    waiting.set(asked, resolve);
    const request: CutRequest = {number: asked, pixels, cutOut};
    started().postMessage(request, [pixels.data.buffer]);
  });
}
