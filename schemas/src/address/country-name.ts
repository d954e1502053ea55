/** What a country is called in a language. */

/** Their long names have a political suffix, which nobody writes on an envelope. */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);
const readers = new Map<string, Intl.DisplayNames>();

function reader(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const known = readers.get(key) ?? new Intl.DisplayNames([language], {type: 'region', fallback: 'code', style});
  readers.set(key, known);
  return known;
}

/** `language` is of BCP 47. Empty where the code is none of ISO 3166. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return reader(language, SHORT.has(code) ? 'short' : 'long').of(code) ?? code;
}
