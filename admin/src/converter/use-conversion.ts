/** Converts an amount from one currency into another. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {asText, asValues} from '../model/parse';
import {get} from '../request/api';

export interface Conversion {
  /** A decimal with 2 digits. */
  readonly result: string | undefined;
  /** What one unit of `from` is worth in `to`, as a decimal. */
  readonly rate: string | undefined;
}

/** The last answer stays while the next one is on its way. */
export function useConversion(from: string, to: string, amount: string | undefined) {
  return useQuery({
    queryKey: ['currency-conversion', from, to, amount],
    enabled: amount !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({signal}): Promise<Conversion> => {
      const {result, rate} = asValues(await get('/app/currency/convert', {from, to, amount}, signal, {quiet: true}));
      return {result: asText(result), rate: asText(rate)};
    },
  });
}
