/** The eighteen languages of invoices and quotations, and the regional kinds of English that platforms speak. */
import type {Row} from '../store/row';
import {nameOf} from './names';

/** Code and the country whose flag stands for it. The design calls send `en-us`, which therefore comes first. */
const LANGUAGES = [
  ['en-us', 'US'],
  ['en', 'GB'],
  ['zh', 'CN'],
  ['cs', 'CZ'],
  ['da', 'DK'],
  ['de', 'DE'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['ga', 'IE'],
  ['hi', 'IN'],
  ['hu', 'HU'],
  ['it', 'IT'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['nl', 'NL'],
  ['no', 'NO'],
  ['pt', 'PT'],
  ['sk', 'SK'],
  ['sv', 'SE'],
] as const;

/** `flags` holds the address of each country's flag, where there is one. */
export function languages(countries: readonly Row[], flags: ReadonlyMap<string, string>): readonly Row[] {
  const countryIds = new Map(countries.map(country => [String(country.code), country.id]));
  return LANGUAGES.map(([language, country], index) => {
    const name = nameOf('language', language);
    return {
      id: index + 1,
      language,
      name: name.en,
      nameZh: name.zh,
      countryId: countryIds.get(country) ?? null,
      img: flags.get(country) ?? null,
    };
  });
}

export const FLAG_COUNTRIES: readonly string[] = LANGUAGES.map(([, country]) => country);
