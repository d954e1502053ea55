import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream} from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import type {Rect} from '../../src/document/matrix';
import {TEXT_WARPS} from '../../src/document/types';
import {unprintable} from '../../src/objects/text/signs';
import {printDesign, PrintError} from '.';
import {faceFor} from './faces';
import {shaperReady} from './shaper';
import {designOf, pictures, printing, sideOf, square, stickerOf, text, type Raw} from './testing/designs';
import {readPdf, type Painted, type PdfPage} from './testing/read-pdf';

const POINTS = 72 / 25.4;

async function pageOf(design: Raw, change: Parameters<typeof printing>[0] = {}): Promise<PdfPage> {
  const {content} = await printDesign(design, await printing(change));
  const [page] = (await readPdf(content)).pages;
  if (!page) throw new Error('The file has no page');
  return page;
}

/** Left, bottom, width and height in mm from the lower left corner of the trim. */
function inTrim(page: PdfPage, {left, top, width, height}: Rect): readonly number[] {
  const [x, y] = page.boxes.trim;
  return [left - x, top - y, width, height].map(value => value / POINTS);
}

const artwork = (page: PdfPage): readonly Painted[] =>
  page.painted.filter(({line}) => line !== 'All 1' && line !== 'CutContour 1');
const cutOf = (page: PdfPage): readonly Painted[] => page.painted.filter(({line}) => line === 'CutContour 1');

function expectNear(actual: readonly number[], expected: readonly number[], tolerance = 0.02): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) => expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(tolerance));
}

describe('the boxes of a page', () => {
  it('are the product, its bleed and the paper around both', async () => {
    const {boxes} = await pageOf(designOf(square()));
    expectNear(
      boxes.trim.slice(2).map(value => value / POINTS),
      [65, 65],
    );
    expectNear(
      boxes.bleed.slice(2).map(value => value / POINTS),
      [71, 71],
    );
    expectNear(
      [boxes.trim[0] - boxes.bleed[0], boxes.trim[1] - boxes.bleed[1]].map(value => value / POINTS),
      [3, 3],
    );
    expect(boxes.media[2]).toBeGreaterThan(boxes.bleed[2]);
  });

  it('are made for products of any size, with any bleed', async () => {
    for (const widthMm of [3, 10, 25.4, 900]) {
      for (const bleedMm of [0, 0.5, 1, 50]) {
        const {boxes} = await pageOf(designOf(square()), {sizeOf: () => ({widthMm, heightMm: 25, bleedMm})});
        expectNear(
          [boxes.trim[2], boxes.bleed[2]].map(value => value / POINTS),
          [widthMm, widthMm + 2 * bleedMm],
        );
      }
    }
  });

  it.each([
    ['wide', {widthMm: 900, heightMm: 25}, {left: 130, top: 325}, [173.08, 5.58, 13.85, 13.85]],
    ['tall', {widthMm: 50, heightMm: 200}, {left: 325, top: 130}, [23.46, 158.46, 3.08, 3.08]],
  ])(
    'are as the product is %s, in the middle of the drawing area and as large as fits',
    async (_, size, place, expected) => {
      const page = await pageOf(designOf(square({...place, scaleX: 0.1, scaleY: 0.1})), {
        sizeOf: () => ({...size, bleedMm: 3}),
      });
      expectNear(
        page.boxes.trim.slice(2).map(value => value / POINTS),
        [size.widthMm, size.heightMm],
      );
      expectNear(inTrim(page, artwork(page)[0]?.box ?? {left: 0, top: 0, width: 0, height: 0}), expected);
    },
  );

  it('follow the bleed and the height that are asked for', async () => {
    const {boxes} = await pageOf(designOf(square()), {sizeOf: () => ({widthMm: 50, heightMm: 30, bleedMm: 5})});
    expectNear(
      [...boxes.trim.slice(2), ...boxes.bleed.slice(2)].map(value => value / POINTS),
      [50, 30, 60, 40],
    );
  });

  it('are those of the inches of a sticker', async () => {
    const {boxes} = await pageOf(stickerOf(3, {width: 3, height: 2}, square()), {
      sizeOf: () => ({widthMm: null, heightMm: null, bleedMm: 3}),
    });
    expectNear(boxes.trim.slice(2), [3 * 72, 2 * 72], 0.01);
  });

  it('of a sticker whose outline is silent are those of its record', async () => {
    const silent = {
      type: 'rect',
      id: 'stickerShape',
      originX: 'center',
      originY: 'center',
      left: 325,
      top: 325,
      width: 400,
      height: 400,
      shape: 1,
      fill: '#ffffff',
    };
    const {boxes} = await pageOf(designOf(silent, square()), {
      sizeOf: () => ({widthMm: 10, heightMm: null, bleedMm: 3, stickerInches: 2}),
    });
    expectNear(boxes.trim.slice(2), [144, 144], 0.01);
  });

  it('cannot be told without a size', async () => {
    const options = await printing({sizeOf: () => ({widthMm: null, heightMm: null, bleedMm: 3})});
    await expect(printDesign(designOf(square()), options)).rejects.toMatchObject({code: 'no-size'});
  });
});

