/** The process that prints: it reads no database and no file of its own accord, and ends with the server. */
import {printDesign, PrintError, type ReadPicture} from '@emblem/print';
import type {PressMessage, PressResult, PressTask, PrintOrder} from './order';

const waiting = new Map<number, (content: Buffer | undefined) => void>();
let last = 0;

const say = (message: PressMessage): void => { process.send?.(message); };

const readPicture: ReadPicture = address => new Promise(resolve => {
  last += 1;
  waiting.set(last, resolve);
  say({kind: 'wish', number: last, address});
});

async function print({sizes, ...order}: PrintOrder): Promise<PressResult> {
  try {
    return await printDesign(order.design, {...order, sizeOf: position => sizes[position], readPicture});
  } catch (error) {
    if (error instanceof PrintError) return {refusal: error.code, detail: error.detail};
    return {defect: error instanceof Error ? error.stack ?? error.message : String(error)};
  }
}

process.on('message', (task: PressTask) => {
  if (task.kind === 'order') {
    void print(task.order).then(result => say({kind: 'result', result}));
    return;
  }
  waiting.get(task.number)?.(task.content && Buffer.from(task.content));
  waiting.delete(task.number);
});

// An ordinary end would wait for what is still being drawn.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
