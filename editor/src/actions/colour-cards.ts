/** Pantone colours: all of them, and a search by number or name. */
import {ApiError} from '../api/request';
import {Debounced} from '../store/debounce';
import type {ColourCard} from '../store/tools';
import type {Action, ActionContext} from './action';

/** The search waits this long after the last key (ED-428). */
export const SEARCH_PAUSE_MS = 200;

/** Asks for all colour cards and their types, once; the answers are kept (ED-369, ED-370). */
export const loadColours: Action = {
  id: 'load-colours', label: 'colour.more',
  isEnabled: ({editor}) => editor.state.colourCards === null || editor.state.colourTypes === null,
  run: async ({editor, services}) => {
    try {
      const [colourCards, colourTypes] = await Promise.all([services.api.colourCards(), services.api.colourTypes()]);
      editor.set({colourCards, colourTypes});
    } catch {
      editor.notify('error', 'gallery.failed');
    }
  },
};

/** The cards of one group (ED-371); what is known of them when they cannot be asked for. */
export const cardsOfType = ({editor, services}: ActionContext, typeId: number): Promise<readonly ColourCard[]> =>
  services.api.colourCardsOf(typeId).catch(() => (editor.state.colourCards ?? []).filter(card => card.typeId === typeId));

/** What the search shows: `all` colours, those `found`, or `none`. */
export type FoundColours = {readonly show: 'all'} | {readonly show: 'found'; readonly cards: readonly ColourCard[]} | {readonly show: 'none'};

/** The Pantone search while its dialog is open. An answer that comes after newer typing is passed over. */
export class ColourSearch {
  private readonly debounced: Debounced<string>;
  private asked = 0;

  constructor(private readonly context: ActionContext, private readonly show: (found: FoundColours) => void) {
    this.debounced = new Debounced(text => void this.search(text), SEARCH_PAUSE_MS, context.editor.ports.later);
  }

  /** Blank text restores the full list at once, without a call (ED-340). */
  type(text: string): void {
    this.asked += 1;
    if (text.trim() !== '') return this.debounced.call(text.trim());
    this.debounced.cancel();
    this.show({show: 'all'});
  }

  close(): void {
    this.asked += 1;
    this.debounced.cancel();
  }

  private async search(text: string): Promise<void> {
    const {asked} = this;
    const found = await this.ask(text);
    if (found && asked === this.asked) this.show(found);
  }

  /** The server answers 500 when it finds nothing (ED-341, ED-372); after other failures the list stays as it is. */
  private async ask(text: string): Promise<FoundColours | undefined> {
    try {
      const cards = await this.context.services.api.coloursNamed(text);
      return cards.length > 0 ? {show: 'found', cards} : {show: 'none'};
    } catch (error) {
      return error instanceof ApiError && error.code === '500' ? {show: 'none'} : undefined;
    }
  }
}
