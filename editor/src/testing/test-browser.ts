import type {Browser, TabMessage} from '../actions/browser';

/** A browser's storage and tabs as a test sees them. */
export class TestBrowser implements Browser {
  readonly storage = new Map<string, string>();
  readonly tab = new Map<string, string>();
  readonly told: TabMessage[] = [];
  readonly visited: string[] = [];
  readonly cookies = new Map<string, {readonly value: string; readonly seconds: number}>();
  readonly copied: string[] = [];
  readonly downloaded: string[] = [];

  /** The storage is full or forbidden. */
  broken = false;

  keep(key: string, text: string): void {
    if (this.broken) throw new DOMException('full', 'QuotaExceededError');
    this.storage.set(key, text);
  }

  kept(key: string): string | null {
    if (this.broken) throw new DOMException('forbidden', 'SecurityError');
    return this.storage.get(key) ?? null;
  }

  keepInTab(key: string, text: string | null): void {
    if (text === null) this.tab.delete(key);
    else this.tab.set(key, text);
  }

  tell(message: TabMessage): void {
    this.told.push(message);
  }

  cookie(name: string): string | null {
    return this.cookies.get(name)?.value ?? null;
  }

  keepCookie(name: string, value: string, seconds: number): void {
    this.cookies.set(name, {value, seconds});
  }

  async copy(text: string): Promise<void> {
    if (this.broken) throw new DOMException('forbidden', 'NotAllowedError');
    this.copied.push(text);
  }

  download(_file: Blob, name: string): void {
    this.downloaded.push(name);
  }

  go(address: string): void {
    this.visited.push(address);
  }
}
