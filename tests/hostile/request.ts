/** Requests exactly as they are written: `fetch` would tidy the address, the headers and what goes with them. */
import {Agent, request, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

export interface Said {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  /** Its beginning, where it is long. */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

const AGENT = new Agent({keepAlive: true, maxSockets: 64});
const ENOUGH = 200_000;
/** Far longer than any limit of the server. */
const PATIENCE_MS = 120_000;

/** Resolves with 0 and the reason when the server shuts the connection; rejects when it never answers. */
export async function sendRaw(url: string, {method, path, headers, body}: Sent): Promise<Said> {
  const {hostname, port} = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, method, path, headers, agent: AGENT, timeout: PATIENCE_MS}, response => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        if (size < ENOUGH) parts.push(part);
        size += part.length;
      });
      response.once('error', error => resolve({status: 0, text: String(error), headers: {}}));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          headers: response.headers,
        }),
      );
    });
    sent.once('timeout', () => reject(new Error(`${method} ${path.slice(0, 200)} has no answer.`)));
    // A server that has refused what is still being sent shuts the door on the rest.
    sent.once('error', error => resolve({status: 0, text: String(error), headers: {}}));
    sent.end(body);
  });
}

/** Sends bytes, says what comes back within the time, and hangs up. */
export async function sendBytes(url: string, bytes: string, patienceMs: number): Promise<string> {
  const {hostname, port} = new URL(url);
  return new Promise(resolve => {
    let said = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
    });
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(said);
    };
    const timer = setTimeout(done, patienceMs);
    socket.on('data', (data: Buffer) => {
      said += String(data).slice(0, 2000);
      done();
    });
    socket.once('error', done).once('close', done);
  });
}
