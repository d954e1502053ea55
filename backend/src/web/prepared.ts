/** An answer that is the same for everybody: its bytes are made once, and are in memory once, whoever is sent them. */
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Request, Response} from '@loopback/rest';
import {handOver} from './hand-over';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Made once, yet by whoever asks first, who waits for it. */
const QUALITY = 5;

export class PreparedJson {
  private constructor(private readonly bodies: Readonly<Record<Encoding, Buffer>>) {}

  static async of(value: object): Promise<PreparedJson> {
    const identity = Buffer.from(JSON.stringify(value));
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, {params: {[constants.BROTLI_PARAM_QUALITY]: QUALITY}}),
      promisify(gzip)(identity),
    ]);
    return new PreparedJson({identity, br, gzip: zipped});
  }

  /** As the other side takes it. */
  send(request: Pick<Request, 'acceptsEncodings'>, response: Response): void {
    const accepted = request.acceptsEncodings([...ENCODINGS]);
    const encoding = ENCODINGS.find(each => each === accepted) ?? 'identity';
    const body = this.bodies[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', body.length);
    handOver(body, response);
  }
}
