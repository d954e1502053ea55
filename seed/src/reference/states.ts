/** First-level divisions as customers write them in addresses, from `country-region-data`. */
import {allCountries} from 'country-region-data';
import type {Row} from '../store/row';
import {STATE_NAMES_ZH, STATE_TAX} from './state-facts';

const LIMIT_WHEN_FEW = 3;

/** The package writes a missing code as the word. */
function codeOf(code: string | undefined): string | null {
  return code === undefined || code === 'undefined' || code === '' ? null : code;
}

/** Regions of the countries that have states; only the first few of each for the tiny world. */
export function states(countries: readonly Row[], few: boolean): readonly Row[] {
  const countryIds = new Map(
    countries.filter(country => country.hasStates === true).map(country => [String(country.code), country.id]),
  );
  const rows: Row[] = [];
  let id = 0;
  for (const [, countryCode, regions] of allCountries)
    for (const [place, [name, regionCode]] of regions.entries()) {
      id += 1;
      const countryId = countryIds.get(countryCode);
      if (countryId === undefined || (few && place >= LIMIT_WHEN_FEW)) continue;
      const code = codeOf(regionCode);
      const key = `${countryCode}-${code ?? ''}`;
      rows.push({id, countryId, name, nameZh: STATE_NAMES_ZH[key] ?? null, code, rate: STATE_TAX[key] ?? null});
    }
  return rows;
}
