import {entryOf, lacksTechnique, techOf, withChosen, withEntry, withOption, withTech} from './entries';

const PINS = {
  id: 11,
  name: 'Lapel Pins',
  techniques: [
    {id: 1, name: 'Soft enamel'},
    {id: 2, name: 'Hard enamel'},
  ],
};
const STICKERS = {id: 41, name: 'Stickers', techniques: []};

test('a category is chosen, then a technique of it, then the option of that', () => {
  const category = withEntry([], PINS, true);
  const technique = withTech(category, 11, {id: 2, name: 'Hard enamel'}, true);
  expect(withOption(technique, 11, 2, {id: 7, name: 'Gold'})).toEqual([
    {
      quoteId: 11,
      quoteName: 'Lapel Pins',
      techList: [{techId: 2, techName: 'Hard enamel', quotePlatingId: 7, quotePlatingName: 'Gold'}],
    },
  ]);
  expect(withTech(technique, 11, {id: 2, name: 'Hard enamel'}, false)).toEqual(category);
  expect(withEntry(technique, PINS, false)).toEqual([]);
});

test('a category with techniques lacks one until it is chosen; one without has nothing to choose', () => {
  const chosen = withEntry([], PINS, true);
  expect(lacksTechnique(PINS, entryOf(chosen, 11))).toBe(true);
  expect(lacksTechnique(PINS, entryOf(withTech(chosen, 11, {id: 1, name: 'Soft enamel'}, true), 11))).toBe(false);
  expect(lacksTechnique(STICKERS, entryOf(withEntry([], STICKERS, true), 41))).toBe(false);
  expect(lacksTechnique(PINS, undefined)).toBe(false);
});

test('what is chosen but no longer offered can still be taken away', () => {
  const [, old] = withChosen(
    [PINS],
    [{quoteId: 99, quoteName: 'Old', techList: [{techId: 5, techName: 'Woven', quotePlatingId: 1}]}],
  );
  expect(old).toEqual({id: 99, name: 'Old', techniques: [{id: 5, name: 'Woven'}]});
  expect(techOf(undefined, 1)).toBeUndefined();
});
