/** What the canvas side offers to commands: fonts and pictures made ready, pictures of the design. */
import type {Size} from '../document/matrix';
import {allOf, contentOf, objectsOf, sideOf} from '../document/side';
import type {Design, Position, Side} from '../document/types';
import {besideEachOther, toPng} from '../export/picture';
import {paletteOf} from '../import/palette';
import {kindOf} from '../objects/kinds';
import type {Product} from '../store/product';
import {productArea} from '../store/product-area';
import {drawPixels, sizeOf, type Assets} from '../objects/image/assets';
import {loadFont} from './fonts';
import {drawSide} from './picture';

/** Picture pixels per pixel of the design; more for a product that would be too thin to be seen. */
const PICTURE_SCALE = 2;
const MIN_PIXELS = 240;
const MAX_PIXELS = 4096;

const pictureScale = ({width, height}: Size): number =>
  Math.max(PICTURE_SCALE, Math.min(MIN_PIXELS / Math.min(width, height), MAX_PIXELS / Math.max(width, height)));

/** Fonts and pictures of a side. */
export async function prepareSide(side: Side, assets: Assets): Promise<void> {
  const texts = new Map<string, string>();
  const waits: Promise<unknown>[] = [];
  for (const object of allOf(objectsOf(side))) {
    const {lettering, picture} = kindOf(object).needs?.(object) ?? {};
    if (lettering) texts.set(lettering.fontFamily, (texts.get(lettering.fontFamily) ?? '') + lettering.text);
    if (picture) waits.push(assets.load(picture.src, picture.recolouring));
  }
  await Promise.all([...waits, ...[...texts].map(([family, text]) => loadFont(family, text))]);
}

export async function prepare(design: Design, assets: Assets): Promise<void> {
  await Promise.all([design.front, ...(design.back ? [design.back] : [])].map(side => prepareSide(side, assets)));
}

/** Sides that hold something; the front when none does. */
function shownPositions({front, back}: Design): readonly Position[] {
  const filled = ([0, 1] as const).filter(
    position => contentOf((position === 1 ? back : front) ?? sideOf([])).length > 0,
  );
  return filled.length > 0 ? filled : [0];
}

export async function pictureOf(design: Design, product: Product, assets: Assets): Promise<Blob> {
  await prepare(design, assets);
  const drawn = await Promise.all(
    shownPositions(design).map(position =>
      drawProduct((position === 1 ? design.back : design.front) ?? sideOf([]), product, position, assets),
    ),
  );
  return toPng(besideEachOther(drawn));
}

function drawProduct(side: Side, product: Product, position: Position, assets: Assets): Promise<HTMLCanvasElement> {
  const area = productArea(side, product, position);
  return area
    ? drawSide(side, assets, pictureScale(area.sheet), area.sheet)
    : Promise.resolve(document.createElement('canvas'));
}

/** Colours are looked for in a picture of at most this many pixels across: more would find nothing else. */
const ANALYSED = 160;

/** The colours of the picture at an address, the most frequent first; none when it cannot be read (ED-437). */
export async function coloursOf(src: string, assets: Assets): Promise<readonly string[]> {
  const {image} = await assets.load(src);
  const size = image && sizeOf(image);
  const drawn = image && size && drawPixels(image, Math.min(1, ANALYSED / Math.max(1, size.width, size.height)));
  if (!drawn) return [];
  const {
    canvas: {width, height},
    ctx,
  } = drawn;
  return paletteOf(ctx.getImageData(0, 0, width, height).data, width, height);
}
