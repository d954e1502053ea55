/** Currencies in use, and amounts from one into another. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {get, post} from '../../request/api';
import {asList, asNumber, asText, asValues} from '../../model/parse';

/** Rates are units per one of these (CO-734). */
export const BASE = 'USD';

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  /** Decimal: units that one US dollar buys. */
  readonly rate: string;
}

/** Only those in use, whatever the server lists (CO-523). */
export function readCurrencies(data: unknown): readonly Currency[] {
  return asList(data)
    .map(asValues)
    .filter(({isUsed}) => asNumber(isUsed) === 1)
    .map(({code, name, nameZh, rate}) => ({
      code: asText(code) ?? '',
      name: asText(name) ?? '',
      nameZh: asText(nameZh) ?? asText(name) ?? '',
      rate: asText(rate) ?? '0',
    }));
}

export function useCurrencies() {
  return useQuery({
    queryKey: ['currencies'],
    queryFn: async ({signal}) => readCurrencies(await post('/quote/currency/getCurrency', {}, signal, {quiet: true})),
  });
}

export interface Conversion {
  /** Decimal with 2 digits. */
  readonly result: string;
  /** Decimal: what one unit of the source is in the target. */
  readonly rate: string;
}

/** The last answer stays while the next one is on its way. */
export function useConversion(from: string, to: string, amount: string | undefined) {
  return useQuery({
    queryKey: ['currency-conversion', from, to, amount],
    enabled: amount !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({signal}): Promise<Conversion> => {
      const {result, rate} = asValues(await get('/app/currency/convert', {from, to, amount}, signal, {quiet: true}));
      return {result: asText(result) ?? '', rate: asText(rate) ?? ''};
    },
  });
}
