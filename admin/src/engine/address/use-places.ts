/** What is known of the country and the state of an address beside their names. */
import {useGetManyAggregate} from 'react-admin';
import type {AddressKeyword, Place} from '@emblem/schemas';
import {asNumber, asText, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';

/** All addresses of a page ask for their countries in one request, and for their states in another. */
function useRecord(key: 'country' | 'state', value: unknown): EntityRecord | undefined {
  const id = asNumber(value);
  const {data} = useGetManyAggregate<EntityRecord>(
    key,
    {ids: id === undefined ? [] : [id]},
    {enabled: id !== undefined},
  );
  return data?.[0];
}

/** ISO 3166 of the country with this id. */
export function useCountryCode(id: unknown): string | undefined {
  return asText(useRecord('country', id)?.code);
}

function placeOf(record: EntityRecord | undefined): Place {
  return {name: '', nameZh: asText(record?.nameZh) ?? '', code: asText(record?.code) ?? ''};
}

export function usePlaces({state = '', country = ''}: AddressKeyword, values: Values): ReadonlyMap<string, Place> {
  const [ofCountry, ofState] = [useRecord('country', values[country]), useRecord('state', values[state])];
  return new Map([
    [country, placeOf(ofCountry)],
    [state, placeOf(ofState)],
  ]);
}
