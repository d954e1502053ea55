import type {Locale} from '../../i18n/i18n';

const namers = new Map<Locale, Intl.DisplayNames>();

function namer(locale: Locale): Intl.DisplayNames {
  const known = namers.get(locale) ?? new Intl.DisplayNames([locale], {type: 'language', fallback: 'code'});
  namers.set(locale, known);
  return known;
}

/**
 * What a language is called, by a code such as `en-us`; the code itself where the browser knows no name, or where it is
 * none.
 */
export function languageName(code: string, locale: Locale): string {
  try {
    return namer(locale).of(code) ?? code;
  } catch {
    return code;
  }
}
