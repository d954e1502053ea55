import {readEntitySchemas, loadNavigation, loadWordings} from '@emblem/schemas/node';
import {en} from './en';
import {zh} from './zh';

interface Wording {
  readonly at: string;
  readonly zh: unknown;
  readonly en: unknown;
}

/** Every text with its languages, wherever it stands. */
function wordings(node: unknown, at: string): readonly Wording[] {
  if (typeof node !== 'object' || node === null) return [];
  const texts = new Map<string, unknown>(Object.entries(node));
  if (typeof texts.get('zh') === 'string' || typeof texts.get('en') === 'string')
    return [{at, zh: texts.get('zh'), en: texts.get('en')}];
  return [...texts].flatMap(([key, value]) => wordings(value, `${at}.${key}`));
}

const isSaid = (text: unknown) => typeof text === 'string' && text.trim() !== '';

test('every screen is worded in Chinese and in English, documents for customers in many languages [DA-001]', () => {
  const all = [
    ...readEntitySchemas().flatMap(schema => wordings(schema, schema.$id)),
    ...wordings(loadNavigation(), 'navigation'),
  ];
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(text => !isSaid(text.zh) || !isSaid(text.en)).map(({at}) => at)).toEqual([]);
  expect(Object.keys(zh)).toEqual(Object.keys(en));
  expect(loadWordings().size).toBeGreaterThan(10);
});
