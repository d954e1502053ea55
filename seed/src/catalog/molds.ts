/** Molds of semi-custom products and blank plates, with the parameters they can have. */
import type {Products} from '../design/products';
import {CATEGORIES} from '../design/categories';
import {FINISHES} from '../design/plating';
import {GOLD, LIGHT_GOLD} from '../drawing/design';
import {productSvg, type Blank} from '../drawing/products';
import {each, putPicture} from '../files';
import {decimal} from '../money';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

const PARAMETERS = [
  ['Material', '材质', ['Zinc alloy', 'Iron', 'Brass'], 1],
  ['Thickness', '厚度', ['1.2 mm', '1.5 mm', '2.0 mm'], 1],
  ['Backing', '背件', ['Butterfly clutch', 'Magnet', 'Safety pin'], 0],
] as const;

export function moldParameters(): readonly Row[] {
  return PARAMETERS.map(([paramName, paramNameZh, options, isRequired], index) => ({
    id: index + 1,
    paramName,
    paramNameZh,
    options,
    isRequired,
  }));
}

interface Form {
  readonly outline: string;
  readonly blank: Blank;
  readonly quoteCateId: number;
  readonly img: string;
  readonly width: number;
  readonly height: number;
  readonly noun: string;
}

function forms(products: Products, few: boolean): readonly Form[] {
  const all = CATEGORIES.filter(category => category.isMetal).flatMap(category =>
    category.blanks.map(blank => ({
      outline: blank.outline,
      blank,
      quoteCateId: category.quoteCateId,
      img: products.pictureOf(blank).src,
      width: category.width,
      height: category.height,
      noun: category.noun,
    })),
  );
  return all.slice(0, few ? 3 : 12);
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function molds(products: Products, few: boolean): readonly Row[] {
  return forms(products, few).map(({outline, quoteCateId, img, width, height, noun}, index) => ({
    id: index + 1,
    moldName: `${capitalise(outline)} ${noun.toLowerCase()}`,
    moldCode: `MO-${String(1001 + index)}`,
    quoteCateId,
    moldImg: img,
    parameterIds: [1, 2, 3],
    width: decimal(width * 100),
    height: decimal(height * 100),
    currency: 'USD',
    moldFee: decimal(3500 + index * 500),
    state: index % 7 === 6 ? 0 : 1,
  }));
}

/** Each in the shades of its plating. */
export async function lightPlates(input: WorldInput, products: Products, few: boolean): Promise<readonly Row[]> {
  const kept = forms(products, few).slice(0, 7);
  const platings = kept.map((_, index) => index % 4);
  const pictures = await each(kept, ({blank}, index) => {
    const [, raised, , lit] = FINISHES[platings[index] ?? 0] ?? FINISHES[0];
    return putPicture(
      input,
      `light-plate/${blank.outline}.svg`,
      productSvg(blank).replaceAll(GOLD, raised).replaceAll(LIGHT_GOLD, lit),
    );
  });
  return kept.map(({outline, width, height}, index) => ({
    id: index + 1,
    plateName: `Blank ${outline}`,
    plateCode: `LP-${String(201 + index)}`,
    plateImg: pictures[index],
    platingId: (platings[index] ?? 0) + 1,
    width: decimal(width * 100),
    height: decimal(height * 100),
    thickness: '1.50',
    state: 1,
  }));
}
