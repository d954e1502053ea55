/** The browser's copy of what a user has set; the server keeps it too (see preferences.ts). */
import {localStorageStore, type Store} from 'ra-core';
import {DELETED, PREVIEW} from '../model/filter-keys';
import {isLocale, type Locale} from '../i18n/i18n';
import {isValues} from '../model/parse';

export const LOCALE_KEY = 'locale';
const RA_PREFIX = 'RaStore';
export const UPLOAD_PREFIX = 'upload.';
/** Papers that are put aside to be printed later. */
export const BASKET_KEY = 'papers.basket';

/** What react-admin remembers of a list. */
const LIST_PARAMS = '.listParams';

/** Deleted records, and one beside the list, are looked at once: who comes to a list again finds what is there. */
function forNextTime<T>(params: T): T {
  if (!isValues(params)) return params;
  const {[PREVIEW]: _previewed, ...kept} = params;
  if (!isValues(kept.filter) || !(DELETED in kept.filter)) return kept as T;
  const {[DELETED]: _, ...filter} = kept.filter;
  return {...kept, filter} as T;
}

type SettingListener = (key: string, value: unknown) => void;

const listeners = new Set<SettingListener>();

/** Settings follow the user to other browsers; filters and selections do not. */
export function isSetting(key: string): boolean {
  return (
    key === LOCALE_KEY ||
    key === 'theme' ||
    key === BASKET_KEY ||
    ['.columns', '.layout', '.look'].some(end => key.endsWith(end))
  );
}

/** Language and colours chosen in this browser stay, whatever was chosen in another one since. */
export function isOfDevice(key: string): boolean {
  return key === LOCALE_KEY || key === 'theme';
}

export function onSetting(listener: SettingListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** react-admin's store, with the language under the documented key `locale` (CO-718). */
export function consoleStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    getItem<T>(key: string, defaultValue?: T): T | undefined {
      if (key !== LOCALE_KEY) return store.getItem<T>(key, defaultValue);
      const locale: unknown = localStorage.getItem(LOCALE_KEY);
      return isLocale(locale) ? (locale as T) : defaultValue;
    },
    setItem<T>(key: string, value: T): void {
      if (key === LOCALE_KEY && isLocale(value)) localStorage.setItem(LOCALE_KEY, value);
      store.setItem(key, key.endsWith(LIST_PARAMS) ? forNextTime(value) : value);
      if (isSetting(key)) for (const listener of listeners) listener(key, value);
    },
  };
}

/** For the next load of the page; what is shown stays as it is until then, half-filled forms included. */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale);
  for (const listener of listeners) listener(LOCALE_KEY, locale);
}

/** The editor's keys, prefixed `editor.`, and those of other pages stay. */
export function clearConsoleStorage(): void {
  for (const key of Object.keys(localStorage))
    if (key === LOCALE_KEY || key.startsWith(RA_PREFIX) || key.startsWith(UPLOAD_PREFIX)) localStorage.removeItem(key);
}
