/**
 * What every installation begins with: places, currencies, languages, the default platform, departments, roles and
 * authorities.
 */
import {authorities, type Authority, type Navigation} from '@emblem/schemas';
import {departments} from '../access/departments';
import {roles} from '../access/roles';
import {loadFlags} from '../drawing/icons';
import {each, putPicture} from '../files';
import {defaultDomains, defaultProject} from '../platforms/projects';
import {holidays, workCalendars} from '../platforms/work-calendars';
import type {Row} from '../store/row';
import type {Store} from '../store/store';
import type {WorldInput} from '../types';
import {cities} from './cities';
import {continents} from './continents';
import {countries, FEW} from './countries';
import {currencies, currencyRates} from './currencies';
import {FLAG_COUNTRIES, languages} from './languages';
import {states} from './states';

export interface Reference {
  readonly countries: readonly Row[];
  readonly states: readonly Row[];
  readonly cities: readonly Row[];
  readonly currencies: readonly Row[];
  readonly languages: readonly Row[];
  readonly authorities: readonly Authority[];
}

async function flags(input: WorldInput): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await each(
      [...loadFlags(FLAG_COUNTRIES)],
      async ([code, svg]) => [code, await putPicture(input, `flag/${code.toLowerCase()}.svg`, svg)] as const,
    ),
  );
}

/** The records alone; the same on every call. */
export async function referenceData(input: WorldInput, navigation: Navigation, few: boolean): Promise<Reference> {
  const countryRows = countries(few ? FEW : 'all', continents());
  const stateRows = states(countryRows, few);
  return {
    countries: countryRows,
    states: stateRows,
    cities: cities(countryRows, stateRows, few),
    currencies: currencies(few),
    languages: languages(countryRows, await flags(input)),
    authorities: authorities(input.model, navigation),
  };
}

export async function insertReference(store: Store, data: Reference): Promise<void> {
  await store.insert('continent', continents());
  await store.insert('country', data.countries);
  await store.insert('state', data.states);
  await store.insert('city', data.cities);
  await store.insert('currency', data.currencies);
  await store.insert('currency-rate', currencyRates(data.currencies));
  await store.insert('language', data.languages);
  await store.insert('project', defaultProject(data.languages, data.currencies));
  await store.insert('domain', defaultDomains());
  await store.insert('work-calendar', workCalendars());
  await store.insert('holiday', holidays());
  await store.insert('department', departments());
  await store.insert('role', roles());
  await store.insert('authority', data.authorities);
}
