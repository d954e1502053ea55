/** A socket of the console as a test holds it: what was pushed, and waits for what is still to come. */
import {WebSocket} from 'ws';
import {asNumber, asObject, type Json} from './json';

const PATIENCE_MS = 20_000;

export interface Refused {
  readonly status: number;
  readonly message: unknown;
}

export class LiveSocket {
  readonly pushes: Json[] = [];
  private readonly watchers = new Set<() => void>();
  private closedWith: number | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      this.pushes.push(asObject(JSON.parse(String(data))));
      this.changed();
    });
    socket.on('close', code => {
      this.closedWith = code;
      this.changed();
    });
    socket.on('error', () => undefined);
  }

  /** Opens `path` with the token; throws when it is refused. */
  static async open(
    url: string,
    path: string,
    token?: string,
    options: {origin?: string; known?: readonly number[]} = {},
  ): Promise<LiveSocket> {
    const result = await LiveSocket.attempt(url, path, token, options);
    if (!(result instanceof LiveSocket)) throw new Error(`${path} was refused with ${result.status}.`);
    return result;
  }

  /** Listens from the beginning: the first push may come together with the answer to the handshake. */
  static attempt(
    url: string,
    path: string,
    token: string | undefined,
    {origin, known}: {origin?: string; known?: readonly number[]},
  ): Promise<LiveSocket | Refused> {
    const address = new URL(path, url.replace(/^http/, 'ws'));
    if (token !== undefined) address.searchParams.set('token', token);
    if (known) address.searchParams.set('known', known.join(','));
    const socket = new WebSocket(address, {origin});
    const live = new LiveSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(live));
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) => {
        let body = '';
        response.on('data', chunk => {
          body += String(chunk);
        });
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, message: asObject(JSON.parse(body)).message}),
        );
      });
    });
  }

  get announcements(): readonly Json[] {
    return this.pushes.filter(push => push.messageType === 1);
  }

  get ids(): readonly number[] {
    return this.announcements.map(push => asNumber(push.id));
  }

  say(word: string): void {
    this.socket.send(word);
  }

  /** Resolves as soon as the condition holds; it is looked at after every push and at the close. */
  async until(condition: () => boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(look);
        reject(
          new Error(
            `Waited in vain for ${String(condition)}; pushed so far: ${JSON.stringify(this.pushes).slice(0, 2000)}`,
          ),
        );
      }, PATIENCE_MS);
      const look = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
      look();
    });
  }

  /** The first announcement of this title, waited for. */
  async announced(title: string): Promise<Json> {
    const find = (): Json | undefined => this.announcements.find(push => push.announcementTitle === title);
    await this.until(() => find() !== undefined);
    return asObject(find());
  }

  async welcomed(): Promise<Json> {
    await this.until(() => this.pushes.length > 0);
    return asObject(this.pushes[0]);
  }

  /** The code with which it was closed, waited for. */
  async closed(): Promise<number> {
    await this.until(() => this.closedWith !== undefined);
    return this.closedWith ?? 0;
  }

  /** Without a word, as a lost network does. */
  async drop(): Promise<void> {
    this.socket.terminate();
    await this.closed();
  }

  private changed(): void {
    for (const look of this.watchers) look();
  }
}

/** How opening it is refused; throws when it is not. */
export async function refusal(
  url: string,
  path: string,
  token?: string,
  options: {origin?: string} = {},
): Promise<Refused> {
  const result = await LiveSocket.attempt(url, path, token, options);
  if (!(result instanceof LiveSocket)) return result;
  await result.drop();
  throw new Error(`${path} was not refused.`);
}
