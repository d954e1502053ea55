/** What every process that works for the server keeps to. To be called by its script once. */
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
/** The thread's own heap; it only looks at two numbers. */
const WATCHDOG_HEAP_MB = 8;

/** Ends the process when it holds more, native memory included, or when the server is gone. */
export function limitProcess(memoryMb: number): void {
  new Worker(join(__dirname, 'watchdog.js'), {
    workerData: {memory: memoryMb * MEGABYTE, parent: process.ppid},
    resourceLimits: {maxOldGenerationSizeMb: WATCHDOG_HEAP_MB, maxYoungGenerationSizeMb: 1},
  }).unref();
  // Ctrl+C reaches every process of the terminal; the server lets this one finish or ends it.
  process.on('SIGINT', () => undefined);
}
