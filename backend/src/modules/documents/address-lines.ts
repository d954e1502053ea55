/** A postal address of a record, as it is written on a paper in the country's order. */
import {composed, orderOf, type AddressKeyword} from '@emblem/schemas';
import type {Context} from '../../context';
import {trusted} from '../../context/trusted';
import {find} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';

interface Place {
  readonly text: string;
  /** ISO 3166, of a country. */
  readonly code?: string;
}

/** What stands in the property; of a relation the name of the record. */
async function placeAt(context: Context, key: string, record: WireRecord, name: string | undefined): Promise<Place> {
  const field = name === undefined ? undefined : context.model.entity(key).field[name];
  if (name === undefined || !field) return {text: ''};
  const {relation} = field;
  if (!relation) return {text: textOf(record, name) ?? ''};
  const id = numberOf(record, name);
  const related = id === null ? undefined : await find(trusted(context), relation.to, {eq: ['id', id]});
  if (!related) return {text: ''};
  const display = related[context.model.entity(relation.to).display];
  return {text: typeof display === 'string' ? display : '', code: textOf(related, 'code') ?? undefined};
}

/** Empty where the record has nothing of the address. */
export async function addressLines(
  context: Context,
  key: string,
  record: WireRecord,
  address: AddressKeyword,
): Promise<readonly string[]> {
  const at = (name: string | undefined) => placeAt(context, key, record, name);
  const {name = [], street} = address;
  const people = await Promise.all(name.map(at));
  const lines = await Promise.all(street.map(at));
  const country = await at(address.country);
  const parts = {
    name: people
      .map(({text}) => text)
      .filter(Boolean)
      .join(' '),
    company: (await at(address.company)).text,
    street: lines.map(({text}) => text).filter(Boolean),
    city: (await at(address.city)).text,
    state: (await at(address.state)).text,
    zip: (await at(address.zip)).text,
    country: country.text,
  };
  return composed(parts, orderOf(country.code));
}
