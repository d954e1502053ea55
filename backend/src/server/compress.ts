/**
 * Answers of some size are compressed for those who take them so: a page of a list shrinks to a tenth on its way
 * between continents.
 */
import compression from 'compression';
import type {Request, Response} from '@loopback/rest';

/** Smaller ones are sent as they are; bytes. */
const MIN_BYTES = 4096;

const compress = compression({threshold: MIN_BYTES});

/** Takes effect when the answer is written. Pictures and archives stay as they are. */
export function compressAnswer(request: Request, response: Response): void {
  compress(request, response, () => undefined);
}
