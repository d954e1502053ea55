/**
 * A thread of a process that works for the server. It ends the process when that holds too much memory, native memory
 * included, or when the server is gone, also while the main thread is deep in a job and hears nothing.
 */
import {workerData} from 'node:worker_threads';

const EVERY_MS = 40;

/** `memory` in bytes; `parent` is the server's process id. */
const {memory, parent}: {readonly memory: number; readonly parent: number} = workerData;

setInterval(() => {
  if (process.memoryUsage.rss() > memory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
