/** The name of a person out of its parts. */

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;

/** Languages in which the family name comes first, by the name orders of CLDR. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'vi', 'yue', 'zh']);

/** The language that most people speak in a country of ISO 3166; undefined where there is no such country. */
export function likelyLanguage(country: string | undefined): string | undefined {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return undefined;
  return new Intl.Locale('und', {region: country}).maximize().language;
}

function isFamilyFirst(language: string | undefined): boolean {
  return FAMILY_FIRST.has(language ?? '');
}

/**
 * The names of one person's properties in the order in which they are asked for; the given name comes first in `names`.
 * The family name leads where it does in the country, and for whoever reads in a language (BCP 47) that has it so.
 */
export function nameOrder(
  names: readonly string[],
  {country, language}: {readonly country?: string | undefined; readonly language: string},
): readonly string[] {
  const [given, family, ...more] = names;
  if (given === undefined || family === undefined || more.length > 0) return names;
  const isLed = isFamilyFirst(likelyLanguage(country)) || isFamilyFirst(new Intl.Locale(language).language);
  return isLed ? [family, given] : names;
}

/**
 * The given name comes first in `parts`. Names in Han, Hangul or Kana are written with the family name first and
 * without a gap, wherever they are sent; others as it is the custom in the country. A name that is not divided stays as
 * it was typed.
 */
export function personName(parts: readonly string[], country?: string): string {
  const written = parts.map(part => part.trim()).filter(part => part !== '');
  const [given, family, ...more] = written;
  if (given === undefined || family === undefined || more.length > 0) return written.join(' ');
  if (EAST_ASIAN.test(given) && EAST_ASIAN.test(family)) return family + given;
  return isFamilyFirst(likelyLanguage(country)) ? `${family} ${given}` : `${given} ${family}`;
}
