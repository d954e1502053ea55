/** What quotes are made of: categories in groups, techniques, plating options, parameters and their prices. */
import {QUOTE_PARAMETER} from '@emblem/schemas/values';
import {CATEGORIES, type Category} from '../design/categories';
import {decimal} from '../money';
import type {Row} from '../store/row';

/** English and Chinese. */
type Names = readonly [string, string];

/** The groups stand before the categories, whose ids begin at 11. */
const GROUPS: readonly (readonly [...Names, 0 | 1])[] = [
  ['Metal products', '金属制品', 0],
  ['Patches', '布章', 0],
  ['Buttons', '马口铁徽章', 0],
  ['Stickers', '贴纸', 0],
  ['Magnet products', '磁贴', 0],
  ['Ready products', '半定制产品', 1],
];

const CHINESE: Readonly<Record<number, string>> = {
  11: '胸针',
  12: '纪念币',
  13: '奖牌',
  14: '钥匙扣',
  21: '刺绣布章',
  22: 'PVC 布章',
  31: '马口铁徽章（圆）',
  41: '异形贴纸',
  42: '圆形贴纸',
  43: '圆角贴纸',
  51: '冰箱贴',
  61: '笔',
  62: '挂绳与织带',
  63: '奖励绶带',
};

export const TECHNIQUES: readonly Names[] = [
  ['Soft enamel', '软珐琅'],
  ['Hard enamel', '硬珐琅'],
  ['Die struck', '冲压'],
  ['Embroidery', '刺绣'],
  ['Woven', '织章'],
  ['Silk-screen print', '丝印'],
];

const METAL = [1, 2, 3];
/** Those of the tiny world: enough for one of each form. */
const METAL_OF_FEW = [1];

/** Options that a quote offers for the plating of metal, with what each adds to a piece in cents. */
const OPTIONS = [
  ['Gold', 6],
  ['Nickel', 0],
  ['Copper', 4],
  ['Black nickel', 8],
  ['Antique', 10],
] as const;

/** The option that each of the eight metal finishes is priced as. */
const OPTION_OF_FINISH = [1, 2, 3, 4, 5, 5, 5, 5];

function techniquesOf(category: Category, few: boolean): readonly number[] {
  return category.isMetal
    ? few
      ? METAL_OF_FEW
      : METAL
    : category.quoteCateId === 21
      ? [4, 5]
      : category.quoteCateId === 31
        ? [6]
        : [];
}

function categoriesOf(few: boolean): readonly Category[] {
  return CATEGORIES.slice(0, few ? 8 : undefined);
}

export function techniques(): readonly Row[] {
  return TECHNIQUES.map(([techName, techNameZh], index) => ({id: index + 1, techName, techNameZh, state: 1}));
}

/** The categories of the design system point here by their ids. */
export function quoteCategories(few: boolean): readonly Row[] {
  const groups = GROUPS.map(([cateName, cateNameZh, productType], index) => ({
    id: index + 1,
    pid: null,
    cateName,
    cateNameZh,
    productType,
    isFd: 0,
    techniqueIds: [],
  }));
  return [
    ...groups,
    ...categoriesOf(few).map(category => ({
      id: category.quoteCateId,
      pid: Math.floor(category.quoteCateId / 10),
      cateName: category.name,
      cateNameZh: CHINESE[category.quoteCateId] ?? category.name,
      productType: category.productType,
      isFd: category.isMetal || category.quoteCateId === 21 ? 1 : 0,
      cateUrl: category.quoteCateUrl,
      techniqueIds: techniquesOf(category, few),
    })),
  ];
}

interface Place {
  readonly quoteId: number;
  readonly techId: number;
}

function places(few: boolean): readonly Place[] {
  return categoriesOf(few)
    .filter(category => category.isMetal)
    .flatMap(category => techniquesOf(category, few).map(techId => ({quoteId: category.quoteCateId, techId})));
}

export function quotePlatings(few: boolean): readonly Row[] {
  return places(few).flatMap((place, at) =>
    OPTIONS.map(([quotePlatingName, cents], index) => ({
      id: at * OPTIONS.length + index + 1,
      ...place,
      quotePlatingName,
      currency: 'USD',
      surcharge: decimal(cents),
      state: 1,
    })),
  );
}

/**
 * The quote categories in which a finish (from 1) can be chosen, with every technique and the option it is priced as.
 */
export function applicable(finish: number, few: boolean): readonly Readonly<Record<string, unknown>>[] {
  const options = quotePlatings(few);
  const name = OPTIONS[(OPTION_OF_FINISH[finish - 1] ?? 1) - 1]?.[0] ?? '';
  return categoriesOf(few)
    .filter(category => category.isMetal)
    .map(category => ({
      quoteId: category.quoteCateId,
      quoteName: category.name,
      techList: techniquesOf(category, few).map(techId => {
        const option = options.find(
          each => each.quoteId === category.quoteCateId && each.techId === techId && each.quotePlatingName === name,
        );
        return {techId, techName: TECHNIQUES[techId - 1]?.[0], quotePlatingId: option?.id, quotePlatingName: name};
      }),
    }));
}

/** English, Chinese, kind (1 size, 2 colours, 3 backing, 4 packing, 5 lead time). */
const PARAMETERS: readonly (readonly [...Names, number])[] = [
  ['Up to 1 inch', '1 英寸以内', 1],
  ['Up to 1.5 inches', '1.5 英寸以内', 1],
  ['Up to 5 colours', '5 色以内', 2],
  ['Butterfly clutch', '蝴蝶扣', 3],
  ['Magnetic back', '磁吸背件', 3],
  ['Poly bag', '自封袋', 4],
  ['Velvet box', '绒盒', 4],
  ['Rush, 7 days', '加急 7 天', 5],
];

export function quoteParameters(few: boolean): readonly Row[] {
  return PARAMETERS.slice(0, few ? 3 : undefined).map(([paramName, paramNameZh, paramType], index) => ({
    id: index + 1,
    paramName,
    paramNameZh,
    paramType,
    state: 1,
  }));
}

/** Of the price of a piece at a hundred, in percent. */
const TIERS = [
  [50, 135],
  [100, 100],
  [300, 72],
  [500, 61],
  [1000, 52],
  [5000, 41],
] as const;

export function quotePrices(parameters: readonly Row[], few: boolean): readonly Row[] {
  const rows = categoriesOf(few)
    .slice(0, few ? 3 : undefined)
    .flatMap(category =>
      parameters.map(parameter => {
        const size = parameter.paramType === QUOTE_PARAMETER.paramType.size;
        const price = size ? Math.round(category.price * (1 + 0.25 * (parameter.id - 1))) : 5 + parameter.id * 3;
        return {
          quoteCateId: category.quoteCateId,
          paramId: parameter.id,
          name: `${category.name} · ${String(parameter.paramName)}`,
          isRequired: size ? 1 : 0,
          currency: 'USD',
          basePrice: decimal(price),
          priceTiers: size
            ? TIERS.map(([quantity, percent]) => ({quantity, unitPrice: decimal(Math.round((price * percent) / 100))}))
            : [],
        };
      }),
    );
  return rows.map((row, index) => ({id: index + 1, ...row}));
}
