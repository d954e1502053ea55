/** What a plating colour can be chosen for: quote categories, their techniques, and the plating options of these. */
import {useQuery} from '@tanstack/react-query';
import {QUOTE_PLATING} from '@emblem/schemas/values';
import {get, post} from '../../request/api';
import {asList, asNumber, asText, asValues} from '../../model/parse';

export interface Technique {
  readonly id: number;
  readonly name: string;
}

export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly techniques: readonly Technique[];
}

function readOffer(value: unknown): Offer {
  const {id, cateName, techList} = asValues(value);
  return {
    id: asNumber(id) ?? 0,
    name: asText(cateName) ?? '',
    techniques: asList(techList)
      .map(asValues)
      .map(({techId, techName}) => ({id: asNumber(techId) ?? 0, name: asText(techName) ?? ''})),
  };
}

/** The categories of the FD line, called by their `cateName` (DA-392). */
export function useOffers() {
  return useQuery({
    queryKey: ['quote-categories', 'fd'],
    queryFn: async ({signal}) =>
      asList(await post('/quote/cate/getAll', {isFd: 1}, signal, {quiet: true, hideLoading: true})).map(readOffer),
  });
}

/** The options of one technique of one category; asked for when the technique is chosen (DA-398). */
export function usePlatingOptions(quoteId: number, techId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['quote-platings', quoteId, techId],
    enabled,
    queryFn: async ({signal}) =>
      asList(await get('/quote/cate/quotePlatingList', {quoteId, techId}, signal, {quiet: true, hideLoading: true}))
        .map(asValues)
        .filter(({state}) => state === QUOTE_PLATING.state.enabled)
        .map(({id, quotePlatingName}) => ({id: asNumber(id) ?? 0, name: asText(quotePlatingName) ?? ''})),
  });
}
