/** Ready products and what they are described by, the pictures staff share, and freebies. */
import {decimal} from '../money';
import type {Row} from '../store/store';

interface Shown {
  /** Design categories, whose pictures stand for products. */
  readonly categories: readonly Row[];
  readonly projects: readonly Row[];
  readonly few: boolean;
}

const FEW = 2;

const CLASSES = [['Apparel accessories', '服饰配件'], ['Office', '办公用品'], ['Gifts', '礼品']] as const;
/** Name, in Chinese, place of the parent in this list. */
const CATEGORIES: readonly (readonly [string, string, number?])[] = [
  ['Pins', '徽章'], ['Patches', '布章'], ['Stickers', '贴纸'], ['Flag pins', '国旗徽章', 1], ['Awareness pins', '公益徽章', 1], ['Iron-on patches', '熨烫布章', 2],
];
const COLOURS = [['Gold', '金色', '#da9f19'], ['Silver', '银色', '#c0c4cc'], ['Royal blue', '宝蓝', '#1d3fbb'], ['Signal red', '信号红', '#c8102e'], ['Black', '黑色', '#111111']] as const;
const ATTRIBUTES: readonly (readonly [string, string, 1 | 2 | 3 | 4, readonly (readonly [string, string])[]])[] = [
  ['Material', '材质', 1, [['Iron', '铁'], ['Zinc alloy', '锌合金'], ['Polyester', '涤纶']]], ['Backing', '背件', 2, [['Butterfly clutch', '蝴蝶帽'], ['Magnet', '磁铁']]], ['Diameter (mm)', '直径（毫米）', 4, []],
];
/** Number, name, in Chinese, class, category, colours, cents, cost in cents, stock, shelf. */
const COMMODITIES: readonly (readonly [string, string, string, number, number, readonly number[], number, number, number, 0 | 1 | 2])[] = [
  ['RP-1001', 'Flag of the United States, pin', '美国国旗徽章', 1, 4, [1], 149, 29, 4200, 1], ['RP-1002', 'Flag of Germany, pin', '德国国旗徽章', 1, 4, [1, 2], 149, 31, 1800, 1],
  ['RP-1003', 'Awareness ribbon, pin', '丝带徽章', 3, 5, [1, 4], 119, 24, 3600, 1], ['RP-2001', 'Smiling sun, iron-on patch', '笑脸太阳布章', 1, 6, [4], 249, 37, 900, 1],
  ['RP-2002', 'Mountain range, iron-on patch', '山脉布章', 1, 6, [3, 5], 269, 41, 0, 2], ['RP-3001', 'Holographic star, sticker sheet', '镭射星星贴纸', 2, 3, [2], 99, 11, 12_000, 1],
  ['RP-3002', 'Planner dots, sticker sheet', '手账圆点贴纸', 2, 3, [3, 4], 89, 9, 0, 0],
];

function shownIn({categories, projects}: Shown) {
  const pictures = categories.map(category => category.categoryMainImg).filter(picture => typeof picture === 'string');
  return {picture: (place: number) => pictures[place % pictures.length] ?? '', proIds: projects.filter(({proType}) => proType === 0).map(({id}) => id)};
}

