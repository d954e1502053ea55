import {en} from '../../i18n/en';
import {TestEditor} from '../../testing/test-editor';
import {cardsOfType, ColourSearch, loadColours, type FoundColours} from './colour-cards';

const CARDS = [
  {id: 1, typeId: 3, code: '#c8102e', pantone: '186 C', alt: 'Red'},
  {id: 2, typeId: 4, code: '#0033a0', pantone: '286 C', alt: 'Blue'},
];
const BY_NAME = '/design/color/getColorCardByColorName';

/** Lets answers that are there be read. */
const answered = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

function searching() {
  const test = new TestEditor();
  const shown: FoundColours[] = [];
  const search = new ColourSearch(test.context, found => shown.push(found));
  const calls = (): readonly string[] => test.api.seen.filter(call => call.path === BY_NAME).map(call => call.path);
  return {test, search, shown, calls};
}

describe('Pantone colours', () => {
  it('[ED-369] [ED-370] are asked for once with the language, and kept', async () => {
    const test = new TestEditor();
    test.api
      .answer('/app/design/color/getAllColorCard', CARDS)
      .answer('/design/color/getAllColorType', [{id: 3, typeName: 'Reds'}]);
    await test.run(loadColours);
    await test.run(loadColours);
    expect(test.editor.state.colourCards).toEqual(CARDS);
    expect(test.editor.state.colourTypes).toEqual([{id: 3, typeName: 'Reds'}]);
    expect(test.api.seen.map(call => call.path).toSorted()).toEqual([
      '/app/design/color/getAllColorCard',
      '/design/color/getAllColorType',
    ]);
    expect(test.api.seen.find(call => call.path === '/app/design/color/getAllColorCard')?.body).toBe(
      '{"language":"en-us"}',
    );
    expect(test.api.callsOf('/design/color/getAllColorType').at(-1)?.query).toBe('language=en-us');
  });

  it('that cannot be had are told, and asked for again', async () => {
    const test = await new TestEditor().run(loadColours);
    expect(test.editor.state).toMatchObject({colourCards: null, notices: [{text: 'gallery.failed'}]});
    expect(loadColours.isEnabled(test.context)).toBe(true);
  });
});

describe('the Pantone search', () => {
  it('[ED-428] waits 200 ms after the last key', async () => {
    const {test, search, shown, calls} = searching();
    test.api.answer(BY_NAME, CARDS.slice(0, 1));
    search.type('1');
    test.wait(199);
    search.type('18');
    test.wait(199);
    expect(calls()).toHaveLength(0);
    test.wait(1);
    await answered();
    expect(calls()).toHaveLength(1);
    expect(shown).toEqual([{show: 'found', cards: CARDS.slice(0, 1)}]);
  });

  it.each(['', '   '])('[ED-340] of "%s" restores the full list at once, without a call', async text => {
    const {test, search, shown, calls} = searching();
    search.type('18');
    search.type(text);
    expect(shown).toEqual([{show: 'all'}]);
    test.wait(1000);
    await answered();
    expect(calls()).toHaveLength(0);
  });

  it('[ED-341] without hits says so', async () => {
    const {test, search, shown} = searching();
    test.api.answer(BY_NAME, []);
    search.type('nothing');
    test.wait(200);
    await answered();
    expect(shown).toEqual([{show: 'none'}]);
    expect(en['colour.none']).toBe('Sorry, no results, please enter another Pantone color number!');
  });

  it.each(['Pantone 186', 'PMS 186 C', '186c', 'pantone® 186C'])(
    'takes "%s" for the number, and says so where the cards are a numbering of this site',
    async text => {
      const {test, search, shown} = searching();
      const own = [{...CARDS[0], pantone: 'EM 186 C'}];
      for (const cards of [CARDS.slice(0, 1), own]) {
        test.api.answer(BY_NAME, cards);
        search.type(text);
        test.wait(200);
        await answered();
        expect(test.api.callsOf(BY_NAME).at(-1)?.query).toBe('colorName=186');
      }
      expect(shown).toEqual([
        {show: 'found', cards: CARDS.slice(0, 1)},
        {show: 'found', cards: own, note: {text: 'colour.ownNumbers', colour: text}},
      ]);
    },
  );

  it('shows the cards nearest to a colour value, without a call', async () => {
    const {test, search, shown, calls} = searching();
    test.editor.set({colourCards: CARDS});
    search.type('#0033aa');
    test.wait(200);
    await answered();
    expect(shown).toEqual([
      {show: 'found', cards: CARDS.toReversed(), note: {text: 'colour.nearest', colour: '#0033aa'}},
    ]);
    expect(calls()).toEqual([]);
  });

  it('[ED-371] asks for the cards of a group', async () => {
    const test = new TestEditor();
    test.editor.set({colourCards: CARDS});
    expect(await cardsOfType(test.context, 4)).toEqual([CARDS[1]]);
    test.api.answer('/design/color/getColorCardByTypeId', [CARDS[0]]);
    expect(await cardsOfType(test.context, 3)).toEqual([CARDS[0]]);
    expect(test.api.callsOf('/design/color/getColorCardByTypeId').at(-1)?.query).toBe('typeId=3');
  });

  it('passes over an answer that comes after newer typing, or after its dialog was closed', async () => {
    const {test, search, shown} = searching();
    test.api.answer(BY_NAME, CARDS);
    search.type('18');
    test.wait(200);
    search.type('');
    await answered();
    expect(shown).toEqual([{show: 'all'}]);
    search.type('18');
    test.wait(200);
    search.close();
    await answered();
    expect(shown).toHaveLength(1);
  });
});
