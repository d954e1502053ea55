/** Papers that somebody put aside to print them together later; the same in every browser of theirs. */
import {useStore} from 'react-admin';
import {allPapers} from '../../model/papers';
import {asList, asNumber, asText, asValues} from '../../model/parse';
import {BASKET_KEY} from '../../preferences/store';
import type {WantedPaper} from '../../request/papers';

const MAX_ITEMS = 100;

export interface BasketItem extends WantedPaper {
  /** What its record is called. */
  readonly name: string;
}

/** What is no paper of this console any more is left out. */
function itemsOf(stored: unknown): readonly BasketItem[] {
  const papers = new Map(allPapers().map(paper => [paper.key, paper]));
  return asList(stored)
    .map(asValues)
    .flatMap(({paper: key, id, language, name}) => {
      const paper = papers.get(asText(key) ?? '');
      const record = asNumber(id);
      return paper && record !== undefined
        ? [{paper, id: record, language: asText(language) ?? '', name: asText(name) ?? ''}]
        : [];
    });
}

const isSame = (one: WantedPaper, other: WantedPaper): boolean =>
  one.paper.key === other.paper.key && one.id === other.id && one.language === other.language;

interface Basket {
  readonly items: readonly BasketItem[];
  readonly isFull: boolean;
  readonly put: (item: BasketItem) => void;
  readonly take: (item: BasketItem) => void;
  readonly empty: () => void;
}

export function usePrintBasket(): Basket {
  const [stored, store] = useStore<unknown>(BASKET_KEY, []);
  const items = itemsOf(stored);
  const keep = (all: readonly BasketItem[]) =>
    store(all.map(({paper, id, language, name}) => ({paper: paper.key, id, language, name})));
  return {
    items,
    isFull: items.length >= MAX_ITEMS,
    put: item => keep([...items.filter(each => !isSame(each, item)), item]),
    take: item => keep(items.filter(each => !isSame(each, item))),
    empty: () => keep([]),
  };
}
