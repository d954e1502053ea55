/** Large answers leave piece by piece. */
import {once} from 'node:events';
import type {ServerResponse} from 'node:http';
import {setImmediate} from 'node:timers/promises';

/** The kernel takes megabytes at once, and whoever else is there would wait while it copies them. */
const PIECE = 64 * 1024;

async function inPieces(body: Buffer, response: ServerResponse): Promise<void> {
  const gone = once(response, 'close').catch(() => undefined);
  for (let at = 0; at < body.length && !response.destroyed; at += PIECE) {
    if (!response.write(body.subarray(at, at + PIECE))) await Promise.race([once(response, 'drain'), gone]);
    await setImmediate();
  }
  response.end();
}

/** Others are answered between the pieces. The head is to be set before; breaks off where whoever asked has gone. */
export function handOver(body: Buffer, response: ServerResponse): void {
  if (body.length <= PIECE) response.end(body);
  else inPieces(body, response).catch(() => response.destroy());
}
