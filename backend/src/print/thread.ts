/** The thread that prints: it reads no database and no file of its own accord. */
import type {MessagePort} from 'node:worker_threads';
import {printDesign, PrintError, type ReadPicture} from '@emblem/print';
import type {PictureAnswer, PictureWish, PressResult, PressTask} from './order';

function pictureReader(port: MessagePort): ReadPicture {
  const waiting = new Map<number, (content: Buffer | undefined) => void>();
  port.on('message', ({number, content}: PictureAnswer) => {
    waiting.get(number)?.(content && Buffer.from(content));
    waiting.delete(number);
  });
  let last = 0;
  return address => new Promise(resolve => {
    last += 1;
    waiting.set(last, resolve);
    port.postMessage({number: last, address} satisfies PictureWish);
  });
}

export default async function print({pictures, design, sizes, ...order}: PressTask): Promise<PressResult> {
  try {
    return await printDesign(design, {...order, sizeOf: position => sizes[position], readPicture: pictureReader(pictures)});
  } catch (error) {
    if (error instanceof PrintError) return {refusal: error.code, detail: error.detail};
    throw error;
  } finally {
    pictures.close();
  }
}