/** By entity, what others point to first. */
export function commodities(shown: Shown): Readonly<Record<string, readonly Row[]>> {
  const {picture, proIds} = shownIn(shown);
  const kept = COMMODITIES.slice(0, shown.few ? FEW : undefined);
  const quoteCateIds = [...new Set(shown.categories.map(({quoteCateId}) => quoteCateId))];
  return {
    'product-class': CLASSES.map(([className, classNameZh], index) => ({id: index + 1, className, classNameZh, parentId: null, sort: index + 1})),
    'commodity-category': CATEGORIES.map(([categoryName, categoryNameZh, parentId = null], index) => ({
      id: index + 1, categoryName, categoryNameZh, parentId, picture: picture(index), sort: CATEGORIES.slice(0, index + 1).filter(each => (each[2] ?? null) === parentId).length,
    })),
    'product-colour': COLOURS.map(([colourName, colourNameZh, code], index) => ({id: index + 1, colourName, colourNameZh, code, sort: index + 1})),
    'product-attribute': ATTRIBUTES.map(([attributeName, attributeNameZh, inputType, values], index) => ({
      id: index + 1, attributeName, attributeNameZh, inputType, values: values.length === 0 ? null : values.map(([value, valueZh]) => ({value, valueZh})), sort: index + 1,
    })),
    'commodity': kept.map(([commodityCode, commodityName, commodityNameZh, classId, categoryId, colourIds, price, cost, stock, shelfState], index) => ({
      id: index + 1, commodityCode, commodityName, commodityNameZh, classId, categoryId, colourIds, proIds, mainImg: picture(index), description: `${commodityName}, ready to ship.`,
      attributes: [{attribute: 'Material', value: classId === 1 && categoryId === 6 ? 'Polyester' : 'Iron'}], currency: 'USD', price: decimal(price), costPrice: decimal(cost), minimumQuantity: 10,
      stock, shelfState,
    })),
    'subject': [{id: 1, title: 'Flags of the world', path: '/subjects/flags', coverImg: picture(3), commodityIds: kept.slice(0, 2).map((_, index) => index + 1), introduction: 'Pins for national days.', sort: 1}],
    'product-picture': ['Plated in antique gold', 'Enamel close up', 'Merrowed border', 'Packed on a backing card'].slice(0, shown.few ? FEW : undefined)
      .map((title, index) => ({id: index + 1, title, picture: picture(index), quoteCateId: quoteCateIds[index % quoteCateIds.length], keywords: ['close-up', 'studio'], proIds})),
    'picture-resource': [['Spring banner', 1], ['Rush icon', 2], ['Linen background', 3], ['Square post', 4]].slice(0, shown.few ? FEW : undefined)
      .map(([title, usage], index) => ({id: index + 1, title, usage, picture: picture(index + 2), language: 'en'})),
    'freebie': [['Lapel pin of the month', 15_000, 400], ['Sticker sampler', 5000, 2500]].map(([name, amount, stock], index) => ({
      id: index + 1, freebieName: name, picture: picture(index), stock, quantity: 1, currency: 'USD', minimumAmount: decimal(Number(amount)), proIds, startDate: '2026-01-01', endDate: '2026-12-31',
    })),
  };
}

const LINES = [['Fine line', '细线', '0.15', 0], ['Standard line', '标准线', '0.30', 0], ['Bold line', '粗线', '0.60', 2]] as const;
const BACKINGS = [['Butterfly clutch', '蝴蝶帽', 'BK-01', 3], ['Rubber clutch', '橡胶帽', 'BK-02', 4], ['Magnet', '磁铁', 'BK-03', 18], ['Safety pin', '别针', 'BK-04', 6], ['Screw post', '螺柱', 'BK-05', 12]] as const;
/** Name, kind, 1 amount in cents or 2 percent. */
const SURCHARGES: readonly (readonly [string, number, 1 | 2, number | string])[] = [
  ['Rush, 7 working days', 1, 2, '15.00'], ['Rush, 4 working days', 1, 2, '30.00'], ['New mold', 2, 1, 6500], ['Printing plate', 3, 1, 2500], ['Velvet box', 4, 1, 140],
];

/** What quotes are made of beside their categories. */
export function quoteParts(shown: Shown): Readonly<Record<string, readonly Row[]>> {
  const {picture} = shownIn(shown);
  const quoteCateIds = [...new Set(shown.categories.map(({quoteCateId}) => quoteCateId))];
  const some = <T>(rows: readonly T[]) => rows.slice(0, shown.few ? FEW : undefined);
  return {
    'line-type': some(LINES).map(([lineName, lineNameZh, lineWidth, cents], index) => ({id: index + 1, lineName, lineNameZh, lineWidth, currency: 'USD', price: decimal(cents), quoteCateIds, sort: index + 1})),
    'backing': some(BACKINGS).map(([backingName, backingNameZh, backingCode, cents], index) => (
      {id: index + 1, backingName, backingNameZh, backingCode, currency: 'USD', price: decimal(cents), minimumQuantity: 50, quoteCateIds: quoteCateIds.slice(0, 2), sort: index + 1})),
    'surcharge': some(SURCHARGES).map(([surchargeName, surchargeType, chargeKind, value], index) => ({
      id: index + 1, surchargeName, surchargeType, chargeKind, currency: 'USD', amount: typeof value === 'number' ? decimal(value) : null, percentage: typeof value === 'string' ? value : null,
      quoteCateIds, sort: index + 1,
    })),
    'category-picture': quoteCateIds.slice(0, shown.few ? FEW : 6).map((quoteCateId, index) => ({id: index + 1, title: `Sample ${index + 1}`, picture: picture(index), quoteCateId, alt: 'A finished piece on white', sort: 1})),
  };
}

/** Codes of FD products, a few for each FD category. */
export function fdCodes(fdCategories: readonly Row[]): readonly Row[] {
  return fdCategories.flatMap(({id, name}, index) => [1, 2].map(place => (
    {id: index * 2 + place, code: `FD-${String(id).padStart(2, '0')}-${String(place).padStart(3, '0')}`, productName: `${String(name)} ${place}`, fdCategoryId: id})));
}
