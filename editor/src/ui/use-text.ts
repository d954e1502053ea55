import {useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {MessageKey, MessageValues} from '../i18n/keys';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The texts in the chosen language. */
export function useText(): Translate {
  const {t} = useTranslation();
  return useCallback((key, values) => t(key, {...values}), [t]);
}
