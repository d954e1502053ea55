/** How an answer leaves: in one write where it is JSON, with its length told ahead. */
import {writeResultToResponse, type Request, type Response} from '@loopback/rest';
import {handOver} from '../web/hand-over';
import {PreparedJson} from '../web/prepared';
import {compressAnswer} from './compress';

/** Without a byte taken for so long, an answer is given up. */
const UNTAKEN_MS = 30_000;

/** Lists of a usual page are smaller. */
const LARGE = 256 * 1024;

const isJson = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && !Buffer.isBuffer(result) && !('pipe' in result);

/** Prepares what a route will answer; to be called before the route writes anything. */
export function prepareAnswer(request: Request, response: Response): void {
  if (request.headers['accept-encoding'] !== undefined) compressAnswer(request, response);
}

/**
 * Writes what a route gave back. Without its length, JSON would leave in chunks: five writes to the socket instead of
 * one, which were a tenth of the time of a list. What is large leaves in pieces all the same.
 */
export function answer(request: Request, response: Response, result: unknown): void {
  write(request, response, result);
  // Whoever does not take it holds what is left of it in memory. Progress starts the time anew, and an answer that is
  // out gives the connection its own time back.
  if (!response.writableFinished) response.socket?.setTimeout(UNTAKEN_MS);
}

function write(request: Request, response: Response, result: unknown): void {
  if (result instanceof PreparedJson) return result.send(request, response);
  if (result === response || response.headersSent || !isJson(result)) return writeResultToResponse(response, result);
  const body = JSON.stringify(result);
  const size = Buffer.byteLength(body);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', size);
  // A text goes out together with the head, bytes would follow it.
  if (size <= LARGE) response.end(body);
  else handOver(Buffer.from(body), response);
}
