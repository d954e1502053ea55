/**
 * A socket that comes back by itself. Errors are swallowed (CO-672, DA-493): nothing is shown and nothing else breaks.
 * While the browser is offline nothing is tried; it connects at once when the network is back.
 */

/** Milliseconds before the first new attempt, doubled with each that fails, up to the longest. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;
/** The server says so when the session has ended: only a new sign-in helps. */
const SESSION_ENDED = 4401;

export interface LiveSocketOptions {
  /** Asked anew for each attempt; undefined while there is nothing to connect with. */
  readonly url: () => string | undefined;
  readonly onOpen?: () => void;
  readonly onMessage?: (data: unknown) => void;
}

export class LiveSocket {
  private socket: WebSocket | undefined;
  private timer: number | undefined;
  private delay = FIRST_DELAY;
  private stopped = true;

  constructor(private readonly options: LiveSocketOptions) {}

  start(): void {
    this.stopped = false;
    window.addEventListener('online', this.connect);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    window.removeEventListener('online', this.connect);
    window.clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
  }

  /** Nothing is sent while the socket is not open. */
  send(word: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(word);
  }

  private readonly connect = (): void => {
    window.clearTimeout(this.timer);
    const url = this.options.url();
    if (this.stopped || this.socket || !navigator.onLine || url === undefined) return;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.delay = FIRST_DELAY;
      this.options.onOpen?.();
    });
    socket.addEventListener('message', ({data}) => this.options.onMessage?.(data));
    socket.addEventListener('close', ({code}) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (code !== SESSION_ENDED) this.again();
    });
  };

  /** Not all consoles at the same moment, when a server has been restarted. */
  private again(): void {
    if (this.stopped) return;
    this.timer = window.setTimeout(this.connect, this.delay * (0.5 + Math.random()));
    this.delay = Math.min(this.delay * 2, MAX_DELAY);
  }
}
