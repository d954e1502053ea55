/** Ends a request whose body comes too slowly: who sends honestly over a poor line is waited for, who stalls is not. */
import type {IncomingMessage} from 'node:http';

export interface Patience {
  /** Without a byte for so long, a body is given up. */
  readonly idleMs: number;
  /** Time that every body has beside what its size takes. */
  readonly graceMs: number;
  /** What a slow but honest line brings at least, beyond the time of grace. A body's size bounds its time by that. */
  readonly bytesPerSecond: number;
}

const LOOK_MS = 1000;
const SECOND_MS = 1000;

/** Runs `work`, which reads the body from now on; its request is broken off when the body does not arrive. */
export async function patiently<T>(
  request: IncomingMessage,
  {idleMs, graceMs, bytesPerSecond}: Patience,
  work: () => Promise<T>,
): Promise<T> {
  const {socket} = request;
  const begun = {at: performance.now(), bytes: socket.bytesRead};
  let last = begun;
  const look = (): void => {
    if (request.complete) return;
    const now = {at: performance.now(), bytes: socket.bytesRead};
    if (now.bytes > last.bytes) last = now;
    const due = graceMs + ((now.bytes - begun.bytes) / bytesPerSecond) * SECOND_MS;
    if (now.at - last.at >= idleMs || now.at - begun.at > due) request.destroy();
  };
  const timer = setInterval(look, LOOK_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
