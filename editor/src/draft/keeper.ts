/**
 * Keeps what has been changed and not yet saved, so that it survives a closed tab, a crash and a failed save, and
 * offers it when the same design is opened again. A draft is written anew and read back before the one before it is
 * removed.
 */
import type {Design} from '../document/types';
import {writeDesign} from '../objects/formats';
import type {Editor} from '../store/editor';
import type {Draft, DraftPort} from '../store/ports';
import type {EditorState} from '../store/state';
import {accountOf, keyOf, VISITOR} from './key';
import {readDraft, sameDraft, wordsOf} from './read';

/** At most so much work is lost, ms. */
export const DRAFT_PAUSE_MS = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older drafts are dropped (nobody comes back for them). */
export const DRAFT_LIFE_MS = 30 * DAY_MS;

/** What the hand may be doing while a draft is written: anything that moves objects would stutter. */
const CALM: ReadonlySet<string> = new Set(['idle', 'editing-text']);

/** The design as it was at one moment; taking note of it costs nothing, for records are never changed. */
interface Moment extends Pick<EditorState, 'position' | 'stickerSize'> {
  readonly key: string;
  readonly account: string;
  readonly design: Design;
  readonly isSaved: boolean;
}

/** The last draft that this tab is sure of. */
type Kept = Pick<Draft, 'id' | 'key'> & Pick<Moment, 'account'>;

export class DraftKeeper {
  private account = VISITOR;
  private opening = -1;
  private seen: readonly unknown[] = [];
  private latest: Moment | undefined;
  private kept: Kept | undefined;
  private adopted: string | null = null;
  private cancelTimer: (() => void) | undefined;
  private work: Promise<void> = Promise.resolve();
  private written = 0;
  private failed = false;

  constructor(
    private readonly editor: Editor,
    private readonly drafts: DraftPort,
  ) {}

  /** Begins to follow the open design; the answer ends it. */
  start(): () => void {
    const {restoredDraft} = this.editor.state;
    if (restoredDraft === null) this.editor.markSaved();
    this.enqueue(() => this.drafts.removeBefore(this.drafts.now() - DRAFT_LIFE_MS));
    const stop = this.editor.subscribe(() => this.follow());
    this.follow();
    return () => {
      stop();
      void this.flush();
    };
  }

  /** Writes at once what is waiting; resolves when it has been written or has failed. */
  flush(): Promise<void> {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    const {latest} = this;
    this.latest = undefined;
    if (latest) this.enqueue(() => this.keep(latest));
    return this.work;
  }

  private follow(): void {
    const {state} = this.editor;
    if (state.loading) return;
    if (state.opening !== this.opening) this.begin(state);
    this.adopt(state);
    this.account = accountAfter(this.account, state);
    const now = [state.revision, state.savedRevision, state.stickerSize, state.position, this.account];
    if (now.every((value, index) => value === this.seen[index])) return;
    this.seen = now;
    const isSaved = state.revision === state.savedRevision;
    if (isSaved && !this.kept && !this.latest) return;
    this.latest = {
      key: keyOf(this.account, state),
      account: this.account,
      isSaved,
      design: state.design,
      position: state.position,
      stickerSize: state.stickerSize,
    };
    this.cancelTimer ??= this.editor.ports.later(() => this.due(), DRAFT_PAUSE_MS);
  }

  private due(): void {
    this.cancelTimer = undefined;
    if (CALM.has(this.editor.state.hand)) void this.flush();
    else this.cancelTimer = this.editor.ports.later(() => this.due(), DRAFT_PAUSE_MS);
  }

  /** Another design is open. What waited belongs to the one before it and is written under that one's name. */
  private begin(state: EditorState): void {
    void this.flush();
    this.opening = state.opening;
    this.account = accountOf(state);
    this.seen = [state.revision, state.savedRevision, state.stickerSize, state.position, this.account];
    const key = keyOf(this.account, state);
    this.enqueue(async () => {
      this.kept = undefined;
      await this.offer(key, state.opening);
    });
  }

  /** A restored draft is this tab's own from now on: the next one takes its place. */
  private adopt(state: EditorState): void {
    const {restoredDraft: id} = state;
    if (id === this.adopted) return;
    this.adopted = id;
    if (id === null) return;
    const kept = {id, key: keyOf(this.account, state), account: this.account};
    this.enqueue(async () => {
      this.kept = kept;
    });
  }

  /** Shows which drafts closed tabs have left, the latest first. */
  private async offer(key: string, opening: number): Promise<void> {
    const [kept, open] = await Promise.all([this.drafts.of(key), this.drafts.openTabs()]);
    const left = kept
      .flatMap(value => readDraft(value) ?? [])
      .filter(draft => draft.key === key && draft.tab !== this.drafts.tab && !open.has(draft.tab));
    const {state} = this.editor;
    if (left.length === 0 || state.opening !== opening || state.restoredDraft !== null) return;
    const offeredDrafts = left
      .sort((a, b) => b.savedAt - a.savedAt)
      .map(draft => ({id: draft.id, savedAt: draft.savedAt, words: wordsOf(draft)}));
    this.editor.set({offeredDrafts});
  }

  private async keep(moment: Moment): Promise<void> {
    const before = this.kept;
    if (moment.isSaved) {
      this.kept = undefined;
      return this.replace(before, moment.key);
    }
    this.written += 1;
    const {key, account, design, position, stickerSize} = moment;
    const {tab} = this.drafts;
    const id = `${tab} ${this.written}`;
    const draft = {
      id,
      key,
      tab,
      savedAt: this.drafts.now(),
      text: JSON.stringify(writeDesign(design)),
      position,
      stickerSize,
    };
    await this.drafts.put(draft);
    if (!sameDraft(draft, readDraft(await this.drafts.get(id)))) {
      await this.drafts.remove(id);
      throw new Error('The draft was not kept as it was written');
    }
    this.kept = {id, key, account};
    this.failed = false;
    await this.replace(before, key);
  }

  /** What a visitor drew goes with them into their account; what one member drew stays with that member. */
  private async replace(before: Kept | undefined, key: string): Promise<void> {
    if (before && (before.key === key || before.account === VISITOR)) await this.drafts.remove(before.id);
  }

  /** One thing at a time, in order. A failure is told once, until something could be kept again. */
  private enqueue(step: () => Promise<void>): void {
    this.work = this.work.then(step).catch((error: unknown) => this.tell(error));
  }

  private tell(error: unknown): void {
    if (this.failed) return;
    this.failed = true;
    this.editor.notify('warning', isFull(error) ? 'draft.full' : 'draft.failed');
  }
}

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';

/**
 * Whoever signs in takes the design along. When a session ends, the design stays its member's: nobody else shall find
 * it.
 */
function accountAfter(before: string, state: EditorState): string {
  const now = accountOf(state);
  return now === VISITOR ? before : now;
}
