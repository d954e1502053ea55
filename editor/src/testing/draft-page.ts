/** A page that keeps drafts of what is drawn on it. */
import {addText} from '../actions/text/add-text';
import {DRAFT_PAUSE_MS, DraftKeeper} from '../draft/keeper';
import type {Member, OfferedDraft} from '../store/state';
import type {DraftStorage} from './test-drafts';
import {TestEditor, type TestEditorOptions} from './test-editor';

/** A page with the keeper at work. */
export class Page extends TestEditor {
  readonly keeper: DraftKeeper;
  private readonly stop: () => void;

  constructor(options: TestEditorOptions & {readonly member?: Member} = {}) {
    super(options);
    if (options.member) this.editor.set({member: options.member});
    this.keeper = new DraftKeeper(this.editor, this.context.services.drafts);
    this.stop = this.keeper.start();
  }

  /** Lets drafts be written and looked for. */
  async settled(): Promise<this> {
    this.wait(DRAFT_PAUSE_MS);
    await this.keeper.flush();
    return this;
  }

  /** The tab is gone without a last word. */
  crash(): void {
    this.storage.openTabs.delete(this.context.services.drafts.tab);
    this.stop();
  }

  get texts(): readonly string[] {
    return this.editor.side.order.flatMap(id => {
      const object = this.side.objects[id];
      return object?.kind === 'text' ? [object.text] : [];
    });
  }

  /** The latest draft that is offered. */
  get offered(): OfferedDraft {
    const [latest] = this.editor.state.offeredDrafts;
    if (!latest) throw new Error('No draft is offered');
    return latest;
  }

  get told(): readonly string[] {
    return this.editor.state.notices.map(notice => notice.text);
  }
}

/** What a visitor who crashed left behind. */
export async function crashPage(
  storage: DraftStorage,
  options: ConstructorParameters<typeof Page>[0] = {},
  text = 'For the crew',
): Promise<void> {
  const page = new Page({storage, tab: 'first', ...options});
  await page.give(addText, text);
  await page.settled();
  page.crash();
}
