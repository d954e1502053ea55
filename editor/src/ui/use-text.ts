import {useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {Translate} from '../i18n/keys';

/** The texts in the chosen language. */
export function useText(): Translate {
  const {t} = useTranslation();
  return useCallback((key, values) => t(key, {...values}), [t]);
}
