/** The console's languages: zh and en, switched at run time, kept under the storage key `locale` (CO-717 to CO-719). */
import i18next from 'i18next';
import {convertRaTranslationsToI18next} from 'ra-i18n-i18next';
import raEnglish from 'ra-language-english';
import type {I18nProvider} from 'react-admin';
import {en} from './en';
import {raChinese} from './ra-zh';
import {zh} from './zh';
import type {MessageKey, MessageValues} from './keys';

export type Locale = 'zh' | 'en';
export const LOCALES: readonly {readonly locale: Locale; readonly name: string}[] = [
  {locale: 'zh', name: '中文'},
  {locale: 'en', name: 'English'},
];
const STORAGE_KEY = 'locale';

export function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en';
}

/** zh for a browser in cn, zh or zh-cn; en for every other. */
export function browserLocale(language: string): Locale {
  return ['cn', 'zh', 'zh-cn'].includes(language.toLowerCase()) ? 'zh' : 'en';
}

function initialLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isLocale(stored) ? stored : browserLocale(navigator.language);
}

function announce(locale: Locale): void {
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
}

export function currentLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : 'zh';
}

export async function changeLocale(locale: Locale): Promise<void> {
  localStorage.setItem(STORAGE_KEY, locale);
  announce(locale);
  await i18next.changeLanguage(locale);
}

/** Milliseconds (CO-356). */
const RELOAD_AFTER = 100;

/** Sets the language and loads the page anew in it: names and reasons came in the other one. */
export function chooseLocale(locale: Locale, set: (locale: Locale) => void, reload: () => void): void {
  set(locale);
  setTimeout(reload, RELOAD_AFTER);
}

/** Must have run before the first render. */
export async function startI18n(): Promise<void> {
  const locale = initialLocale();
  announce(locale);
  await i18next.init({
    lng: locale,
    fallbackLng: 'zh',
    nsSeparator: false,
    interpolation: {escapeValue: false},
    resources: {
      en: {translation: {...convertRaTranslationsToI18next(raEnglish), ...en}},
      zh: {translation: {...convertRaTranslationsToI18next(raChinese), ...zh}},
    },
  });
}

/** A text of the console's own catalogue, for code that is no component. */
export function translate(key: MessageKey, values: MessageValues = {}): string {
  return i18next.t(key, {...values});
}

interface RaOptions {
  readonly _?: string;
  readonly smart_count?: number;
  readonly [name: string]: unknown;
}

/** What react-admin asks for its own texts. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, {_: defaultValue, smart_count: count, ...rest}: RaOptions = {}) =>
    String(
      i18next.t(key, {
        defaultValue: defaultValue ?? key,
        ...(count === undefined ? {} : {count, smart_count: count}),
        ...rest,
      }),
    ),
  changeLocale: async (locale: string) => {
    if (isLocale(locale)) await changeLocale(locale);
  },
  getLocale: currentLocale,
  getLocales: () => [...LOCALES],
};
