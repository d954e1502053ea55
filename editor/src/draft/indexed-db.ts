/** Drafts in the browser's database; which tabs are open is told by the locks that they hold. */
import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {clock} from '@emblem/schemas/clock';
import type {Draft, DraftPort} from '../store/ports';

const NAME = 'emblem.editor';
const LOCK = 'emblem.draft ';

interface Schema extends DBSchema {
  drafts: {key: string; value: Draft; indexes: {key: string; savedAt: number}};
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      const drafts = database.createObjectStore('drafts', {keyPath: 'id'});
      drafts.createIndex('key', 'key');
      drafts.createIndex('savedAt', 'savedAt');
    },
  });
}

class BrowserDrafts implements DraftPort {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(readonly tab: string) {}

  now(): number {
    return clock.now();
  }

  async put(draft: Draft): Promise<void> {
    const drafts = await this.database();
    const {store, done} = drafts.transaction('drafts', 'readwrite');
    const put = store.put(draft);
    // Without waiting for the answer: the page may be gone before it comes.
    store.transaction.commit();
    await Promise.all([put, done]);
  }

  async get(id: string): Promise<unknown> {
    const drafts = await this.database();
    return drafts.get('drafts', id);
  }

  async of(key: string): Promise<readonly unknown[]> {
    const drafts = await this.database();
    return drafts.getAllFromIndex('drafts', 'key', key);
  }

  async remove(id: string): Promise<void> {
    const drafts = await this.database();
    await drafts.delete('drafts', id);
  }

  async removeBefore(time: number): Promise<void> {
    const drafts = await this.database();
    const {store, done} = drafts.transaction('drafts', 'readwrite');
    const old = await store.index('savedAt').getAllKeys(IDBKeyRange.upperBound(time, true));
    await Promise.all([...old.map(id => store.delete(id)), done]);
  }

  /** Pages without locks (not served over HTTPS) know of themselves only. */
  async openTabs(): Promise<ReadonlySet<string>> {
    const {held = []} = 'locks' in navigator ? await navigator.locks.query() : {};
    return new Set([this.tab, ...held.flatMap(({name}) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))]);
  }

  /** A database that could not be opened, or was closed by the browser, is tried again the next time. */
  private database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= open().then(database => {
      database.addEventListener('close', () => {
        this.opened = undefined;
      });
      return database;
    });
    this.opened.catch(() => {
      this.opened = undefined;
    });
    return this.opened;
  }
}

/** The drafts of this browser. The tab counts as open until its page is gone, however that happens. */
export function browserDrafts(): DraftPort {
  const tab = crypto.getRandomValues(new Uint32Array(3)).join('-');
  if ('locks' in navigator)
    void navigator.locks.request(LOCK + tab, () => new Promise<never>(() => undefined)).catch(() => undefined);
  return new BrowserDrafts(tab);
}
