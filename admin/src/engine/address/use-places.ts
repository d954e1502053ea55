/** What is known of the country and the state of an address beside their names. */
import {useGetManyAggregate} from 'react-admin';
import {nameOrder, type EntityAddress, type Entity, type Field, type Place} from '@emblem/schemas';
import {useLocale} from '../../i18n/hooks';
import {asNumber, asText, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {inOrder} from './groups';

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

/** Of each address of the entity the property that says its country, empty where none does. */
export function countriesOf({addresses}: Entity): readonly string[] {
  return addresses.map(({country = ''}) => country);
}

/**
 * Puts given and family name in the order of the country of their address and of whoever reads, wherever they stand
 * among properties; `countries` holds what `countriesOf` leads to.
 */
export function useNameOrder(
  {addresses}: Entity,
  countries: readonly unknown[],
): (fields: readonly Field[]) => readonly Field[] {
  const language = useLocale();
  const ids = countries.map(asNumber).filter(id => id !== undefined);
  const {data = []} = useGetManyAggregate<EntityRecord>('country', {ids}, {enabled: ids.length > 0});
  const codes = new Map(data.map(country => [country?.id, asText(country?.code)]));
  const orders = addresses.map(({name = []}, index) =>
    nameOrder(name, {country: codes.get(asNumber(countries[index]) ?? 0), language}),
  );
  return fields => orders.reduce(inOrder, fields);
}

function placeOf(record: EntityRecord | undefined): Place {
  return {name: '', nameZh: asText(record?.nameZh) ?? '', code: asText(record?.code) ?? ''};
}

export function usePlaces({state = '', country = ''}: EntityAddress, values: Values): ReadonlyMap<string, Place> {
  const [ofCountry, ofState] = [useRecord('country', values[country]), useRecord('state', values[state])];
  return new Map([
    [country, placeOf(ofCountry)],
    [state, placeOf(ofState)],
  ]);
}
