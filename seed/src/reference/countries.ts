/** The countries of ISO 3166-1. Codes, dialling codes and continents are those of `countries-list`. */
import {countries as facts, getCountryData, type TCountryCode} from 'countries-list';
import {countryShortCodes} from 'country-region-data';
import type {Row} from '../store/row';
import {nameOf} from './names';

/**
 * The countries without states have these ids in the documents (CO-736); which ones they are is our choice: places
 * nobody divides in an address.
 */
const STATELESS: Readonly<Record<number, string>> = {
  74: 'FK',
  81: 'TF',
  89: 'GI',
  206: 'GS',
  215: 'SJ',
  223: 'TK',
  224: 'VA',
};

/** Where most customers are; they head the list. */
const MAIN = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'NZ', 'IE', 'CN', 'HK', 'JP'];

/** What the tiny world keeps. */
export const FEW = [...MAIN.slice(0, 6), 'CN', ...Object.values(STATELESS)];

/** Value added or sales tax as a fraction. */
const TAX: Readonly<Record<string, string>> = {
  AT: '0.20',
  AU: '0.10',
  BE: '0.21',
  BG: '0.20',
  CA: '0.05',
  CH: '0.081',
  CN: '0.13',
  CY: '0.19',
  CZ: '0.21',
  DE: '0.19',
  DK: '0.25',
  EE: '0.22',
  ES: '0.21',
  FI: '0.255',
  FR: '0.20',
  GB: '0.20',
  GR: '0.24',
  HR: '0.25',
  HU: '0.27',
  IE: '0.23',
  IT: '0.22',
  JP: '0.10',
  KR: '0.10',
  LT: '0.21',
  LU: '0.17',
  LV: '0.21',
  MT: '0.18',
  MX: '0.16',
  NL: '0.21',
  NO: '0.25',
  NZ: '0.15',
  PL: '0.23',
  PT: '0.23',
  RO: '0.19',
  SE: '0.25',
  SG: '0.09',
  SI: '0.22',
  SK: '0.23',
  US: '0.00',
  ZA: '0.15',
};

function isKnown(code: string): code is TCountryCode {
  return code in facts;
}

/** Code to id: alphabetical by English name, the documented ids kept for the stateless ones. */
export function countryIds(): ReadonlyMap<string, number> {
  const stateless = new Set(Object.values(STATELESS));
  const ids = new Map(Object.entries(STATELESS).map(([id, code]) => [code, Number(id)] as const));
  const others = countryShortCodes
    .filter(code => !stateless.has(code))
    .sort((a, b) => nameOf('region', a).en.localeCompare(nameOf('region', b).en, 'en'));
  let id = 0;
  for (const code of others) {
    do id += 1;
    while (STATELESS[id] !== undefined);
    ids.set(code, id);
  }
  return ids;
}

function country(code: string, id: number, continentIds: ReadonlyMap<string, number>): Row {
  if (!isKnown(code)) throw new Error(`countries-list does not know ${code}.`);
  const {phone, continent, iso3} = getCountryData(code);
  const name = nameOf('region', code);
  return {
    id,
    code,
    code3: iso3,
    name: name.en,
    nameZh: name.zh,
    continentId: continentIds.get(continent) ?? null,
    phoneCode: phone[0] ? `+${phone[0]}` : null,
    rate: TAX[code] ?? null,
    hasStates: STATELESS[id] === undefined,
  };
}

/** In the order of their list: main markets first. */
export function countries(codes: readonly string[] | 'all', continents: readonly Row[]): readonly Row[] {
  const continentIds = new Map(continents.map(({id, code}) => [String(code), id]));
  const ids = [...countryIds()].filter(([code]) => codes === 'all' || codes.includes(code));
  const weight = (code: string) => (MAIN.includes(code) ? MAIN.indexOf(code) : MAIN.length);
  return ids
    .sort(([a, idA], [b, idB]) => weight(a) - weight(b) || idA - idB)
    .map(([code, id]) => country(code, id, continentIds));
}
