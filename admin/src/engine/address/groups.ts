/** The addresses of an entity among the properties that somebody may see. */
import {
  addressParts,
  entryOrder,
  type EntityAddress,
  type AddressParts,
  type Entity,
  type Field,
  type Place,
} from '@emblem/schemas';
import {labelsOf} from '../../model/record';
import type {Values} from '../../model/parse';
import {isBlank} from '../../model/equal';

/** Names of the properties of an address, by what they stand for. */
export function namesOf(address: EntityAddress): Readonly<Record<keyof AddressParts, readonly string[]>> {
  const one = (name: string | undefined) => (name === undefined ? [] : [name]);
  const {name = [], company, street, city, state, zip, country} = address;
  return {
    name,
    company: one(company),
    street,
    city: one(city),
    state: one(state),
    zip: one(zip),
    country: one(country),
  };
}

/** The properties of the address among these, part by part in this order, those of one part as they stand. */
export function fieldsOf(
  address: EntityAddress,
  fields: readonly Field[],
  order: readonly (keyof AddressParts)[],
): readonly Field[] {
  const names = namesOf(address);
  return order.flatMap(part => fields.filter(({name}) => names[part].includes(name)));
}

/** The properties with those of these names in the order of the names, in the places that they have among them. */
export function inOrder(fields: readonly Field[], names: readonly string[]): readonly Field[] {
  const sorted = names.flatMap(name => fields.filter(field => field.name === name));
  const places = new Map(fields.filter(field => sorted.includes(field)).map((field, index) => [field, sorted[index]]));
  return fields.map(field => places.get(field) ?? field);
}

export interface AddressGroup {
  readonly address: EntityAddress;
  readonly parts: readonly Field[];
}

/**
 * The addresses that stand among the properties of a section: where their street does. What lies in other sections is
 * left there.
 */
export function addressesIn(entity: Entity, fields: readonly Field[]): readonly AddressGroup[] {
  return entity.addresses
    .filter(({street}) => fields.some(field => field.name === street[0]))
    .map(address => ({address, parts: fieldsOf(address, fields, entryOrder(undefined))}))
    .filter(({parts}) => parts.length > 1);
}

/** The address that a list shows in the column of this property: it begins with it, and has more than it. */
export function addressAt(entity: Entity, field: Field): EntityAddress | undefined {
  return entity.addresses.find(({street}) => street[0] === field.name);
}

function textOf(record: Values, name: string): string {
  const [label] = labelsOf(record, name) ?? [];
  const value = label ?? record[name];
  return isBlank(value) || label === null ? '' : String(value);
}

/** What stands in the record; `places` knows more of a country and a state than their names. */
export function partsOf(
  address: EntityAddress,
  record: Values,
  places: ReadonlyMap<string, Place> = new Map(),
): AddressParts {
  const text = (name: string) => textOf(record, name);
  return addressParts(address, {text, place: name => ({...places.get(name), name: text(name)})});
}

/** What a browser may fill in, as HTML names it. */
export function autoComplete(address: EntityAddress, field: Field): string | undefined {
  const {name, company, street, city, state, zip, country} = namesOf(address);
  const lines = street.length === 1 ? ['street-address'] : street.map((_, index) => `address-line${index + 1}`);
  const people = name.length === 1 ? ['name'] : ['given-name', 'family-name'];
  const tokens = new Map([
    ...name.map((each, index) => [each, people[index]] as const),
    ...street.map((each, index) => [each, lines[index]] as const),
    ...company.map(each => [each, 'organization'] as const),
    ...city.map(each => [each, 'address-level2'] as const),
    ...state.map(each => [each, 'address-level1'] as const),
    ...zip.map(each => [each, 'postal-code'] as const),
    ...country.map(each => [each, 'country-name'] as const),
  ]);
  const token = tokens.get(field.name);
  return token && address.use ? `${address.use} ${token}` : token;
}