it('says what the product is too small for, but for what fills it', async () => {
  const ground = square({scaleX: 10, scaleY: 10});
  const options = await printing({sizeOf: () => ({widthMm: 900, heightMm: 25, bleedMm: 3})});
  const small = {scaleX: 0.1, scaleY: 0.1};
  const {problems} = await printDesign(
    designOf(
      ground,
      text(small),
      text({text: 'LARGE'}),
      text({text: 'far\naway', top: 90}),
      square({...small, top: 600}),
    ),
    options,
  );
  expect(problems).toEqual([
    {code: 'cut-off', detail: ''},
    {code: 'cut-off', detail: 'far away'},
    {code: 'cut-off', detail: 'LARGE'},
  ]);
});

describe('outlines', () => {
  it('lie where the design has them', async () => {
    const page = await pageOf(designOf(square({left: 100, top: 200})));
    const [drawn] = artwork(page);
    // 50 to 150 from the left, 150 to 250 from above of 650 pixels: ten to a millimetre.
    expectNear(
      inTrim(page, drawn?.box ?? page.painted[0]?.box ?? {left: 0, top: 0, width: 0, height: 0}),
      [5, 40, 10, 10],
    );
  });

  it('are turned, flipped, skewed and grouped as on the canvas', async () => {
    const group = {
      type: 'group',
      left: 325,
      top: 325,
      width: 200,
      height: 100,
      angle: 90,
      scaleX: 2,
      scaleY: 2,
      flipX: true,
      originX: 'center',
      originY: 'center',
      objects: [{...square({left: 50, top: 0, fill: '#00ff00'}), originX: 'center', originY: 'center'}],
    };
    const page = await pageOf(designOf(group));
    // Mirrored, the member lies to the left of the group's middle; turned by 90 degrees, above it.
    expectNear(inTrim(page, artwork(page)[0]?.box ?? {left: 0, top: 0, width: 0, height: 0}), [22.5, 32.5, 20, 20]);
  });

  it('beyond the bleed are clipped away, hidden ones are not printed', async () => {
    const page = await pageOf(designOf(square({visible: false}), square({opacity: 0})));
    expect(artwork(page)).toEqual([]);
    expect(cutOf(page)).toEqual([]);
  });

  it('have corners as far out as those of the canvas', async () => {
    expect(
      artwork(
        await pageOf(designOf(square({path: 'M 0 0 L 10 100 L 20 0', fill: null, stroke: '#000000', strokeWidth: 5}))),
      ),
    ).toMatchObject([{operator: 'S', mitre: 4}]);
  });

  it('that are faded overlap as one', async () => {
    const page = await pageOf(designOf(square({opacity: 0.5, stroke: '#000000', strokeWidth: 10})));
    expect(artwork(page)).toMatchObject([{operator: 'B', states: [expect.stringContaining('/ca 0.5')]}]);
  });
});

