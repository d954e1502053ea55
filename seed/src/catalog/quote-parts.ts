/** What quotes are made of beside their categories, and the codes of FD products. */
import {each} from '../files';
import {decimal} from '../money';
import type {Row} from '../store/row';
import {FEW, shownIn, someOf, type Rows, type Shown} from './shown';

const LINES = [
  ['Fine line', '细线', '0.15', 0],
  ['Standard line', '标准线', '0.30', 0],
  ['Bold line', '粗线', '0.60', 2],
] as const;
/** Name, in Chinese, code, cents, icon. */
const BACKINGS = [
  ['Butterfly clutch', '蝴蝶帽', 'BK-01', 3, 'butterfly'],
  ['Rubber clutch', '橡胶帽', 'BK-02', 4, 'round-pushpin'],
  ['Magnet', '磁铁', 'BK-03', 18, 'magnet'],
  ['Safety pin', '别针', 'BK-04', 6, 'safety-pin'],
  ['Screw post', '螺柱', 'BK-05', 12, 'nut-and-bolt'],
] as const;
/** Name, kind, 1 amount in cents or 2 percent. */
const SURCHARGES: readonly (readonly [string, number, 1 | 2, number | string])[] = [
  ['Rush, 7 working days', 1, 2, '15.00'],
  ['Rush, 4 working days', 1, 2, '30.00'],
  ['New mold', 2, 1, 6500],
  ['Printing plate', 3, 1, 2500],
  ['Velvet box', 4, 1, 140],
];

/** What quotes are made of beside their categories. */
export async function quoteParts(shown: Shown): Promise<Rows> {
  const {picture} = shownIn(shown);
  const quoteCateIds = [...new Set(shown.categories.map(({quoteCateId}) => quoteCateId))];
  const backings = await each(someOf(shown, BACKINGS), ([, , , , icon]) => shown.icons.of(icon));
  return {
    'line-type': someOf(shown, LINES).map(([lineName, lineNameZh, lineWidth, cents], index) => ({
      id: index + 1,
      lineName,
      lineNameZh,
      lineWidth,
      currency: 'USD',
      price: decimal(cents),
      quoteCateIds,
      sort: index + 1,
    })),
    backing: someOf(shown, BACKINGS).map(([backingName, backingNameZh, backingCode, cents], index) => ({
      id: index + 1,
      backingName,
      backingNameZh,
      backingCode,
      picture: backings[index],
      currency: 'USD',
      price: decimal(cents),
      minimumQuantity: 50,
      quoteCateIds: quoteCateIds.slice(0, 2),
      sort: index + 1,
    })),
    surcharge: someOf(shown, SURCHARGES).map(([surchargeName, surchargeType, chargeKind, value], index) => ({
      id: index + 1,
      surchargeName,
      surchargeType,
      chargeKind,
      currency: 'USD',
      amount: typeof value === 'number' ? decimal(value) : null,
      percentage: typeof value === 'string' ? value : null,
      quoteCateIds,
      sort: index + 1,
    })),
    'category-picture': quoteCateIds
      .slice(0, shown.few ? FEW : 6)
      .map((quoteCateId, index) => ({
        id: index + 1,
        title: `${nameOfCategory(shown, quoteCateId)}, finished piece`,
        picture: picture(index),
        quoteCateId,
        alt: 'A finished piece on white',
        sort: 1,
      })),
  };
}

function nameOfCategory({categories}: Shown, quoteCateId: unknown): string {
  return String(categories.find(category => category.quoteCateId === quoteCateId)?.categoryName ?? '');
}

/** Products by FD category: name and quote category. */
const FD_PRODUCTS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'Pins and coins': [
    ['Round enamel pin, 25 mm', 11],
    ['Challenge coin, 45 mm', 12],
  ],
  Medals: [
    ['Race medal with ribbon, 60 mm', 13],
    ['Star medal, 50 mm', 13],
  ],
  Keychains: [
    ['Soft enamel keychain', 14],
    ['Bottle-opener keychain', 14],
  ],
  Patches: [
    ['Embroidered patch, 80 mm', 21],
    ['PVC patch with hook backing', 22],
  ],
  'Office gifts': [
    ['Fridge magnet, 50 mm', 51],
    ['Ballpoint pen, printed', 61],
  ],
};

/** Codes of FD products, a few for each FD category. */
export function fdCodes(fdCategories: readonly Row[], quoteCategories: readonly Row[]): readonly Row[] {
  const known = new Set(quoteCategories.map(({id}) => id));
  const codes = fdCategories.flatMap(({id, name}) =>
    (FD_PRODUCTS[String(name)] ?? []).map(([productName, quoteCateId], index) => ({
      code: `FD-${String(id).padStart(2, '0')}-${String(index + 1).padStart(3, '0')}`,
      productName,
      fdCategoryId: id,
      quoteCateId: known.has(quoteCateId) ? quoteCateId : null,
    })),
  );
  return codes.map((code, index) => ({id: index + 1, ...code}));
}
