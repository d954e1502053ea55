/** Addresses by Google: Places (New) suggests and finds them, the Address Validation API checks them. */
import {ask} from '../services/ask';
import type {Adapter, ServiceAccount} from '../services/adapter';
import {at, listAt, mustText, textAt} from '../services/read-answer';
import type {AddressService, FoundAddress, PostalAddress, Suggestion, AddressVerdict} from './port';

const PLACES = 'https://places.googleapis.com';
const VALIDATION = 'https://addressvalidation.googleapis.com';

function suggestionOf(answer: unknown): readonly Suggestion[] {
  const placeId = textAt(answer, 'placePrediction', 'placeId');
  const description = textAt(answer, 'placePrediction', 'text', 'text');
  return placeId === null || description === null ? [] : [{placeId, description}];
}

/** The part of an address that is of a type, by its long or its short text. */
function partOf(place: unknown, type: string, form: 'longText' | 'shortText' = 'longText'): string | null {
  const part = listAt(place, 'addressComponents').find(each => listAt(each, 'types').includes(type));
  return textAt(part, form);
}

function addressOf(place: unknown): PostalAddress {
  const street = [partOf(place, 'street_number'), partOf(place, 'route')].filter(part => part !== null);
  return {
    addressLine1: street.length > 0 ? street.join(' ') : null,
    addressLine2: partOf(place, 'subpremise'),
    city: partOf(place, 'locality') ?? partOf(place, 'postal_town'),
    state: partOf(place, 'administrative_area_level_1', 'shortText'),
    zipCode: partOf(place, 'postal_code'),
    country: partOf(place, 'country', 'shortText'),
  };
}

function verdictOf(answer: unknown): AddressVerdict {
  const verdict = at(answer, 'result', 'verdict');
  if (at(verdict, 'addressComplete') !== true || at(verdict, 'hasUnconfirmedComponents') === true) return 'unconfirmed';
  const isChanged = ['hasInferredComponents', 'hasReplacedComponents', 'hasSpellCorrectedComponents'].some(
    name => at(verdict, name) === true,
  );
  return isChanged ? 'corrected' : 'confirmed';
}

function checkedAddressOf(answer: unknown): FoundAddress {
  const found = at(answer, 'result', 'address');
  return {
    formattedAddress: mustText(found, 'formattedAddress'),
    address: {
      addressLine1: textAt(found, 'postalAddress', 'addressLines', '0'),
      addressLine2: textAt(found, 'postalAddress', 'addressLines', '1'),
      city: textAt(found, 'postalAddress', 'locality'),
      state: textAt(found, 'postalAddress', 'administrativeArea'),
      zipCode: textAt(found, 'postalAddress', 'postalCode'),
      country: textAt(found, 'postalAddress', 'regionCode'),
    },
  };
}

function sentAddress({addressLine1, addressLine2, city, state, zipCode, country}: PostalAddress): object {
  return {
    addressLines: [addressLine1, addressLine2].filter(line => line !== null),
    ...(city !== null && {locality: city}),
    ...(state !== null && {administrativeArea: state}),
    ...(zipCode !== null && {postalCode: zipCode}),
    ...(country !== null && {regionCode: country}),
  };
}

/** The key must be good for both services; another address of the account stands for both. */
function open({url, key}: ServiceAccount): AddressService {
  const places = url ?? PLACES;
  const validation = url ?? VALIDATION;
  const headers = {'X-Goog-Api-Key': key};
  return {
    async suggest(typed, language, country) {
      const answer = await ask(`${places}/v1/places:autocomplete`, {
        headers,
        json: {input: typed, languageCode: language, ...(country && {includedRegionCodes: [country.toLowerCase()]})},
      });
      return listAt(answer, 'suggestions').flatMap(suggestionOf);
    },
    async find(placeId, language) {
      const query = new URLSearchParams({languageCode: language}).toString();
      const place = await ask(`${places}/v1/places/${encodeURIComponent(placeId)}?${query}`, {
        headers: {...headers, 'X-Goog-FieldMask': 'formattedAddress,addressComponents'},
      });
      return {formattedAddress: mustText(place, 'formattedAddress'), address: addressOf(place)};
    },
    async check(address) {
      const answer = await ask(`${validation}/v1:validateAddress`, {headers, json: {address: sentAddress(address)}});
      return {...checkedAddressOf(answer), verdict: verdictOf(answer)};
    },
  };
}

export const google: Adapter<AddressService> = {needs: [], open};
