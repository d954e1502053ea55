/**
 * The texts in the visitor's language. English unless the visitor has chosen Chinese; the browser's own language does
 * not matter.
 */
import i18next from 'i18next';
import {initReactI18next} from 'react-i18next';
import {en} from './en';
import {zh} from './zh';

export type EditorLanguage = 'en' | 'zh';

const KEY = 'editor.language';

function storedLanguage(): EditorLanguage {
  try {
    return localStorage.getItem(KEY) === 'zh' ? 'zh' : 'en';
  } catch {
    return 'en';
  }
}

export async function startTexts(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: 'en',
      resources: {en: {translation: en}, zh: {translation: zh}},
      keySeparator: false,
      nsSeparator: false,
      interpolation: {escapeValue: false},
      react: {useSuspense: false},
    });
  document.documentElement.lang = i18next.language;
}

export async function chooseLanguage(language: EditorLanguage): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
}
