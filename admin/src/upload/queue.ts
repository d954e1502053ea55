/** The one queue behind every upload of the console: five files at a time, the rest wait (CO-387). */

export type UploadStatus = 'uploading' | 'success' | 'error' | 'canceled' | 'partial';

/** Whether all of the upload has failed or some of its files have. */
export function isFailed(status: UploadStatus): boolean {
  return status === 'error' || status === 'partial';
}

/** What is known of an upload: one file, or several that were chosen together (CO-288, CO-289). */
export interface UploadItem {
  readonly id: number;
  readonly files: readonly {readonly name: string; readonly size: number; readonly type: string}[];
  /** Addresses of what has arrived, one a line of the selection; empty until then. */
  readonly path: readonly string[];
  /** Share of the bytes that are sent, 0 to 1. */
  readonly progress: number;
  /** `partial`: over, and some of the files have arrived (CO-290). */
  readonly status: UploadStatus;
  readonly error: string;
}

export type Send = (file: File, progress: (share: number) => void, signal: AbortSignal) => Promise<string>;

export interface UploadTask {
  readonly files: readonly File[];
  readonly send: Send;
  /** Called for each file that arrives. */
  readonly done: (url: string, file: File) => void;
}

export interface QueueTexts {
  /** The text of an upload that the user stopped (CO-702). */
  canceled(): string;
  failed(error: unknown): string;
}

const AT_ONCE = 5;
/** After the last upload, what is over stays so long in sight (CO-367, CO-722). */
const LINGER_MS = 1000;

interface Transfer {
  readonly file: File;
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'canceled';
  url: string;
  abort?: AbortController;
}

interface Entry {
  readonly id: number;
  readonly task: UploadTask;
  readonly transfers: readonly Transfer[];
  error: string;
}

function statusOf(transfers: readonly Transfer[]): UploadStatus {
  const some = (...states: readonly Transfer['state'][]) => transfers.some(({state}) => states.includes(state));
  if (some('waiting', 'sending')) return 'uploading';
  if (!some('failed', 'canceled')) return 'success';
  if (some('done')) return 'partial';
  return some('failed') ? 'error' : 'canceled';
}

function progressOf(transfers: readonly Transfer[]): number {
  const total = transfers.reduce((sum, {file}) => sum + Math.max(1, file.size), 0);
  return transfers.reduce((sum, {file, share}) => sum + share * Math.max(1, file.size), 0) / total;
}

function recordOf({id, transfers, error}: Entry): UploadItem {
  return {
    id,
    error,
    status: statusOf(transfers),
    progress: progressOf(transfers),
    path: transfers.filter(({state}) => state === 'done').map(({url}) => url),
    files: transfers.map(({file: {name, size, type}}) => ({name, size, type})),
  };
}

export class UploadQueue {
  private entries: readonly Entry[] = [];
  private records: readonly UploadItem[] = [];
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  private sending = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly texts: QueueTexts) {}

  /** Returns the id of the upload. */
  add(task: UploadTask): number {
    this.lastId += 1;
    const transfers = task.files.map((file): Transfer => ({file, share: 0, state: 'waiting', url: ''}));
    this.entries = [...this.entries, {id: this.lastId, task, transfers, error: ''}];
    this.go();
    return this.lastId;
  }

  /** Stops an upload that is under way; false when it is over already (CO-365). */
  cancel(id: number): boolean {
    const entry = this.find(id);
    const open = entry?.transfers.filter(({state}) => state === 'waiting' || state === 'sending') ?? [];
    if (!entry || open.length === 0) return false;
    entry.error = this.texts.canceled();
    for (const transfer of open) {
      transfer.state = 'canceled';
      transfer.abort?.abort();
    }
    this.go();
    return true;
  }

  /**
   * What became of each of these uploads, once none of them is under way; others may join them meanwhile. One that is
   * off the list was a success.
   */
  ended(ids: () => readonly number[]): Promise<readonly UploadStatus[]> {
    const ends = () => ids().map(id => this.records.find(record => record.id === id)?.status ?? 'success');
    return new Promise(resolve => {
      const look = () => {
        const now = ends();
        if (now.includes('uploading')) return;
        stop();
        resolve(now);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Sends again what has not arrived (CO-366). */
  retry(id: number): void {
    const entry = this.find(id);
    if (!entry || !['error', 'partial'].includes(statusOf(entry.transfers))) return;
    entry.error = '';
    for (const transfer of entry.transfers)
      if (transfer.state !== 'done') Object.assign(transfer, {state: 'waiting', share: 0});
    this.go();
  }

  /** Takes an upload that is over off the list. */
  dismiss(id: number): void {
    this.entries = this.entries.filter(entry => entry.id !== id || statusOf(entry.transfers) === 'uploading');
    this.tell();
  }

  /** The same list until something changes. */
  readonly snapshot = (): readonly UploadItem[] => this.records;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private find(id: number): Entry | undefined {
    return this.entries.find(entry => entry.id === id);
  }

  private go(): void {
    for (const entry of this.entries)
      for (const transfer of entry.transfers) {
        if (this.sending >= AT_ONCE) return this.tell();
        if (transfer.state === 'waiting') void this.run(entry, transfer);
      }
    this.tell();
  }

  private async run(entry: Entry, transfer: Transfer): Promise<void> {
    const abort = new AbortController();
    Object.assign(transfer, {state: 'sending', abort});
    this.sending += 1;
    const isOurs = (): boolean => transfer.abort === abort && transfer.state === 'sending';
    try {
      const url = await entry.task.send(
        transfer.file,
        share => {
          if (!isOurs()) return;
          transfer.share = share;
          this.tell();
        },
        abort.signal,
      );
      if (isOurs()) {
        Object.assign(transfer, {state: 'done', share: 1, url});
        entry.task.done(url, transfer.file);
      }
    } catch (error) {
      if (isOurs()) {
        transfer.state = 'failed';
        entry.error = this.texts.failed(error);
      }
    } finally {
      this.sending -= 1;
      this.go();
    }
  }

  private tell(): void {
    this.records = this.entries.map(recordOf);
    this.tidyLater();
    for (const listener of this.listeners) listener();
  }

  private tidyLater(): void {
    clearTimeout(this.timer);
    if (this.records.length === 0 || this.records.some(({status}) => status === 'uploading')) return;
    this.timer = setTimeout(() => this.tidy(), LINGER_MS);
  }

  /** What failed stays until it is tried again or dismissed. */
  private tidy(): void {
    const left = this.entries.filter(({transfers}) => ['error', 'partial'].includes(statusOf(transfers)));
    if (left.length === this.entries.length) return;
    this.entries = left;
    this.tell();
  }
}
