/** A server for unit tests that says what it was asked and answers what a test wants. */
import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Buffer;
}

/** Undefined leaves the request without an answer. */
export type Answering = (asked: Asked) => Reply | undefined;

export function envelope(code: string | number, data: unknown = null, message = ''): Reply {
  return {body: JSON.stringify({code, message, data})};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

export class TestServer {
  readonly asked: Asked[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));

  constructor(public answer: Answering = () => envelope(200)) {}

  async start(): Promise<string> {
    await new Promise<void>(resolve => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return this.url;
  }

  get url(): string {
    const address = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${address.port}`;
  }

  get last(): Asked {
    const asked = this.asked.at(-1);
    if (!asked) throw new Error('Nothing was asked.');
    return asked;
  }

  /** Resolves once the next request has come in. */
  next(): Promise<void> {
    return new Promise(resolve => this.waiting.push(resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => {
      this.server.close(resolve);
    });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The window of a test has an origin of its own.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', 'token, language');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const asked = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await bodyOf(request).catch(() => ''),
    };
    this.asked.push(asked);
    const reply = this.answer(asked);
    for (const resolve of this.waiting.splice(0)) resolve();
    if (!reply) return;
    response.writeHead(reply.status ?? 200, {'Content-Type': reply.type ?? 'application/json'});
    response.end(reply.body);
  }
}
