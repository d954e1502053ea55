/** A postal address of a record, as it is written on a paper in the form of its country. */
import {
  addressParts,
  isNoAddress,
  writtenAddress,
  type EntityAddress,
  type AddressWriting,
  type Place,
} from '@emblem/schemas';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find} from '../get';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';

/** What stands in the property; of a relation what its record says. */
async function placeAt(context: Context, key: string, record: WireRecord, name: string): Promise<Place> {
  const relation = context.model.entity(key).field[name]?.relation;
  if (!relation) return {name: textOf(record, name) ?? ''};
  const id = numberOf(record, name);
  const related = id === null ? undefined : await find(asTrusted(context), relation.to, {eq: ['id', id]});
  if (!related) return {name: ''};
  const text = (property: string) => textOf(related, property) ?? '';
  return {name: text(context.model.entity(relation.to).display), nameZh: text('nameZh'), code: text('code')};
}

/** Empty where the record has nothing of the address. */
export async function addressLines(
  context: Context,
  key: string,
  record: WireRecord,
  address: EntityAddress,
  writing: AddressWriting,
): Promise<readonly string[]> {
  const {state, country} = address;
  const places = new Map<string, Place>();
  for (const name of [state, country])
    if (name !== undefined) places.set(name, await placeAt(context, key, record, name));
  const parts = addressParts(address, {
    text: name => textOf(record, name) ?? '',
    place: name => places.get(name) ?? {name: ''},
  });
  return isNoAddress({...parts, country: {name: ''}}) ? [] : writtenAddress(parts, writing);
}