describe('text', () => {
  it('is printed as outlines, without any font', async () => {
    const {content} = await printDesign(
      designOf(text(), text({type: 'curved-text', radian: 200, text: '圆 Circle', fontFamily: 'Lobster'})),
      await printing(),
    );
    const {fonts, pages} = await readPdf(content);
    expect(fonts).toBe(0);
    expect(Buffer.from(content).includes('/Font')).toBe(false);
    expect(
      pages[0]?.painted.filter(({fill}) => fill === 'rgb 0 0 0').reduce((sum, {segments}) => sum + segments, 0),
    ).toBeGreaterThan(100);
  });

  it('has the size of its letters', async () => {
    const page = await pageOf(designOf(text({text: 'H'})));
    const [, , width = 0, height = 0] = inTrim(page, artwork(page)[0]?.box ?? {left: 0, top: 0, width: 0, height: 0});
    // Arimo's capitals are 1409 of 2048 units high: 65 px are 6.5 mm.
    expect(height).toBeCloseTo((6.5 * 1409) / 2048, 1);
    expect(width).toBeGreaterThan(3);
  });

  it('stands around its middle, line by line', async () => {
    const page = await pageOf(designOf(text({text: 'HI\nHIHI', textAlign: 'center'})));
    const boxes = artwork(page).map(({box}) => inTrim(page, box));
    const middles = boxes.map(([left = 0, , width = 0]) => left + width / 2);
    expect(boxes).toHaveLength(2);
    middles.forEach(middle => expect(Math.abs(middle - 32.5)).toBeLessThan(0.3));
    expect((boxes[0]?.[1] ?? 0) - (boxes[1]?.[1] ?? 0)).toBeCloseTo(6.5 * 1.13 * 1.16, 1);
  });

  it('follows its circle', async () => {
    const page = await pageOf(designOf(text({type: 'curved-text', text: 'OOOOOOO', radian: 100, fontSize: 40})));
    const tops = artwork(page).map(({box}) => inTrim(page, box)[1] ?? 0);
    expect(tops).toHaveLength(7);
    expect(tops[3]).toBeGreaterThan((tops[0] ?? 0) + 2);
    expect(tops[0]).toBeCloseTo(tops[6] ?? 0, 1);
  });

  it('is bent between the edges of its shape, with the line under it', async () => {
    const straight = await pageOf(designOf(text({text: 'OOOOOOO', underline: true})));
    const heights = (page: PdfPage) => artwork(page).map(({box}) => box.height);
    for (const textShape of TEXT_WARPS) {
      const page = await pageOf(designOf(text({text: 'OOOOOOO', underline: true, textShape})));
      expect(artwork(page)).toHaveLength(artwork(straight).length);
      expect(Math.max(...heights(page))).toBeGreaterThan(Math.max(...heights(straight)) * 1.1);
    }
  });

  it('breaks lines of a text box at its width', async () => {
    const page = await pageOf(
      designOf(text({type: 'textbox', text: 'one two three four five', width: 200, fontSize: 40})),
    );
    expect(artwork(page).length).toBeGreaterThan(2);
    artwork(page).forEach(({box}) => expect(inTrim(page, box)[2]).toBeLessThanOrEqual(20));
  });

  it('the check for print knows what the font files hold', async () => {
    await shaperReady();
    const samples = [
      0x41, 0xdf, 0x11f, 0x416, 0x3a9, 0x5d0, 0x645, 0xe01, 0xd55c, 0x4e2d, 0x9ad4, 0x9ee2, 0x20ac, 0x2665, 0x2764,
      0x1f600, 0x2603, 0x3042, 0x1ea1, 0x10fffd,
    ];
    for (const fontFamily of ['Arial', 'Lobster', 'Poppins', 'Lato', 'Ma Shan Zheng']) {
      for (const code of samples) {
        const drawn = faceFor([code], {fontFamily, fontWeight: 'normal', fontStyle: 'normal'}) !== undefined;
        expect({fontFamily, code: code.toString(16), drawn}).toEqual({
          fontFamily,
          code: code.toString(16),
          drawn: unprintable(String.fromCodePoint(code), fontFamily).length === 0,
        });
      }
    }
  });

  const TOLD = ['Việt élève', 'x\u0323\u0302', 'क्षत्रिय हिन्दी', 'שָׁלוֹם', 'a\u{1D167}', 'сло\u0301во', '글 ☃ ญี่'];
  it.each(TOLD)('the check for print tells of "%s" what print tells', async word => {
    for (const fontFamily of ['Arial', 'Lobster', 'Poppins', 'Ma Shan Zheng']) {
      for (const written of [word, word.normalize('NFD')]) {
        const {problems} = await printDesign(designOf(text({text: written, fontFamily})), await printing());
        const told = problems.map(({detail}) => detail).join('');
        expect({fontFamily, told}).toEqual({fontFamily, told: unprintable(written, fontFamily).join('')});
      }
    }
  });

  it('takes Chinese signs from the font that stands in, and says which signs no font has', async () => {
    const {problems} = await printDesign(designOf(text({text: '定制 Ω \u{10FFFD}'})), await printing());
    expect(problems).toEqual([{code: 'missing-sign', detail: '\u{10FFFD}'}]);
  });
});

