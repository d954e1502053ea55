import '../testing/window';
import i18next from 'i18next';
import {en} from './en';
import {browserLocale, changeLocale, chooseLocale, currentLocale, i18nProvider, startI18n, translate} from './i18n';
import {zh} from './zh';

/** The addresses of all texts of a catalogue, those that are empty left out. */
function keysOf(node: object, path = ''): readonly string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : value === ''
        ? []
        : [`${path}${key}`],
  );
}

function openIn(language: string): Promise<void> {
  Object.defineProperty(navigator, 'language', {value: language, configurable: true});
  return startI18n();
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('every text of the interface is there in English and in Chinese [DA-585]', () => {
  const stems = (keys: readonly string[]) => new Set(keys.map(key => key.replace(/_(?:one|other)$/, '')));
  expect(stems(keysOf(zh))).toEqual(stems(keysOf(en)));
  expect(keysOf(en).length).toBeGreaterThan(300);
});

test(`a language comes from the browser: cn, zh and zh-cn in any case are zh, every other is en
  [CO-717] [DA-586]`, () => {
  expect(['cn', 'zh', 'zh-cn', 'zh-CN', 'ZH'].map(browserLocale)).toEqual(['zh', 'zh', 'zh', 'zh', 'zh']);
  expect(['de', 'en', 'en-US', 'zh-TW', 'fr', ''].map(browserLocale)).toEqual(['en', 'en', 'en', 'en', 'en', 'en']);
});

test('a chosen language is kept as `locale`, whatever the browser says afterwards [CO-718] [DA-587]', async () => {
  await openIn('de-DE');
  expect([currentLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
  await changeLocale('zh');
  expect(localStorage.getItem('locale')).toBe('zh');
  await openIn('de-DE');
  expect([currentLocale(), document.documentElement.lang]).toEqual(['zh', 'zh-CN']);
});

test('choosing a language sets it and loads the page anew after 100 ms [CO-356]', () => {
  jest.useFakeTimers();
  const [set, reload] = [jest.fn(), jest.fn()];
  chooseLocale('zh', set, reload);
  expect(set).toHaveBeenCalledWith('zh');
  jest.advanceTimersByTime(99);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a text missing in the chosen language falls back to zh [CO-719]', async () => {
  await openIn('en-US');
  i18next.addResource('zh', 'translation', 'later.only', '只有中文');
  expect(i18nProvider.translate('later.only')).toBe('只有中文');
  expect(translate('common.cancel')).toBe('Cancel');
});
