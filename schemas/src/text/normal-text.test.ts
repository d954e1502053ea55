import fc from 'fast-check';
import {isStorable} from '../predicate/values';
import {fold} from '../predicate/fold';
import {MAX_MARKS, normalText, normalTexts} from './normal-text';

const text = fc.string({unit: 'binary'});

test.each([
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u1107\u1161\u11a8\u110c\u1175', '\ubc15\uc9c0'],
  ['Vie\u0323\u0302t', 'Vi\u1ec7t'],
  ['\u212b', '\u00c5'],
  ['\u0915\u093c', '\u0915\u093c'],
])('%s is one text, however it was typed', (typed, normal) => {
  expect(normalText(typed)).toBe(normal);
  expect(normalTexts({names: [typed, 1, null]})).toEqual({names: [normal, 1, null]});
});

test('every text takes its normal form, once and for all', () => {
  fc.assert(
    fc.property(text, each => {
      const normal = normalText(each);
      expect(normal).toBe(each.normalize('NFC'));
      expect(normalText(normal)).toBe(normal);
    }),
  );
});

test('what is normal stays the same value, and nothing but texts changes', () => {
  fc.assert(
    fc.property(fc.jsonValue({noUnicodeString: false}), value => {
      const normal = normalTexts(value);
      expect(normalTexts(normal)).toBe(normal);
      const isNormal = JSON.stringify(value) === JSON.stringify(normal);
      expect(normal === value || !isNormal).toBe(true);
    }),
  );
});

test.each(['\u0301', '\u0316', '\uff9e', '\u0e33', '\u{1e000}'])(
  '%j may stand on a letter, but not without end',
  mark => {
    expect(isStorable(`e${mark.repeat(MAX_MARKS)}o`)).toBe(true);
    expect(isStorable(`${`e${mark.repeat(MAX_MARKS)}`.repeat(1000)}`)).toBe(true);
    if (mark !== '\u0e33') expect(isStorable(`e${mark.repeat(MAX_MARKS + 1)}o`)).toBe(false);
  },
);

test('what would take time by the square of its length is told at once, and is left as it is', () => {
  const piled = `e${'\u0301\u0316\uff9e'.repeat(1_000_000)}`;
  expect([isStorable(piled), normalText(piled) === piled, fold(piled).length]).toEqual([false, true, piled.length]);
});
