/** Prints in a thread of its own, as they take a processor and much memory; it is there from the first print on, and ends when none has come for a while. */
import {join} from 'node:path';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {PrintError, type Printed, type ReadPicture} from '@emblem/print/terms';
import {Piscina} from 'piscina';
import type {PictureAnswer, PictureWish, PressResult, PressTask, PrintOrder} from './order';

const IDLE_MS = 60_000;
/** A design that needs more than this is refused, and the server goes on. */
const MEMORY_MB = 2048;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;

/** A picture that cannot be read is none. */
function answerWishes(port: MessagePort, read: ReadPicture): void {
  port.on('message', ({number, address}: PictureWish) => {
    const answer = (content: Uint8Array | undefined): void => port.postMessage({number, content} satisfies PictureAnswer);
    read(address).then(answer, () => answer(undefined));
  });
}

export class Press {
  private readonly pool = new Piscina<PressTask, PressResult>({
    filename: join(__dirname, 'thread.js'), minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
  });

  /** One after the other. Throws `PrintError` as `printDesign` does, and when the design needs too much memory. */
  async print(order: PrintOrder, readPicture: ReadPicture): Promise<Printed> {
    const {port1, port2} = new MessageChannel();
    answerWishes(port1, readPicture);
    try {
      const result = await this.pool.run({...order, pictures: port2}, {transferList: [port2]});
      if ('refusal' in result) throw new PrintError(result.refusal, result.detail);
      return result;
    } catch (error) {
      throw isOutOfMemory(error) ? new PrintError('too-large') : error;
    } finally {
      port1.close();
    }
  }

  async stop(): Promise<void> {
    await this.pool.destroy();
  }
}