describe('plates', () => {
  const spots = [
    {name: 'PANTONE 186 C', colour: '#c8102e'},
    {name: 'Shiny Gold', colour: '#da9f19', shades: [{colour: '#fcdc7d', tint: 0.5}]},
  ];

  it('are made for colours that are an ink of their own', async () => {
    const page = await pageOf(
      designOf(square({fill: '#C8102E'}), text({fill: '#c8102e'}), square({left: 500, fill: '#123456'})),
      {spots},
    );
    expect(page.plates.map(({name}) => name).sort()).toEqual(['All', 'CutContour', 'PANTONE 186 C']);
    expect(artwork(page).map(({fill}) => fill)).toEqual([
      'PANTONE 186 C 1',
      'PANTONE 186 C 1',
      'rgb 0.0706 0.2039 0.3373',
    ]);
  });

  it('are one for a plating, whose minor shade is a tint', async () => {
    const page = await pageOf(
      designOf({type: 'image', src: '/files/star.svg', left: 325, top: 325, width: 100, height: 100, isBase: true}),
      {spots},
    );
    expect(artwork(page).map(({fill}) => fill)).toEqual(['Shiny Gold 1', 'Shiny Gold 0.5']);
  });

  it('hold the cut line, which is magenta and overprints', async () => {
    const page = await pageOf(stickerOf(4, {width: 2, height: 2}, square({left: 300, top: 300})));
    expect(page.plates.find(({name}) => name === 'CutContour')).toEqual({
      name: 'CutContour',
      alternate: 'DeviceCMYK',
      full: [0, 1, 0, 0],
    });
    const [cut] = cutOf(page);
    expect(cut).toMatchObject({operator: 'S', states: [expect.stringMatching(/\/OP true[^]*\/op true/)]});
    expectNear(inTrim(page, cut?.box ?? {left: 0, top: 0, width: 0, height: 0}), [0, 0, 50.8, 50.8]);
  });
});

describe('the cut line', () => {
  it('goes around the artwork of other products', async () => {
    const page = await pageOf(designOf(square({left: 200}), square({left: 500, angle: 45})));
    const [cut] = cutOf(page);
    // The turned square is 141.4 px wide.
    expectNear(inTrim(page, cut?.box ?? {left: 0, top: 0, width: 0, height: 0}), [15, 25.43, 42.07, 14.14], 0.15);
  });

  it('ends where the product ends when the artwork bleeds', async () => {
    const page = await pageOf(designOf(square({scaleX: 8, scaleY: 8})));
    const [cut] = cutOf(page);
    expectNear(inTrim(page, cut?.box ?? {left: 0, top: 0, width: 0, height: 0}), [0, 0, 65, 65], 0.15);
  });

  it('leaves holes alone', async () => {
    const ring = await pageOf(
      designOf(square({path: 'M 0 0 H 100 V 100 H 0 Z M 25 25 H 75 V 75 H 25 Z', fillRule: 'evenodd'})),
    );
    expect(cutOf(ring)).toEqual(cutOf(await pageOf(designOf(square()))));
  });
});

