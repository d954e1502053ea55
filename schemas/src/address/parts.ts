/** The parts of a postal address as they stand in a record. */
import type {EntityAddress} from '../vocabulary';

/** A country or a state: as somebody wrote it, or as its record says. */
export interface Place {
  readonly name: string;
  readonly nameZh?: string;
  /** Of a country that of ISO 3166, of a state the part of ISO 3166-2 after it. */
  readonly code?: string;
}

export interface AddressParts {
  /** Who it is addressed to, the given name first where it is divided. */
  readonly name: readonly string[];
  readonly company: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly state: Place;
  readonly zip: string;
  readonly country: Place;
}

/** How the properties of a record are read. */
export interface AddressReader {
  text(name: string): string;
  /** Of a relation what its record says; of a text the name alone. */
  place(name: string): Place;
}

/** On one line, without gaps at its ends. */
export function plainText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function filledTexts(names: readonly string[], {text}: AddressReader): readonly string[] {
  return names.map(text).filter(each => each.trim() !== '');
}

/** What a record has of an address. */
export function addressParts(address: EntityAddress, reader: AddressReader): AddressParts {
  const {name = [], company, street, city, state, zip, country} = address;
  const text = (property: string | undefined) => (property === undefined ? '' : plainText(reader.text(property)));
  const place = (property: string | undefined) => (property === undefined ? {name: ''} : reader.place(property));
  return {
    name: filledTexts(name, reader).map(plainText),
    company: text(company),
    street: filledTexts(street, reader).flatMap(line =>
      line
        .split('\n')
        .map(plainText)
        .filter(each => each !== ''),
    ),
    city: text(city),
    state: place(state),
    zip: text(zip),
    country: place(country),
  };
}

/** Whether nothing of the address is there. */
export function isNoAddress({name, company, street, city, state, zip, country}: AddressParts): boolean {
  return [...name, company, ...street, city, state.name, zip, country.name, country.code ?? ''].every(
    text => text === '',
  );
}
