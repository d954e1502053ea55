/** What commands want of the browser besides the page: its storage, its other tabs, its address. */

/**
 * Told to the other tabs, the console's among them, after a template was cached (ED-278), uploaded, saved or published.
 */
export interface TabMessage {
  readonly type: 'cache' | 'save';
  readonly id: number;
}

export interface Browser {
  /** Keeps a text for all tabs. Throws when the storage is full or forbidden. */
  keep(key: string, text: string): void;
  /** A kept text, null when there is none. Throws when the storage is forbidden. */
  kept(key: string): string | null;
  /** Keeps a text for this tab, or forgets it (null). Never fails. */
  keepInTab(key: string, text: string | null): void;
  /** Tells the other tabs of the same site. */
  tell(message: TabMessage): void;
  /** A cookie's value, null when there is none. */
  cookie(name: string): string | null;
  /** Keeps a cookie of the whole site for so many seconds. */
  keepCookie(name: string, value: string, seconds: number): void;
  /** Puts a text on the clipboard. Rejects when that is forbidden. */
  copy(text: string): Promise<void>;
  /** Hands a file to the browser's downloads. */
  download(file: Blob, name: string): void;
  /** Leaves for another page. */
  go(address: string): void;
}
