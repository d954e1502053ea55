/** Texts for components: of the catalogue, and of the schemas. */
import {useCallback} from 'react';
import type {Text} from '@emblem/schemas';
import {useLocaleState, useTranslate} from 'ra-core';
import {currentLocale, isLocale, type Locale} from './i18n';
import type {MessageKey, MessageValues} from './keys';

export type Translate = (key: MessageKey, values?: MessageValues) => string;
export type Say = (text: Text) => string;

export function useT(): Translate {
  const translate = useTranslate();
  return useCallback((key, values = {}) => {
    const {count, ...rest} = values;
    return translate(key, count === undefined ? rest : {smart_count: count, ...rest});
  }, [translate]);
}

export function useLocale(): Locale {
  const [locale] = useLocaleState();
  return isLocale(locale) ? locale : currentLocale();
}

/** Chooses the language of a text that stands in a schema. */
export function useSay(): Say {
  const locale = useLocale();
  return useCallback(text => text[locale], [locale]);
}
