/** The products that visitors design. */
import {CATEGORY} from '@emblem/schemas/values';
import type {Blank, Fitting, Material, Outline} from '../drawing/products';
import {BLEED_MM, SAFE_MM, type StripKind} from '../drawing/strips';
import type {Row} from '../store/row';

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** What one piece is called in the names of templates. */
  readonly noun: string;
  readonly productType: 0 | 1;
  readonly quoteCateId: number;
  readonly quoteCateUrl: string;
  readonly isMetal: boolean;
  /** 1 die-cut, 2 rectangle, 3 circle, 4 rounded rectangle; 0 for what is no sticker. */
  readonly sticker: 0 | 1 | 2 | 3 | 4;
  readonly hasBack: boolean;
  /** What is no square and is printed all over, without a base picture. */
  readonly strip?: StripKind;
  readonly blanks: readonly Blank[];
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Price of one piece at a hundred, in cents. */
  readonly price: number;
}

interface Kind {
  readonly material: Material;
  readonly fitting?: Fitting;
  readonly outlines: readonly Outline[];
}

function blanks({material, fitting = 'none', outlines}: Kind): readonly Blank[] {
  return outlines.map(outline => ({outline, material, fitting}));
}

const METAL: Kind = {material: 'metal', outlines: ['round', 'shield', 'star', 'hexagon', 'heart', 'oval', 'diamond']};
const CLOTH: Kind = {material: 'cloth', outlines: ['round', 'shield', 'square', 'rectangle', 'oval', 'scalloped']};

/** The default design product; the documents know it by this id (CO-737). */
export const DEFAULT_CATEGORY = 358;

/** Drawn for every theme, besides the products that the themes take in turn. */
export const RIBBONS = 371;

const BASICS = {productType: 0, sticker: 0, hasBack: false} as const;

export const CATEGORIES: readonly Category[] = [
  {
    ...BASICS,
    id: DEFAULT_CATEGORY,
    name: 'Lapel Pins',
    code: 'LP',
    noun: 'Pin',
    quoteCateId: 11,
    quoteCateUrl: '/quote/pins-quote',
    isMetal: true,
    hasBack: true,
    blanks: blanks(METAL),
    width: 32,
    height: 32,
    price: 145,
  },
  {
    ...BASICS,
    id: 359,
    name: 'Challenge Coins',
    code: 'CC',
    noun: 'Coin',
    quoteCateId: 12,
    quoteCateUrl: '/quote/coins-quote',
    isMetal: true,
    hasBack: true,
    blanks: blanks({material: 'metal', outlines: ['round', 'shield', 'hexagon']}),
    width: 44,
    height: 44,
    price: 310,
  },
  {
    ...BASICS,
    id: 360,
    name: 'Medals',
    code: 'MD',
    noun: 'Medal',
    quoteCateId: 13,
    quoteCateUrl: '/quote/medals-quote',
    isMetal: true,
    hasBack: true,
    blanks: blanks({...METAL, fitting: 'neck-ribbon'}),
    width: 64,
    height: 64,
    price: 390,
  },
  {
    ...BASICS,
    id: 361,
    name: 'Keychains',
    code: 'KC',
    noun: 'Keychain',
    quoteCateId: 14,
    quoteCateUrl: '/quote/keychains-quote',
    isMetal: true,
    hasBack: true,
    blanks: blanks({...METAL, fitting: 'ring'}),
    width: 40,
    height: 40,
    price: 220,
  },
  {
    ...BASICS,
    id: 362,
    name: 'Embroidered Patches',
    code: 'EP',
    noun: 'Patch',
    quoteCateId: 21,
    quoteCateUrl: '/quote/patches-quote',
    isMetal: false,
    blanks: blanks(CLOTH),
    width: 80,
    height: 80,
    price: 175,
  },
  {
    ...BASICS,
    id: 363,
    name: 'PVC Patches',
    code: 'PP',
    noun: 'Rubber Patch',
    quoteCateId: 22,
    quoteCateUrl: '/quote/pvc-patches-quote',
    isMetal: false,
    blanks: blanks({material: 'rubber', outlines: ['round', 'shield', 'square', 'hexagon', 'rectangle']}),
    width: 75,
    height: 75,
    price: 190,
  },
  {
    ...BASICS,
    id: 364,
    name: 'Button Badges',
    code: 'BB',
    noun: 'Button',
    quoteCateId: 31,
    quoteCateUrl: '/quote/buttons-quote',
    isMetal: false,
    blanks: blanks({material: 'tin', outlines: ['round', 'square', 'heart', 'oval']}),
    width: 58,
    height: 58,
    price: 62,
  },
  {
    ...BASICS,
    id: 365,
    name: 'Die Cut Stickers',
    code: 'SD',
    noun: 'Sticker',
    quoteCateId: 41,
    quoteCateUrl: '/quote/stickers-quote',
    isMetal: false,
    sticker: 1,
    blanks: [],
    width: 76,
    height: 76,
    price: 38,
  },
  {
    ...BASICS,
    id: 366,
    name: 'Circle Stickers',
    code: 'SC',
    noun: 'Round Sticker',
    quoteCateId: 42,
    quoteCateUrl: '/quote/circle-stickers-quote',
    isMetal: false,
    sticker: 3,
    blanks: [],
    width: 76,
    height: 76,
    price: 33,
  },
  {
    ...BASICS,
    id: 367,
    name: 'Rounded Stickers',
    code: 'SR',
    noun: 'Rounded Sticker',
    quoteCateId: 43,
    quoteCateUrl: '/quote/rounded-stickers-quote',
    isMetal: false,
    sticker: 4,
    blanks: [],
    width: 102,
    height: 76,
    price: 36,
  },
  {
    ...BASICS,
    id: 368,
    name: 'Magnets',
    code: 'MG',
    noun: 'Magnet',
    quoteCateId: 51,
    quoteCateUrl: '/quote/magnets-quote',
    isMetal: false,
    blanks: blanks({material: 'plain', outlines: ['round', 'square', 'rectangle', 'heart']}),
    width: 70,
    height: 70,
    price: 95,
  },
  {
    ...BASICS,
    id: 369,
    name: 'Pens',
    code: 'PN',
    noun: 'Pen',
    productType: 1,
    quoteCateId: 61,
    quoteCateUrl: '/quote/pens-quote',
    isMetal: false,
    blanks: [{outline: 'rectangle', material: 'plain', fitting: 'pen'}],
    strip: 'pen',
    width: 60,
    height: 8,
    price: 48,
  },
  {
    ...BASICS,
    id: 370,
    name: 'Lanyards and Ribbons',
    code: 'LR',
    noun: 'Lanyard',
    productType: 1,
    quoteCateId: 62,
    quoteCateUrl: '/quote/ribbons-quote',
    isMetal: false,
    blanks: [{outline: 'rectangle', material: 'plain', fitting: 'strap'}],
    strip: 'lanyard',
    width: 900,
    height: 25,
    price: 84,
  },
  {
    ...BASICS,
    id: RIBBONS,
    name: 'Award Ribbons',
    code: 'AR',
    noun: 'Ribbon',
    productType: 1,
    quoteCateId: 63,
    quoteCateUrl: '/quote/award-ribbons-quote',
    isMetal: false,
    blanks: [{outline: 'rectangle', material: 'plain', fitting: 'tail'}],
    strip: 'ribbon',
    width: 50,
    height: 200,
    price: 66,
  },
];

