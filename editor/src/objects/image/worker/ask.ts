/** The page's side of a worker that answers requests. */
import type {Numbered} from './messages';

type Asked = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;
type Ask<Request, Answer> = (request: Request, transfer?: Transferable[]) => Promise<Answer | undefined>;

/**
 * The worker is started when it is first asked, and anew when it has failed: whoever waited for that one gets
 * undefined.
 */
export function asking<Request extends object, Answer extends object>(start: () => Asked): Ask<Request, Answer> {
  let worker: Asked | undefined;
  let asked = 0;
  const waiting = new Map<number, (answer: Answer | undefined) => void>();

  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  };
  const started = (): Asked => {
    const made = start();
    made.addEventListener('message', ({data}: MessageEvent<Numbered<Answer>>) => {
      waiting.get(data.number)?.(data.body);
      waiting.delete(data.number);
    });
    made.addEventListener('error', fail);
    return made;
  };

  return (request, transfer = []) =>
    new Promise(resolve => {
      worker ??= started();
      asked += 1;
      waiting.set(asked, resolve);
      const message: Numbered<Request> = {number: asked, body: request};
      worker.postMessage(message, transfer);
    });
}