describe('pictures', () => {
  const photo = {
    type: 'image',
    src: '/files/proxy.jpg',
    picPath: '/files/photo.jpg',
    left: 325,
    top: 325,
    width: 600,
    height: 400,
    scaleX: 0.5,
    scaleY: 0.5,
  };
  const pixelsOf = (page: PdfPage) => artwork(page).find(({operator}) => operator === 'Do');

  it('are embedded from the stored original, untouched', async () => {
    const page = await pageOf(designOf(photo));
    expect(pixelsOf(page)?.pixels).toEqual({width: 1200, height: 800, filter: 'DCTDecode', mask: false});
    expectNear(inTrim(page, pixelsOf(page)?.box ?? {left: 0, top: 0, width: 0, height: 0}), [17.5, 22.5, 30, 20]);
  });

  it('keep their crop', async () => {
    const page = await pageOf(designOf({...photo, cropX: 150, cropY: 100, width: 300, height: 200}));
    // 300 of 600 pixels are shown, so the whole lies around them.
    expectNear(inTrim(page, pixelsOf(page)?.box ?? {left: 0, top: 0, width: 0, height: 0}), [17.5, 22.5, 30, 20]);
    const {content} = await printDesign(
      designOf({...photo, cropX: 150, cropY: 100, width: 300, height: 200}),
      await printing({kind: 'png'}),
    );
    const {data, info} = await sharp(content).extractChannel(3).raw().toBuffer({resolveWithObject: true});
    const solid = data.reduce((sum, value) => sum + Number(value > 128), 0);
    expect((solid / (info.width * info.height)) * 71 * 71).toBeCloseTo(15 * 10, -1);
  });

  it('are seen through their frame, and without their ground', async () => {
    const solid = async (change: Raw): Promise<number> => {
      const {content} = await printDesign(
        designOf({...photo, width: 400, height: 400, cropX: 100, ...change}),
        await printing({kind: 'png'}),
      );
      const {data, info} = await sharp(content).extractChannel(3).raw().toBuffer({resolveWithObject: true});
      return (data.reduce((sum, value) => sum + Number(value > 128), 0) / (info.width * info.height)) * 71 * 71;
    };
    expect(await solid({})).toBeCloseTo(20 * 20, -1);
    expect(await solid({frame: 'circle'})).toBeCloseTo(Math.PI * 10 * 10, -1);
    expect(await solid({frame: 'diamond'})).toBeCloseTo(200, -1);
    expect(await solid({cutOut: {tolerance: 20, feather: 0, edges: true}})).toBe(0);
  });

  it('keep what shines through, and change their colours as the design does', async () => {
    const page = await pageOf(
      designOf(
        {type: 'image', src: '/files/clear.png', left: 325, top: 325, width: 60, height: 40},
        {
          type: 'image',
          src: '/files/star.svg',
          left: 100,
          top: 100,
          width: 100,
          height: 100,
          singleColorList: ['#da9f19', '#fcdc7d'],
          colorChanges: [{from: '#da9f19', to: '#0000ff'}],
        },
      ),
    );
    expect(pixelsOf(page)?.pixels).toMatchObject({filter: 'FlateDecode', mask: true});
    expect(artwork(page).map(({fill}) => fill)).toContain('rgb 0 0 1');
  });

  it('are outlines where they are drawings, and gradients and clips those of the file', async () => {
    const drawing = {type: 'image', left: 325, top: 325, width: 100, height: 100};
    for (const [src, fill] of [
      ['/files/star.svg', 'rgb 0.8549 0.6235 0.098'],
      ['/files/shaded.svg', 'shading 2'],
      ['/files/round.svg', 'shading 3'],
    ] as const) {
      const page = await pageOf(designOf({...drawing, src}));
      expect(pixelsOf(page)).toBeUndefined();
      expect(artwork(page).map(painted => painted.fill)).toContain(fill);
    }
  });

  it('of a gradient that shines through are veiled, and of repeated ones all turns are drawn', async () => {
    const {content} = await printDesign(
      designOf({type: 'image', left: 325, top: 325, width: 100, height: 100, src: '/files/round.svg'}),
      await printing(),
    );
    const {context} = await PDFDocument.load(content, {updateMetadata: false});
    const dictionaries = context.enumerateIndirectObjects().map(([, object]) => String(object));
    expect(dictionaries.filter(text => text.includes('/S /Luminosity'))).toHaveLength(1);
    const [radial = ''] = dictionaries.filter(text => text.includes('/PatternType 2'));
    // From the middle of the square to its corner the gradient is repeated three times, each time with two colours.
    expect(radial.match(/\/C0/g)?.length).toBe(3);
  });

  it('have pixels only where a renderer must draw them, as fine as the print needs', async () => {
    const drawing = {type: 'image', left: 325, top: 325, width: 100, height: 100, src: '/files/blurred.svg'};
    const page = await pageOf(designOf(drawing));
    expect(artwork(page).map(({fill}) => fill)).toEqual(expect.arrayContaining(['rgb 0 0.4 0']));
    // A quarter of the drawing is blurred: a bit more than 5 mm at 600 dpi.
    const width = pixelsOf(page)?.pixels?.width ?? 0;
    expect(width).toBeGreaterThan((5 / 25.4) * 600);
    expect(width).toBeLessThan((6.5 / 25.4) * 600);
    expect(pixelsOf(await pageOf(designOf({...drawing, scaleX: 2, scaleY: 2})))?.pixels?.width).toBeCloseTo(
      2 * width,
      -1,
    );
  });

  it('are read once, however many objects show them', async () => {
    const read: string[] = [];
    const stored = await pictures();
    const readPicture = async (address: string) => {
      read.push(address);
      return stored.get(address);
    };
    const clear = {type: 'image', src: '/files/clear.png', left: 325, top: 325, width: 60, height: 40};
    await printDesign(
      {frontData: sideOf(clear, {...clear, left: 100}, {...clear, tint: 'none'}), backData: sideOf(clear)},
      await printing({readPicture}),
    );
    expect(read).toEqual(['/files/clear.png']);
  });

  it('that are cut off are said by their address', async () => {
    const whole = (await pictures()).get('/files/clear.png') ?? Buffer.alloc(0);
    const half = whole.subarray(0, whole.length - 40);
    await expect(
      printDesign(
        designOf({...photo, src: '/files/half.png', picPath: '/files/half.png'}),
        await printing({readPicture: async () => half}),
      ),
    ).rejects.toMatchObject({code: 'picture', detail: '/files/half.png'});
  });

  it('that are not there or broken are said, not left out', async () => {
    for (const src of ['/files/gone.png', '/files/broken.png', 'https://elsewhere.test/a.png']) {
      await expect(printDesign(designOf({...photo, src, picPath: src}), await printing())).rejects.toThrow(PrintError);
    }
  });
});

