/** Decoding in a worker of its own for each file; one that takes too long is ended. */
import type {DecodeAnswer, DecodeRequest} from './messages';

const PATIENCE_MS = 30_000;

/** Never rejects. */
export function decode(request: DecodeRequest): Promise<DecodeAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  return new Promise<DecodeAnswer>(resolve => {
    const timer = setTimeout(() => resolve({failure: 'too-large'}), PATIENCE_MS);
    worker.addEventListener('message', (event: MessageEvent<DecodeAnswer>) => {
      clearTimeout(timer);
      resolve(event.data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      resolve({failure: 'broken'});
    });
    worker.postMessage(request, [request.bytes]);
  }).finally(() => worker.terminate());
}
