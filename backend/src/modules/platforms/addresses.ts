/** Looking up places: ZIP codes and tax rates from our own tables. */
import type {Predicate} from '@emblem/schemas';
import {numberOf, textOf} from '../../record-values';
import {optionalId, optionalText, requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {get, list} from '../../read';

/** More than fits a list of suggestions helps nobody. */
const SUGGESTIONS = 100;

function cityEntry(record: WireRecord) {
  return {
    id: record.id,
    countryId: numberOf(record, 'countryId'),
    stateId: numberOf(record, 'stateId'),
    city: textOf(record, 'cityName'),
    zipCode: textOf(record, 'zipCode'),
  };
}

function placeWhere(context: Context, input: Values): Predicate {
  const stateId = optionalId(context, input, 'stateId');
  const city = optionalText(context, input, 'city');
  const zipCode = optionalText(context, input, 'zipCode');
  return {
    all: [
      {eq: ['countryId', requiredId(context, input, 'countryId')]},
      ...(stateId === undefined ? [] : [{eq: ['stateId', stateId]} satisfies Predicate]),
      ...(city === undefined ? [] : [{startsWith: ['cityName', city]} satisfies Predicate]),
      ...(zipCode === undefined ? [] : [{startsWith: ['zipCode', zipCode]} satisfies Predicate]),
    ],
  };
}

/** `GET /address/countryStates/getCityZipCode`: cities with their ZIP codes, by the beginning of either (CO-516). */
export const getCityZipCode: Act<'getCityZipCode'> = {
  name: 'getCityZipCode',
  async run(context, input) {
    const where = placeWhere(context, input);
    const {records} = await list(context, 'city', {
      where,
      sort: [{field: 'cityName', descending: false}],
      limit: SUGGESTIONS,
    });
    return records.map(cityEntry);
  },
};

/** `GET /address/countryStates/getCountryRate`: the rate of a state where it has one, else of its country (CO-517). */
export const getCountryRate: Act<'getCountryRate'> = {
  name: 'getCountryRate',
  async run(context, input) {
    const country = await get(context, 'country', requiredId(context, input, 'countryId'));
    const stateId = optionalId(context, input, 'stateId');
    const state = stateId === undefined ? undefined : await get(context, 'state', stateId);
    const own = state && numberOf(state, 'countryId') === country.id ? textOf(state, 'rate') : null;
    return {countryId: country.id, stateId: stateId ?? null, rate: own ?? textOf(country, 'rate')};
  },
};
