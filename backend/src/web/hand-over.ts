/** Large answers leave piece by piece. */
import type {ServerResponse} from 'node:http';
import {pipeline, Readable} from 'node:stream';
import {setImmediate} from 'node:timers/promises';

/** The kernel takes megabytes at once, and whoever else is there would wait while it copies them. */
const PIECE = 64 * 1024;

async function* piecesOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE) {
    yield body.subarray(at, at + PIECE);
    await setImmediate();
  }
}

/** Others are answered between the pieces. The head is to be set before; breaks off where whoever asked has gone. */
export function handOver(body: Buffer, response: ServerResponse): void {
  if (body.length <= PIECE) response.end(body);
  else pipeline(Readable.from(piecesOf(body)), response, () => undefined);
}
