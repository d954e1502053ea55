import {fixPrint} from '../actions/design/fix-print';
import {undo} from '../actions/history';
import {commonOf} from '../document/common';
import type {DesignObject, ImageObject} from '../document/types';
import {someImage, somePath, someSide, someText} from '../testing/designs';
import {TestEditor, TWO_SIDED} from '../testing/test-editor';
import {preflight, type Finding} from './check';
import {printSurfaceOf} from './print-surface';

/** 650 px are printed 65 mm wide: ten pixels are a millimetre. */
const PRODUCT = {
  ...TWO_SIDED,
  positions: TWO_SIDED.positions.map(position => ({...position, printWidthMm: 65, printHeightMm: 65, safeMm: 2})),
};

const check = (...objects: readonly DesignObject[]): readonly Finding[] => {
  const side = someSide(...objects);
  return preflight(side, printSurfaceOf(side, PRODUCT, 0));
};

/** A photo printed at so many dots per inch. */
const photo = (dpi: number, values: Partial<Parameters<typeof someImage>[0]> = {}) => {
  const scale = 254 / dpi;
  return someImage({
    id: 'p',
    src: '/files/photo.jpg',
    left: 325,
    top: 325,
    width: 200 / scale,
    height: 100 / scale,
    scaleX: scale,
    scaleY: scale,
    ...values,
  });
};
const text = (values: Partial<Parameters<typeof someText>[0]> = {}) =>
  someText({id: 't', left: 325, top: 325, ...values});

describe('the sharpness of pictures', () => {
  it('is red below 150 dpi, amber below 300 and silent from there on', () => {
    expect(check(photo(149))).toMatchObject([{id: 'p', code: 'dpi', level: 'red', actual: '149', needed: '150'}]);
    expect(check(photo(150))).toMatchObject([{level: 'amber', actual: '150', needed: '300'}]);
    expect(check(photo(299))).toMatchObject([{level: 'amber', actual: '299', needed: '300'}]);
    expect(check(photo(300))).toEqual([]);
  });

  it('counts the scale of groups, and never that of drawings', () => {
    const group = {
      ...commonOf('g', {left: 325, top: 325, width: 200, height: 100, scale: 2}),
      kind: 'group' as const,
      objects: [photo(400, {left: 0, top: 0})],
    };
    expect(check(group)).toMatchObject([{id: 'g', code: 'dpi', level: 'amber', actual: '200'}]);
    expect(check(photo(20, {src: '/files/star.svg'}))).toEqual([]);
  });

  it('cannot be told where the product has no size', () => {
    const side = someSide(photo(20));
    expect(preflight(side, printSurfaceOf(side, {...PRODUCT, positions: []}, 0))).toEqual([]);
  });
});

describe('the printed area', () => {
  it('holds every text, with a margin', () => {
    expect(check(text())).toEqual([]);
    expect(check(text({left: 20}))).toMatchObject([{code: 'outside', level: 'red', needed: '0', fix: 'inside'}]);
    expect(check(text({left: 75}))).toMatchObject([{code: 'safe', level: 'amber', needed: '2', fix: 'inside'}]);
    expect(check(text({left: -300}))).toMatchObject([{code: 'gone', level: 'red'}]);
  });

  it('cuts a drawing that reaches out, but for a ground that fills it and a stripe from edge to edge', () => {
    expect(check(somePath({id: 'a', left: 640}))).toMatchObject([
      {code: 'outside', level: 'amber', actual: '4.0', needed: '0'},
    ]);
    expect(check(somePath({id: 'a', left: 325, top: 325, scaleX: 8, scaleY: 8}))).toEqual([]);
    expect(check(somePath({id: 'a', left: 325, top: 10, scaleX: 8}))).toEqual([]);
  });

  it('holds every picture with a margin, but for one that fills it; lines may end where they like', () => {
    const picture = (values: Partial<ImageObject> = {}) =>
      someImage({id: 'p', src: '/files/star.svg', left: 325, top: 325, width: 100, height: 100, ...values});
    expect(check(picture())).toEqual([]);
    expect(check(picture({left: 55}))).toMatchObject([
      {code: 'safe', level: 'amber', actual: '0.5', needed: '2', fix: 'inside'},
    ]);
    expect(check(picture({left: 20}))).toMatchObject([{code: 'outside', level: 'amber', actual: '3.0', fix: 'inside'}]);
    expect(check(picture({width: 650, height: 650}))).toEqual([]);
    expect(check(somePath({id: 'a', left: 55, top: 325}))).toEqual([]);
  });

  it('of a product that is not square is a part of the drawing area: what an older design holds beyond is told', () => {
    const lanyard = {
      ...PRODUCT,
      positions: PRODUCT.positions.map(position => ({...position, printWidthMm: 900, printHeightMm: 25})),
    };
    const told = (object: DesignObject): readonly Finding[] =>
      preflight(someSide(object), printSurfaceOf(someSide(object), lanyard, 0));
    // One pixel of the drawing area is 1.385 mm of the lanyard.
    expect(told(text({scaleX: 0.2, scaleY: 0.2}))).toEqual([]);
    expect(told(text())).toMatchObject([{code: 'outside', level: 'red', fix: 'fit'}]);
    expect(told(text({top: 100}))).toMatchObject([{code: 'gone', level: 'red'}]);
    const sharpness = (scale: number): readonly Finding[] =>
      told(photo(300, {width: 100, height: 100, scaleX: scale, scaleY: scale})).filter(({code}) => code === 'dpi');
    expect(sharpness(0.06)).toEqual([]);
    expect(sharpness(0.08)).toMatchObject([{level: 'amber', actual: '229'}]);
  });

  it('is the outline of a sticker in its inches', () => {
    const sticker = {
      ...commonOf('stickerShape', {left: 325, top: 325, width: 254, height: 254}),
      kind: 'sticker-shape' as const,
      shape: 1 as const,
      stickerWidth: 2,
      stickerHeight: 2,
      fill: '#ffffff',
      stroke: '#cccccc',
      strokeWidth: 1,
    };
    expect(check(sticker, somePath({id: 'a', left: 500, top: 325}))).toMatchObject([{code: 'outside', actual: '19.6'}]);
  });

  it('leaves alone what is hidden, and offers no fix for what is locked', () => {
    expect(check(text({left: 20, visible: false}))).toEqual([]);
    expect(check(text({left: 20, selectable: false}))[0]?.fix).toBeUndefined();
  });
});

