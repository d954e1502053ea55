import {fitProportions} from '../document/area';
import {commonOf} from '../document/common';
import {putObject} from '../document/side';
import type {StickerShapeObject} from '../document/types';
import {someSide} from '../testing/designs';
import {productArea} from './product-area';
import {GENERIC_PRODUCT, type Product} from './product';

const printed = (
  printWidthMm: number | null,
  printHeightMm: number | null,
  more: {bleedMm?: number; safeMm?: number} = {},
): Product => ({
  ...GENERIC_PRODUCT,
  positions: [
    {
      designPostion: 0,
      positionCopywriting: '',
      positionColorLimitation: '',
      printWidthMm,
      printHeightMm,
      bleedMm: null,
      safeMm: null,
      ...more,
    },
  ],
});

const WHOLE = {left: 0, top: 0, width: 650, height: 650};

const areaOf = (product: Product) => productArea(someSide(), product, 0);

describe("the product's area", () => {
  it('has the proportions of the product and lies in the middle of the drawing area, as large as fits', () => {
    expect(areaOf(printed(900, 25))?.cut).toEqual({
      left: 0,
      top: expect.closeTo(315.97, 2),
      width: 650,
      height: expect.closeTo(18.06, 2),
    });
    expect(areaOf(printed(50, 200))?.cut).toEqual({left: 243.75, top: 0, width: 162.5, height: 650});
    expect(areaOf(printed(40, 40))?.cut).toEqual(WHOLE);
  });

  it('is the whole drawing area where a length is missing', () => {
    expect(areaOf(printed(null, null))).toEqual({
      cut: WHOLE,
      bleed: WHOLE,
      safe: WHOLE,
      sheet: WHOLE,
      mmPerPixel: undefined,
      safeMm: 0,
    });
    expect(areaOf(printed(null, 30))).toMatchObject({cut: WHOLE, mmPerPixel: undefined});
    expect(areaOf(printed(65, null))).toMatchObject({cut: WHOLE, mmPerPixel: 0.1});
    expect(fitProportions(WHOLE, {widthMm: 0, heightMm: 20})).toEqual(WHOLE);
  });

  it('bleeds beyond the cut, as usual where the product does not say, and is safe within', () => {
    expect(areaOf(printed(65, 65, {bleedMm: 2, safeMm: 4}))).toMatchObject({
      bleed: {left: -20, top: -20, width: 690, height: 690},
      safe: {left: 40, top: 40, width: 570, height: 570},
      safeMm: 4,
    });
    expect(areaOf(printed(65, 65))).toMatchObject({bleed: {left: -30, top: -30, width: 710, height: 710}, safe: WHOLE});
    expect(areaOf(printed(65, 65, {bleedMm: 0}))?.bleed).toEqual(WHOLE);
  });

  it('keeps its middle where the safe margins meet', () => {
    expect(areaOf(printed(65, 6.5, {safeMm: 5}))?.safe).toEqual({left: 50, top: 325, width: 550, height: 0});
  });

  it('is the outline of a sticker, in the size that was chosen for it', () => {
    const outline: StickerShapeObject = {
      ...commonOf('stickerShape', {left: 325, top: 325, width: 500, height: 250}),
      kind: 'sticker-shape',
      shape: 1,
      stickerWidth: 2,
      stickerHeight: 1,
      fill: '#ffffff',
      stroke: '#000000',
      strokeWidth: 4,
    };
    const area = productArea(putObject(someSide(), outline), printed(900, 25, {safeMm: 2}), 0);
    expect(area).toMatchObject({
      cut: {left: 75, top: 200, width: 500, height: 250},
      sheet: WHOLE,
      mmPerPixel: 50.8 / 500,
      safeMm: 0,
    });
  });
});