describe('the other files', () => {
  it('a PNG has 300 dots per inch of the product with its bleed', async () => {
    const {content} = await printDesign(designOf(square()), await printing({kind: 'png'}));
    expect(await sharp(content).metadata()).toMatchObject({
      format: 'png',
      width: Math.round((71 / 25.4) * 300),
      height: 839,
      density: 300,
    });
  });

  it('an SVG has the print size, names its inks and holds no text', async () => {
    const {content} = await printDesign(
      designOf(square({fill: '#c8102e'}), text()),
      await printing({kind: 'svg', spots: [{name: 'PANTONE 186 C', colour: '#c8102e'}]}),
    );
    const svg = Buffer.from(content).toString();
    expect(svg).toContain('width="71mm" height="71mm"');
    expect(svg).toContain('data-ink="PANTONE 186 C"');
    expect(svg).toContain('id="CutContour"');
    expect(svg).not.toContain('<text');
  });

  it('a PDF has a page for each side, or the one asked for', async () => {
    const both = {frontData: sideOf(square()), backData: sideOf(text())};
    const pages = async (change: Parameters<typeof printing>[0]) =>
      (await readPdf((await printDesign(both, await printing(change))).content)).pages.length;
    expect([await pages({}), await pages({position: 1})]).toEqual([2, 1]);
    await expect(printDesign(designOf(square()), await printing({position: 1}))).rejects.toMatchObject({
      code: 'no-side',
    });
  });

  it('come out the same for the same design', async () => {
    const once = await printDesign(designOf(square(), text()), await printing());
    const again = await printDesign(designOf(square(), text()), await printing());
    expect(Buffer.from(once.content).equals(Buffer.from(again.content))).toBe(true);
  });
});

