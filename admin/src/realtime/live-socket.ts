/**
 * A socket that comes back by itself. Errors are swallowed (CO-672, DA-493): nothing is shown and nothing else breaks.
 * While the browser is offline nothing is tried; it connects at once when the network is back.
 */

/** Before the first new attempt. The delay doubles with each attempt that fails, up to the longest. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** The server closes with this code when the session has ended: only a new sign-in helps. */
const SESSION_ENDED = 4401;

export interface LiveSocketOptions {
  /** Called for each attempt; undefined while there is nothing to connect with. */
  readonly url: () => string | undefined;
  readonly onOpen?: () => void;
  readonly onMessage?: (data: unknown) => void;
}

export class LiveSocket {
  private socket: WebSocket | undefined;
  private timer: number | undefined;
  private delay = FIRST_DELAY_MS;
  private isStopped = true;

  constructor(private readonly options: LiveSocketOptions) {}

  start(): void {
    this.isStopped = false;
    this.delay = FIRST_DELAY_MS;
    window.addEventListener('online', this.connect);
    this.connect();
  }

  stop(): void {
    this.isStopped = true;
    window.removeEventListener('online', this.connect);
    window.clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
  }

  /** Drops the message silently while the socket is not open. */
  send(message: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
  }

  private readonly connect = (): void => {
    window.clearTimeout(this.timer);
    const url = this.options.url();
    if (this.isStopped || this.socket || !navigator.onLine || url === undefined) return;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.delay = FIRST_DELAY_MS;
      this.options.onOpen?.();
    });
    socket.addEventListener('message', ({data}) => this.options.onMessage?.(data));
    socket.addEventListener('close', ({code}) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (code === SESSION_ENDED) this.stop();
      else this.scheduleReconnect();
    });
  };

  /** The delay is random, so that consoles do not all come back at once after a restart of the server. */
  private scheduleReconnect(): void {
    if (this.isStopped) return;
    this.timer = window.setTimeout(this.connect, this.delay * (0.5 + Math.random()));
    this.delay = Math.min(this.delay * 2, MAX_DELAY_MS);
  }
}
