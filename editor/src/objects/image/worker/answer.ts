/** The worker's side: requests are answered one after the other, since each may take a lot of memory. */
import type {Numbered} from './messages';

/** `owned` names what of an answer is given away instead of copied. */
export function answering<Request extends object, Answer extends object>(
  answerTo: (request: Request) => Answer | Promise<Answer>,
  owned: (answer: Answer) => Transferable[],
): void {
  let work: Promise<void> = Promise.resolve();
  const take = async ({number, body}: Numbered<Request>): Promise<void> => {
    const answer: Numbered<Answer> = {number, body: await answerTo(body)};
    postMessage(answer, {transfer: owned(answer.body)});
  };
  addEventListener('message', ({data}: MessageEvent<Numbered<Request>>) => {
    work = work.then(() => take(data));
  });
}