describe('PDF/X-4', () => {
  const spots = [{name: 'PANTONE 186 C', colour: '#c8102e'}];
  const made = async (...objects: readonly Raw[]): Promise<Buffer> =>
    Buffer.from(
      (await printDesign(designOf(...objects), await printing({kind: 'pdfx', spots, title: 'Pins & <more>'}))).content,
    );

  it('says what it is and which press it is meant for', async () => {
    const file = await made(square());
    const text = file.toString('latin1');
    expect(text.startsWith('%PDF-1.6')).toBe(true);
    expect(text).not.toContain('/Encrypt');
    const {context, catalog} = await PDFDocument.load(file, {updateMetadata: false});
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect([intent.get(PDFName.of('S')), intent.get(PDFName.of('OutputConditionIdentifier'))].map(String)).toEqual([
      '/GTS_PDFX',
      '(Custom)',
    ]);
    const profile = intent.lookup(PDFName.of('DestOutputProfile'), PDFRawStream);
    expect(Buffer.from(decodePDFRawStream(profile).decode()).toString('latin1', 12, 24)).toBe('prtrCMYKLab ');
    expect(String(profile.dict.get(PDFName.of('N')))).toBe('4');
    expect(context.trailerInfo.ID).toBeInstanceOf(PDFArray);
    const info = context.lookup(context.trailerInfo.Info, PDFDict);
    expect(
      [info.get(PDFName.of('Trapped')), info.has(PDFName.of('Title')), info.has(PDFName.of('ModDate'))].map(String),
    ).toEqual(['/False', 'true', 'true']);
    const metadata = catalog.lookup(PDFName.of('Metadata'), PDFRawStream).getContentsString();
    for (const part of [
      '<pdfxid:GTS_PDFXVersion>PDF/X-4<',
      '<pdf:Trapped>False<',
      'Pins &amp; &lt;more&gt;',
      '<xmp:ModifyDate>2026-01-02T03:04:05Z<',
      '<xmpMM:DocumentID>uuid:',
      '<xmpMM:VersionID>',
      '<xmpMM:RenditionClass>',
    ])
      expect(metadata).toContain(part);
    expect((await made(square())).equals(file)).toBe(true);
  });

  it('is for the press whose profile is given, and says so; a file that is none is refused', async () => {
    const ours = readFileSync(join(__dirname, '../profiles/chemical-proof.icc'));
    const profile = {name: '印刷条件 39', content: ours};
    const {content} = await printDesign(designOf(square()), await printing({kind: 'pdfx', profile}));
    const {catalog} = await PDFDocument.load(content, {updateMetadata: false});
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(intent.lookup(PDFName.of('OutputCondition'), PDFHexString).decodeText()).toBe('印刷条件 39');
    expect(
      Buffer.from(decodePDFRawStream(intent.lookup(PDFName.of('DestOutputProfile'), PDFRawStream)).decode()).equals(
        ours,
      ),
    ).toBe(true);
    await expect(
      printDesign(
        designOf(square()),
        await printing({kind: 'pdfx', profile: {name: 'none', content: Buffer.from('no profile')}}),
      ),
    ).rejects.toMatchObject({code: 'profile', detail: 'none'});
  });

  it('tells the colours that its inks cannot show, the worst first, but none that has a plate of its own', async () => {
    const objects = [
      square({fill: '#00ff00'}),
      square({fill: '#3300ff'}),
      square({fill: '#cc6600'}),
      square({fill: '#39ff14'}),
    ];
    const spots = [{name: 'Neon', colour: '#39ff14'}];
    const {problems} = await printDesign(designOf(...objects), await printing({kind: 'pdfx', spots}));
    expect(problems).toEqual([
      {code: 'gamut', detail: expect.stringMatching(/^#00ff00 #[\da-f]{6}, #3300ff #[\da-f]{6}$/)},
    ]);
    expect((await printDesign(designOf(...objects), await printing({spots}))).problems).toEqual([]);
  });

  it('has gradients in the four inks', async () => {
    const {content} = await printDesign(
      designOf({type: 'image', left: 325, top: 325, width: 100, height: 100, src: '/files/shaded.svg'}),
      await printing({kind: 'pdfx'}),
    );
    const {context} = await PDFDocument.load(content, {updateMetadata: false});
    const [pattern = ''] = context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .filter(text => text.includes('/PatternType 2'));
    expect(pattern).toContain('/ColorSpace /DeviceCMYK');
    expect(pattern).toMatch(/\/C1 \[ ?0 0 0 1 ?\]/);
  });

  it('has the boxes that a press needs, each within the one around it', async () => {
    const [page] = (await PDFDocument.load(await made(square()), {updateMetadata: false})).getPages();
    const names = ['MediaBox', 'BleedBox', 'TrimBox', 'ArtBox'].filter(name => page?.node.has(PDFName.of(name)));
    expect(names).toEqual(['MediaBox', 'BleedBox', 'TrimBox']);
    const [media, bleed, trim] = [page?.getMediaBox(), page?.getBleedBox(), page?.getTrimBox()].map(
      box => box?.width ?? 0,
    );
    expect((media ?? 0) > (bleed ?? 0) && (bleed ?? 0) > (trim ?? 0)).toBe(true);
  });

  it('holds four inks, plates and no font: black is black alone, colours are those of the profile', async () => {
    const photo = {type: 'image', src: '/files/photo.jpg', left: 325, top: 325, width: 600, height: 400};
    const file = await made(text(), square({fill: '#ffff00', opacity: 0.5}), square({fill: '#c8102e'}), photo, {
      ...photo,
      src: '/files/clear.png',
      width: 60,
      height: 40,
    });
    const {
      pages: [page],
      fonts,
    } = await readPdf(file);
    if (!page) throw new Error('The file has no page');
    expect(fonts).toBe(0);
    const fills = artwork(page).map(({fill}) => fill);
    expect(fills).toContain('inks 0 0 0 1');
    expect(fills).toContain('PANTONE 186 C 1');
    expect(fills.filter(fill => fill?.startsWith('rgb'))).toEqual([]);
    const yellow = fills
      .flatMap(fill => (fill?.startsWith('inks') ? [fill.split(' ').slice(1).map(Number)] : []))
      .find(([, , , black]) => black !== 1);
    expect((yellow?.[2] ?? 0) > 0.8 && (yellow?.[0] ?? 1) < 0.2 && (yellow?.[1] ?? 1) < 0.2).toBe(true);
    expect(page.plates.map(({alternate}) => alternate)).not.toContain('DeviceRGB');
    const {context} = await PDFDocument.load(file, {updateMetadata: false});
    expect(context.enumerateIndirectObjects().filter(([, object]) => String(object).includes('/DeviceRGB'))).toEqual(
      [],
    );
    expect(
      artwork(page)
        .filter(({pixels}) => pixels)
        .map(({pixels}) => pixels),
    ).toMatchObject([
      {width: 1200, mask: false},
      {width: 60, mask: true},
    ]);
  });
});

const number = fc.double({min: -700, max: 1300, noNaN: true});
const factor = fc.oneof(fc.constantFrom(0, 1e-9, 1, -1), fc.double({min: -8, max: 8, noNaN: true}));
const placement = fc.record({
  left: number,
  top: number,
  angle: fc.double({min: -720, max: 720, noNaN: true}),
  scaleX: factor,
  scaleY: factor,
  skewX: fc.double({min: -95, max: 95, noNaN: true}),
  skewY: fc.double({min: -95, max: 95, noNaN: true}),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  opacity: fc.double({min: -0.5, max: 1.5, noNaN: true}),
  visible: fc.boolean(),
  width: fc.double({min: 0, max: 500, noNaN: true}),
  height: fc.double({min: 0, max: 500, noNaN: true}),
});
const paint = fc.constantFrom<unknown>('#123', 'red', 'hsl(20deg,50%,50%)', 'rgba(1,2,3,0.5)', null, '', 'nonsense', {
  colorStops: [{color: '#abcdef'}],
});
const own = fc.oneof(
  fc.record({
    type: fc.constantFrom('i-text', 'textbox', 'text', 'curved-text'),
    text: fc.oneof(fc.string({unit: 'grapheme', maxLength: 12}), fc.constantFrom('', '\n\n', '中文 ABC', 'ffi\tx')),
    fontFamily: fc.constantFrom('Arial', 'Lobster', 'Noto Sans SC', 'Nobody Knows', 'Bangers'),
    fontSize: fc.double({min: 0, max: 300, noNaN: true}),
    fontWeight: fc.constantFrom('bold', 'normal', '900'),
    fontStyle: fc.constantFrom('italic', 'normal'),
    charSpacing: fc.integer({min: -800, max: 900}),
    lineHeight: fc.double({min: 0, max: 4, noNaN: true}),
    textAlign: fc.constantFrom('left', 'center', 'right', 'justify'),
    underline: fc.boolean(),
    linethrough: fc.boolean(),
    fill: paint,
    stroke: paint,
    strokeWidth: fc.integer({min: 0, max: 20}),
    radian: fc.integer({min: -10, max: 3000}),
    flipped: fc.boolean(),
    textShape: fc.constantFrom(undefined, ...TEXT_WARPS),
  }),
  fc.record({
    type: fc.constant('path'),
    path: fc.constantFrom(
      'M 0 0 L 10 10',
      'M0 0h10v10a5 5 0 0 1-5 5z',
      'M 1 1',
      'z z',
      'M 0 0 Q 5 9 10 0 T 30 0 S 4 4 9 9',
      'M 0 0 A 0 0 0 0 0 5 5',
      'M 1e9 0 L 2 2',
      'L 5 5',
    ),
    fill: paint,
    stroke: paint,
    strokeWidth: fc.double({min: 0, max: 50, noNaN: true}),
  }),
  fc.record({type: fc.constant('rect'), rx: fc.integer({min: 0, max: 50}), fill: paint}),
  fc.record({
    type: fc.constant('image'),
    src: fc.constantFrom('/files/photo.jpg', '/files/clear.png', '/files/star.svg'),
    cropX: fc.integer({min: 0, max: 2000}),
    cropY: fc.integer({min: 0, max: 50}),
    singleColor: fc.boolean(),
    singleColorList: fc.constant(['#da9f19']),
  }),
);
const leaf = fc.tuple(placement, own).map(([place, rest]): Raw => ({...place, ...rest}));
const anything = fc.oneof(
  {weight: 4, arbitrary: leaf},
  {
    weight: 1,
    arbitrary: fc
      .tuple(placement, fc.array(leaf, {maxLength: 3}))
      .map(([place, objects]): Raw => ({...place, type: 'group', objects})),
  },
);

describe('any design', () => {
  it('is printed', async () => {
    const options = await printing();
    await fc.assert(
      fc.asyncProperty(fc.array(anything, {maxLength: 5}), async objects => {
        const {content} = await printDesign(designOf(...objects), options);
        const {pages} = await readPdf(content);
        for (const {box} of pages.flatMap(page => page.painted))
          if (!Object.values(box).every(Number.isFinite))
            throw new Error(`A box is not finite: ${JSON.stringify(box)}`);
      }),
      {numRuns: 60},
    );
  }, 120_000);
});
