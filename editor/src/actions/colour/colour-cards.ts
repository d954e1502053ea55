/** Pantone colours: all of them, and a search by number or name. */
import {ApiError} from '../../api/request';
import {colourDistance, parseColour} from '../../document/colour';
import type {MessageKey} from '../../i18n/keys';
import {Debounced} from '../../store/debounce';
import type {ColourCard} from '../../store/tools';
import type {Action, ActionContext} from '../action';

/** The search waits this long after the last key (ED-428). */
export const SEARCH_PAUSE_MS = 200;

/** Asks for all colour cards and their types, once; the answers are kept (ED-369, ED-370). */
export const loadColours: Action = {
  id: 'load-colours',
  label: 'colour.more',
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
  services.api
    .colourCardsOf(typeId)
    .catch(() => (editor.state.colourCards ?? []).filter(card => card.typeId === typeId));

/** What the search shows: `all` colours, those `found`, or `none`. */
export type FoundColours =
  | {readonly show: 'all'}
  | {readonly show: 'none'}
  | {
      readonly show: 'found';
      readonly cards: readonly ColourCard[];
      /** What must be known of them. */ readonly note?: {readonly text: MessageKey; readonly colour: string};
    };

/**
 * `Pantone 186`, `PMS 186 C`, `186c`: what is before and behind the number says no more than that it is one of
 * Pantone's.
 */
const PANTONE = /^(?:(?:pantone|pms)[\s®™]*(\d{2,5})\s*[cu]?|(\d{2,5})\s*[cu])$/i;

/** How Pantone writes its colours. */
const OFFICIAL = /^(?:pantone|pms)?[\s®™]*\d/i;

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Cards shown for a colour that is none of them. */
const NEAREST = 12;

function nearestTo(colour: string, cards: readonly ColourCard[]): FoundColours {
  const wanted = parseColour(colour);
  if (!wanted || cards.length === 0) return {show: 'none'};
  const away = (card: ColourCard): number => colourDistance(parseColour(card.code) ?? {r: 0, g: 0, b: 0}, wanted);
  return {
    show: 'found',
    cards: cards.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST),
    note: {text: 'colour.nearest', colour},
  };
}

/** The Pantone search while its dialog is open. Newer typing makes it ignore an earlier answer. */
export class ColourSearch {
  private readonly debounced: Debounced<string>;
  private asked = 0;

  constructor(
    private readonly context: ActionContext,
    private readonly show: (found: FoundColours) => void,
  ) {
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
    if (COLOUR.test(text)) return nearestTo(text, this.context.editor.state.colourCards ?? []);
    const [, named, suffixed] = PANTONE.exec(text) ?? [];
    const number = named ?? suffixed;
    try {
      const cards = await this.context.services.api.coloursNamed(number ?? text);
      if (cards.length === 0) return {show: 'none'};
      // Cards of a site's own numbering must not pass for Pantone's.
      const own = number !== undefined && !cards.some(({pantone}) => OFFICIAL.test(pantone));
      return {show: 'found', cards, ...(own ? {note: {text: 'colour.ownNumbers', colour: text} as const} : {})};
    } catch (error) {
      return error instanceof ApiError && error.code === '500' ? {show: 'none'} : undefined;
    }
  }
}
