/** Texts for components: of the catalogue, and of the schemas. */
import {useCallback, useMemo} from 'react';
import type {Text} from '@emblem/schemas';
import {useLocaleState, useTranslate} from 'ra-core';
import {currentLocale, isLocale, type Locale} from './i18n';
import type {MessageKey, MessageValues} from './keys';

export type Translate = (key: MessageKey, values?: MessageValues) => string;
export type Say = (text: Text) => string;

export function useLocale(): Locale {
  const [locale] = useLocaleState();
  return isLocale(locale) ? locale : currentLocale();
}

/** A new function with each language, so that whoever shows texts does so again when it is switched. */
export function useT(): Translate {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => textsOf(translate, locale), [translate, locale]);
}

function textsOf(translate: ReturnType<typeof useTranslate>, locale: Locale): Translate {
  return (key, values = {}) => {
    const {count, ...rest} = values;
    return translate(key, {lng: locale, ...(count === undefined ? {} : {smart_count: count}), ...rest});
  };
}

/** Chooses the language of a text that stands in a schema. */
export function useSay(): Say {
  const locale = useLocale();
  return useCallback(text => text[locale], [locale]);
}
