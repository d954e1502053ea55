import {gapOf, layoutLine} from './line';
import {graphemesOf, signPieces, wordPieces} from './pieces';

const J = '\u200d';
const R = '\u200f';
const signs = (line: string): readonly string[] => signPieces(line).map(({text}) => text.replaceAll(R, ''));

describe('the signs of a line that is curved or spaced out', () => {
  it.each([
    ['with marks', 'e\u0301le\u0300ve', ['é', 'l', 'è', 'v', 'e']],
    ['of two and more units', '👩‍👩‍👧 🇭🇺x', ['👩‍👩‍👧', ' ', '🇭🇺', 'x']],
    ['of Hangul in parts', '한글'.normalize('NFD'), ['한', '글']],
    ['of Devanagari', 'क्षत्रिय', ['क्ष', 'त्रि', 'य']],
    ['of Tamil', 'பக்ஷி ஸ்ரீ ட்ட', ['ப', 'க்ஷி', ' ', 'ஸ்ரீ', ' ', 'ட்', 'ட']],
    ['of Thai', 'น้ำใจ', ['น้ำ', 'ใ', 'จ']],
    ['of Hebrew', 'שָׁלוֹם', ['ם', 'וֹ', 'ל', 'שָׁ']],
    ['of Hebrew between Latin', 'a שם b', ['a', ' ', 'ם', 'ש', ' ', 'b']],
    ['of Hebrew in brackets', 'ב(ג)', ['(', 'ג', ')', 'ב']],
    ['of Latin among signs that only direct', '\u202aab\u202c', ['a', 'b']],
    ['of Arabic, joined', 'بيت', [`${J}ت`, `${J}ي${J}`, `ب${J}`]],
    ['of Arabic that join on one side', 'دار', ['ر', 'ا', 'د']],
    ['of Arabic with marks', 'مُحَ', [`${J}حَ`, `مُ${J}`]],
    ['of lam and alef, which are one', 'سلام', ['م', `${J}لا`, `س${J}`]],
    ['of numbers within Arabic', 'رقم 12', ['1', '2', ' ', `${J}م`, `ق${J}`, 'ر']],
  ])('%s', (_, line, expected) => {
    expect(signs(line)).toEqual(expected);
  });

  it('are all of the line, whatever it holds', () => {
    const line = 'Việt (עברית 12) سلام عليكم — 你好 हिन्दी 😀';
    expect(signs(line).join('').replaceAll(J, '').length).toBe(line.replaceAll(J, '').length);
  });
});

it('words stand as they are seen, each with what keeps its points in place', () => {
  expect(wordPieces('one שלום, עולם two').map(({text}) => text)).toEqual([
    'one',
    ' ',
    `${R}עולם${R}`,
    ' ',
    `${R}שלום,${R}`,
    ' ',
    'two',
  ]);
});

it('a letter with thousands of marks is left as it is: putting them in order would take too long', () => {
  const crowded = `a${'\u0301\u0323'.repeat(4999)}`;
  expect(graphemesOf(crowded)).toEqual([crowded]);
  expect(graphemesOf('e\u0302\u0323')).toEqual(['\u1ec7']);
});

describe('a line', () => {
  const measure = (text: string): number => graphemesOf(text).length * 10;
  it('is one part unless it is spaced or justified', () => {
    expect(layoutLine('a שלום b', {spacing: 0}, measure)).toEqual({parts: [{text: 'a שלום b', x: 0}], width: 80});
    expect(layoutLine('', {spacing: 5}, measure)).toEqual({parts: [], width: 0});
  });

  it('has the space between signs as readers see them', () => {
    const {parts, width} = layoutLine('e\u0301🇭🇺x', {spacing: 5}, measure);
    expect(parts.map(({x}) => x)).toEqual([0, 15, 30]);
    expect(width).toBe(45);
  });

  it('fills a width with its blanks', () => {
    const gap = gapOf('one two three', 130, 150);
    expect(gap).toBe(10);
    expect(layoutLine('one two three', {spacing: 0, gap: 10}, measure).width).toBe(150);
    expect(gapOf('one', 30, 150)).toBeUndefined();
  });

  it('keeps the kerning of signs that are read from left to right', () => {
    const kerned = (text: string): number => measure(text) - (text.includes('AV') ? 3 : 0);
    expect(layoutLine('AVA', {spacing: 5}, kerned).parts.map(({x}) => x)).toEqual([0, 12, 27]);
  });
});
