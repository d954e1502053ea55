import type {Browser, TabMessage} from '../actions/browser';

/** A browser's storage and tabs as a test sees them. */
export class TestBrowser implements Browser {
  readonly storage = new Map<string, string>();
  readonly tab = new Map<string, string>();
  readonly told: TabMessage[] = [];
  readonly visited: string[] = [];

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

  go(address: string): void {
    this.visited.push(address);
  }
}
