import {COLOURS_KEPT, SEARCHES_SHOWN, withRecent, withSearch} from './recent';

describe('what was used last', () => {
  it('[ED-295] [ED-296] [ED-298] stands first, and none stands twice', () => {
    expect(withRecent(['b', 'a'], 'c', 8)).toEqual(['c', 'b', 'a']);
    expect(withRecent(['b', 'a'], 'a', 8)).toEqual(['a', 'b']);
  });

  it('[ED-297] holds 8 colours', () => {
    const colours = Array.from({length: 12}, (_, index) => `#${index}`);
    expect(colours.reduce<readonly string[]>((list, colour) => withRecent(list, colour, COLOURS_KEPT), [])).toEqual(
      colours.slice(4).toReversed(),
    );
  });

  it('[ED-299] [ED-342] keeps searches, newest first, blank ones not', () => {
    expect(withSearch(withSearch(['a'], ' b '), 'a')).toEqual(['a', 'b']);
    expect(withSearch(['a'], '   ')).toEqual(['a']);
  });

  it('[ED-300] [ED-301] cuts more than 10 searches to 4', () => {
    const ten = Array.from({length: 10}, (_, index) => `s${index}`);
    expect(withSearch(ten.slice(1), 'new')).toHaveLength(10);
    expect(withSearch(ten, 'new')).toEqual(['new', 's0', 's1', 's2']);
    expect(SEARCHES_SHOWN).toBe(4);
  });
});
