import type {Draft, DraftPort} from '../store/ports';

/** A browser's storage of drafts, shared by the tabs that a test opens. */
export class DraftStorage {
  readonly drafts = new Map<string, unknown>();
  readonly openTabs = new Set<string>();
  now = Date.UTC(2026, 10, 21, 12);
  /** What the next writes are answered with instead of being done. */
  failure: Error | undefined;
  /** Writes are said to have been done, yet something else is kept. */
  garbles = false;

  /** A page that is opened: it is open until the test takes it out of `openTabs`. */
  openTab(tab: string): DraftPort {
    this.openTabs.add(tab);
    return new TestDrafts(tab, this);
  }

  get texts(): readonly string[] {
    return [...this.drafts.values()].map(draft => JSON.stringify(draft));
  }
}

class TestDrafts implements DraftPort {
  constructor(
    readonly tab: string,
    private readonly storage: DraftStorage,
  ) {}

  now(): number {
    return this.storage.now;
  }

  async put(draft: Draft): Promise<void> {
    if (this.storage.failure) throw this.storage.failure;
    this.storage.drafts.set(draft.id, this.storage.garbles ? {...draft, text: draft.text.slice(0, 10)} : draft);
  }

  async get(id: string): Promise<unknown> {
    return this.storage.drafts.get(id);
  }

  async of(key: string): Promise<readonly unknown[]> {
    return [...this.storage.drafts.values()].filter(draft => keyIn(draft) === key);
  }

  async remove(id: string): Promise<void> {
    this.storage.drafts.delete(id);
  }

  async removeBefore(time: number): Promise<void> {
    for (const [id, draft] of this.storage.drafts) {
      if (typeof draft === 'object' && draft !== null && 'savedAt' in draft && Number(draft.savedAt) < time)
        this.storage.drafts.delete(id);
    }
  }

  async openTabs(): Promise<ReadonlySet<string>> {
    return this.storage.openTabs;
  }
}

const keyIn = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null && 'key' in draft ? draft.key : undefined;