/** The path form that the console asks for: lower case, hyphens for spaces, a slash at the end. */
export function categoryUrl(name: string): string {
  return `/design/${name.toLowerCase().replace(/\s+/g, '-')}/`;
}

function positions({id, hasBack, width, height}: Category): readonly unknown[] {
  const sides = hasBack
    ? ([
        [0, 'Front'],
        [1, 'Back'],
      ] as const)
    : ([[0, 'Front']] as const);
  return sides.map(([designPostion, side]) => ({
    id: id * 10 + designPostion,
    categoryId: id,
    designPostion,
    positionColorLimitation: designPostion === CATEGORY.positionConfigs.designPostion.back ? '2' : '8',
    positionCopywriting: `${side}: up to ${width} x ${height} mm. Keep words inside the safe margin.`,
    printWidthMm: width,
    printHeightMm: height,
    bleedMm: BLEED_MM,
    safeMm: SAFE_MM,
  }));
}

/** `pictures` holds the address of each category's picture by its id. */
export function categories(pictures: ReadonlyMap<number, string>, few: boolean): readonly Row[] {
  return CATEGORIES.slice(0, few ? 8 : undefined).map(category => {
    const {id, name, code, productType, quoteCateId, quoteCateUrl, isMetal, sticker, hasBack, strip} = category;
    const lower = name.toLowerCase();
    return {
      id,
      categoryName: name,
      categoryCode: code,
      categoryUrl: categoryUrl(name),
      productType,
      quoteCateId,
      quoteCateName: name,
      quoteCateUrl,
      categoryTitle: `Custom ${name} - design online`,
      categoryKeywords: `custom ${lower}, ${lower} maker, personalised ${lower}`,
      categoryDescription:
        `Design your own ${lower}: start from a template or an empty shape, add words and pictures, and ask for ` +
        'a price.',
      categoryIntroduction: `Our ${lower} are made to order from 50 pieces. A designer checks every drawing first.`,
      categoryMainImg: pictures.get(id) ?? '',
      isMultiLanguage: 1,
      isMetal: isMetal ? 1 : 0,
      isChangeProduct: productType,
      isDisplayInTemplate: 1,
      hasBg: sticker === 0 && strip === undefined ? 1 : 0,
      isSticker: sticker === 0 ? 0 : 1,
      stickerEffectType: sticker === 0 ? 1 : sticker,
      styleConfiguration: JSON.stringify({perRow: productType === CATEGORY.productType.semiCustom ? 3 : 5}),
      positionConfigs: positions(category),
      positionCalmAppearence: hasBack ? 'Front and back' : 'Front',
    };
  });
}
