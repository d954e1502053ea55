/** The order of an address, by its country. */
import {useGetManyAggregate} from 'react-admin';
import {orderOf, type AddressKeyword, type Order} from '@emblem/schemas';
import {asNumber, asText, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';

/** All addresses of a page ask for their countries in one request. */
export function useOrder(address: AddressKeyword, values: Values): Order {
  const id = asNumber(values[address.country ?? '']);
  const {data} = useGetManyAggregate<EntityRecord>(
    'country',
    {ids: id === undefined ? [] : [id]},
    {enabled: id !== undefined},
  );
  return orderOf(asText(data?.[0]?.code));
}
