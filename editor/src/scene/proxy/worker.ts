/** Makes small stand-ins of large pictures away from the page, one after the other: each takes a lot of memory while it is decoded. */
import type {ShrinkAnswer, ShrinkRequest} from './messages';

async function answerTo(request: ShrinkRequest): Promise<void> {
  const answer = await shrink(request);
  postMessage(answer, {transfer: answer.bitmap ? [answer.bitmap] : []});
}

async function shrink({number, url, width, height}: ShrinkRequest): Promise<ShrinkAnswer> {
  try {
    const response = await fetch(url);
    const bitmap = await createImageBitmap(await response.blob(), {resizeWidth: width, resizeHeight: height, resizeQuality: 'medium'});
    return {number, bitmap};
  } catch {
    return {number};
  }
}

let work: Promise<void> = Promise.resolve();

addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  work = work.then(() => answerTo(event.data));
});
