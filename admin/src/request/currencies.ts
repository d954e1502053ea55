/** The currencies in use, with their rates. */
import {useQuery} from '@tanstack/react-query';
import {post} from './api';
import {asList, asNumber, asText, asValues} from '../model/parse';

/** A rate says how many units one of these buys (CO-734). */
export const BASE_CURRENCY = 'USD';

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  /** Decimal: units that one US dollar buys. */
  readonly rate: string;
}

function readCurrency(data: unknown): readonly Currency[] {
  const {code, name, nameZh, rate} = asValues(data);
  const key = asText(code);
  const unitsPerDollar = asText(rate);
  if (key === undefined || unitsPerDollar === undefined) return [];
  const english = asText(name) ?? key;
  return [{code: key, name: english, nameZh: asText(nameZh) ?? english, rate: unitsPerDollar}];
}

/** Only those in use, whatever the server lists (CO-523), and only those with a rate. */
export function readCurrencies(data: unknown): readonly Currency[] {
  return asList(data)
    .filter(each => asNumber(asValues(each).isUsed) === 1)
    .flatMap(readCurrency);
}

/** Reads by POST, as the documented call has it. */
export function useCurrencies() {
  return useQuery({
    queryKey: ['currencies'],
    queryFn: async ({signal}) => readCurrencies(await post('/quote/currency/getCurrency', {}, signal, {quiet: true})),
  });
}
