/** Letters in print, by what is painted on a page. */
import {printDesign} from '.';
import {designOf, printing, text, type Raw} from './testing/designs';
import {readPdf, type Painted} from './testing/read-pdf';

interface Lettered {
  readonly painted: readonly Painted[];
  readonly missing: readonly string[];
}

async function lettered(values: Raw): Promise<Lettered> {
  const {content, problems} = await printDesign(designOf(text(values)), await printing());
  const [page] = (await readPdf(content)).pages;
  return {
    painted: (page?.painted ?? []).filter(({line}) => line !== 'All 1' && line !== 'CutContour 1'),
    missing: problems.filter(({code}) => code === 'missing-sign').map(({detail}) => detail),
  };
}

const WORDS = ['Việt élève', 'Ünïcôdé Žluťoučký kůň', 'Ελλάδα ώρα', 'й ё ї Ѝ'];
const STYLES: readonly (readonly [string, Raw])[] = [
  ['straight', {}],
  ['spaced out', {charSpacing: 200}],
  ['curved', {type: 'curved-text', radian: 300}],
  ['justified', {type: 'textbox', textAlign: 'justify', width: 500}],
];

describe.each(STYLES)('%s text', (_, style) => {
  it.each(WORDS)('"%s" is printed alike, whether its marks are apart or not', async word => {
    const [apart, composed] = [
      await lettered({...style, text: word.normalize('NFD')}),
      await lettered({...style, text: word}),
    ];
    expect(composed.missing).toEqual([]);
    expect(composed.painted.length).toBeGreaterThan(0);
    expect(apart).toEqual(composed);
  });

  it('of Hebrew runs from right to left', async () => {
    const word = 'שלום';
    const reversed = [...word].toReversed().join('');
    const plain = await lettered({...style, text: word});
    expect(plain.missing).toEqual([]);
    expect(plain.painted.map(({box}) => box)).toEqual(
      (await lettered({...style, text: `\u202d${reversed}\u202c`})).painted.map(({box}) => box),
    );
  });
});

describe('Arabic', () => {
  it('is joined where it is curved and where it is spaced out', async () => {
    for (const [, style] of STYLES) {
      const joined = await lettered({...style, fontFamily: 'Rubik', text: 'بيت'});
      const apart = await lettered({...style, fontFamily: 'Rubik', text: 'ب\u200cي\u200cت'});
      expect(joined.missing).toEqual([]);
      expect(joined.painted.length).toBe(apart.painted.length);
      expect(joined.painted.map(({segments}) => segments)).not.toEqual(apart.painted.map(({segments}) => segments));
    }
  });
});

describe('a sign that no font has', () => {
  it('is told once, all of a text together', async () => {
    expect((await lettered({text: 'a\u{10FFFD}b\u{10FFFE}\u{10FFFD}'})).missing).toEqual(['\u{10FFFD}\u{10FFFE}']);
  });

  it('is told with the letter that it stands on, which is printed', async () => {
    const plain = await lettered({text: 'ab'});
    const marked = await lettered({text: 'a\u{1D167}b'});
    expect(marked.missing).toEqual(['a\u{1D167}']);
    expect(marked.painted).toEqual(plain.painted);
  });
});