describe('text', () => {
  it('is to be read', () => {
    // 17.6 px are 1.76 mm or 4.99 pt.
    expect(check(text({fontSize: 10}))).toMatchObject([
      {code: 'small', level: 'amber', actual: '2.8', needed: '5', fix: 'grow'},
    ]);
    expect(check(text({fontSize: 18}))).toEqual([]);
  });

  it('is told of signs that no font of ours has, as soon as they stand there', () => {
    expect(check(text({text: 'Hi ሰላም 😀 مرحبا 한'}))).toMatchObject([
      {code: 'letters', level: 'red', actual: 'ሰ ላ ም 😀', fix: undefined},
    ]);
    const many = Array.from({length: 20}, (_, index) => String.fromCodePoint(0x13000 + index)).join('');
    expect(check(text({text: many}))).toMatchObject([{code: 'letters', more: 8}]);
    expect(check(text({text: 'Grüße 徽章 ½ “€”\n\u200d', fontFamily: 'Lobster'}))).toEqual([]);
    expect(check(text({text: 'Привет', fontFamily: 'Lobster'}))).toEqual([]);
    expect(check(text({text: 'שלום', fontFamily: 'Arial'}))).toEqual([]);
    expect(check(text({text: 'שלום', fontFamily: 'Lobster'}))).toEqual([]);
    expect(check(text({text: 'ሰ', fontFamily: 'Lobster'}))).toMatchObject([{code: 'letters'}]);
  });

  it('is drawn with fonts that are there', () => {
    expect(check(text({fontFamily: 'Comic Sans MS'}))).toMatchObject([
      {code: 'font', actual: 'Comic Sans MS', needed: 'Times New Roman', fix: 'font'},
    ]);
    expect(check(text({fontFamily: 'Verdana'}))).toEqual([]);
  });
});

it('looks at an object again only when it or the ground has changed', () => {
  const object = photo(100);
  const [first] = check(object);
  expect(check(object)[0]).toBe(first);
  expect(check({...object})[0]).not.toBe(first);
});

it('says where a file was not taken over exactly', () => {
  expect(check(photo(400, {inexact: true}))).toMatchObject([{code: 'inexact', level: 'amber', fix: 'replace'}]);
});

describe('a fix', () => {
  async function fixed(object: DesignObject): Promise<{readonly left: readonly Finding[]; readonly test: TestEditor}> {
    const test = new TestEditor({objects: [object], product: PRODUCT});
    const findings = (): readonly Finding[] => preflight(test.side, printSurfaceOf(test.side, PRODUCT, 0));
    const [finding] = findings();
    if (!finding) throw new Error('There is nothing to fix');
    await test.give(fixPrint, finding);
    return {left: findings().filter(({code, level}) => code === finding.code && level === finding.level), test};
  }

  it.each([
    ['a blurred picture', photo(100)],
    ['a picture that is a little coarse', photo(200)],
    ['a text outside', text({left: 20})],
    ['a text near the edge', text({left: 75})],
    ['a text that is gone', text({left: -300, top: 900, angle: 30})],
    ['a text too large for the area', text({left: 20, scaleX: 20, scaleY: 20})],
    ['a text that is too small', text({fontSize: 10})],
    ['a text without its font', text({fontFamily: 'Comic Sans MS'})],
    ['a drawing that reaches out', somePath({id: 'a', left: 640})],
  ])('puts %s right, as one step that can be undone', async (_, object) => {
    const {left, test} = await fixed(object);
    expect(left).toEqual([]);
    expect(test.selection).toEqual([object.id]);
    await test.run(undo);
    expect(test.object(object.id)).toMatchObject({left: object.left, top: object.top, scaleX: object.scaleX});
    expect(test.editor.state.canUndo).toBe(false);
  });
});
