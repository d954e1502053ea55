/** Ready products and what they are described by, the pictures staff share, and freebies. */
import {decimal} from '../money';
import {each} from '../files';
import {resourceLabels} from './resource-labels';
import {shownIn, someOf, type Rows, type Shown} from './shown';

/** Where there are few: those that everything shows, one that is sold out and one that is not offered yet. */
const FEW_COMMODITIES = ['RP-1001', 'RP-1002', 'RP-2002', 'RP-3002'];

/** Name, in Chinese, place of the parent in this list. */
const CLASSES: readonly (readonly [string, string, number?])[] = [
  ['Apparel accessories', '服饰配件'],
  ['Office', '办公用品'],
  ['Gifts', '礼品'],
  ['Hats and bags', '帽子与箱包', 1],
  ['Uniforms', '制服', 1],
  ['Planners', '手账', 2],
  ['Anniversaries', '周年纪念', 3],
];
/** Name, in Chinese, place of the parent in this list. */
const CATEGORIES: readonly (readonly [string, string, number?])[] = [
  ['Pins', '徽章'],
  ['Patches', '布章'],
  ['Stickers', '贴纸'],
  ['Flag pins', '国旗徽章', 1],
  ['Awareness pins', '公益徽章', 1],
  ['Iron-on patches', '熨烫布章', 2],
];
const COLOURS = [
  ['Gold', '金色', '#da9f19'],
  ['Silver', '银色', '#c0c4cc'],
  ['Royal blue', '宝蓝', '#1d3fbb'],
  ['Signal red', '信号红', '#c8102e'],
  ['Black', '黑色', '#111111'],
  ['White', '白色', '#ffffff'],
  ['Forest green', '森林绿', '#22633a'],
  ['Sun yellow', '阳光黄', '#f6c200'],
  ['Rose', '玫瑰色', '#d9779b'],
  ['Copper', '铜色', '#c46a3a'],
] as const;
const ATTRIBUTES: readonly (readonly [string, string, 1 | 2 | 3 | 4, readonly (readonly [string, string])[]])[] = [
  [
    'Material',
    '材质',
    1,
    [
      ['Iron', '铁'],
      ['Zinc alloy', '锌合金'],
      ['Polyester', '涤纶'],
    ],
  ],
  [
    'Backing',
    '背件',
    2,
    [
      ['Butterfly clutch', '蝴蝶帽'],
      ['Magnet', '磁铁'],
    ],
  ],
  ['Diameter (mm)', '直径（毫米）', 4, []],
  [
    'Finish',
    '表面处理',
    1,
    [
      ['Polished', '抛光'],
      ['Matt', '哑光'],
      ['Antique', '仿古'],
    ],
  ],
  [
    'Packing',
    '包装',
    1,
    [
      ['Poly bag', '自封袋'],
      ['Backing card', '纸卡'],
      ['Velvet box', '绒盒'],
    ],
  ],
];
/** Number, name, in Chinese, icon, class, category, colours, cents, cost in cents, stock, shelf. */
const COMMODITIES: readonly (readonly [
  string,
  string,
  string,
  string,
  number,
  number,
  readonly number[],
  number,
  number,
  number,
  0 | 1 | 2,
])[] = [
  ['RP-1001', 'Lone star, pin', '孤星徽章', 'glowing-star', 1, 4, [1], 149, 29, 4200, 1],
  ['RP-1002', 'Service medal, pin', '服务奖章徽章', 'military-medal', 1, 4, [1, 2], 149, 31, 1800, 1],
  ['RP-1003', 'Awareness ribbon, pin', '丝带徽章', 'reminder-ribbon', 3, 5, [1, 4], 119, 24, 3600, 1],
  ['RP-2001', 'Smiling sun, iron-on patch', '笑脸太阳布章', 'sun-with-face', 1, 6, [4], 249, 37, 900, 1],
  ['RP-2002', 'Mountain range, iron-on patch', '山脉布章', 'snow-capped-mountain', 1, 6, [3, 5], 269, 41, 0, 2],
  ['RP-3001', 'Holographic star, sticker sheet', '镭射星星贴纸', 'sparkles', 2, 3, [2], 99, 11, 12_000, 1],
  ['RP-3002', 'Planner dots, sticker sheet', '手账圆点贴纸', 'calendar', 2, 3, [3, 4], 89, 9, 0, 0],
  ['RP-1004', 'Graduation cap, pin', '学士帽徽章', 'graduation-cap', 7, 4, [1, 5], 159, 33, 2600, 1],
  ['RP-1005', 'Sunflower, pin', '向日葵徽章', 'sunflower', 3, 5, [1, 8], 139, 28, 1450, 1],
  ['RP-2003', 'Rocket, iron-on patch', '火箭布章', 'rocket', 4, 6, [2, 4], 259, 39, 640, 1],
  ['RP-2004', 'Ringed planet, iron-on patch', '行星布章', 'ringed-planet', 4, 6, [3, 8], 259, 39, 320, 1],
  ['RP-3003', 'Winter, sticker sheet', '冬日贴纸', 'snowflake', 6, 3, [2, 6], 99, 10, 5200, 1],
];
/** Title, path, places of the commodities from 1, first and last day, introduction. */
const SUBJECTS: readonly (readonly [string, string, readonly number[], string, string, string])[] = [
  [
    'Honours of the year',
    '/subjects/honours',
    [1, 2, 8],
    '2026-09-01',
    '2026-12-31',
    'Pins for those who served, taught and won.',
  ],
  ['Graduation', '/subjects/graduation', [8, 1], '2026-04-15', '2026-07-15', 'Pins that a class wears together.'],
  [
    'Outer space',
    '/subjects/space',
    [10, 11, 6],
    '2026-10-01',
    '2027-01-31',
    'Patches and stickers for those who look up.',
  ],
  ['Winter', '/subjects/winter', [12, 5], '2026-11-15', '2027-02-28', 'Stickers and patches for cold days.'],
];
/** Title, icon, use (1 banner, 2 icon, 3 background, 4 social media), language, remark. */
const RESOURCES: readonly (readonly [string, string, number, string, string])[] = [
  ['Spring banner', 'tulip', 1, 'en', 'Home page, March to May'],
  ['Rush icon', 'high-voltage', 2, 'en', 'Beside delivery times'],
  ['Winter background', 'snowflake', 3, 'en', 'December'],
  ['Graduation post', 'graduation-cap', 4, 'en', 'Square, 1080 px'],
  ['Awards banner', 'trophy', 1, 'de', 'Startseite, Herbst'],
  ['Checked artwork', 'check-mark-button', 2, 'en', 'Beside approved artwork'],
];
/** The labels of each, by their place. */
const RESOURCE_LABELS = [[3], [], [3], [1], [2], []] as const;

/** Title, quote categories' place, keywords. */
const PHOTOGRAPHS: readonly (readonly [string, number, readonly string[]])[] = [
  ['Lapel pin plated in antique gold', 0, ['plating', 'close-up']],
  ['Challenge coin, both sides', 1, ['coin', 'studio']],
  ['Medal on its ribbon', 2, ['medal', 'studio']],
  ['Keychain packed on a backing card', 3, ['packing', 'studio']],
  ['Merrowed border of a patch', 4, ['border', 'close-up']],
  ['Button badge, front', 6, ['tin', 'studio']],
];

/** Places of design categories whose pictures the categories of commodities show. */
const PICTURED = [0, 4, 7, 0, 2, 5];

/** Its place among those below the same parent, from 1. */
function placeIn(rows: readonly (readonly [string, string, number?])[], index: number): number {
  return rows.slice(0, index + 1).filter(row => row[2] === rows[index]?.[2]).length;
}

/** What ready products are described by. */
function descriptions(shown: Shown): Rows {
  const {picture} = shownIn(shown);
  return {
    'product-class': CLASSES.map(([className, classNameZh, parentId = null], index) => ({
      id: index + 1,
      className,
      classNameZh,
      parentId,
      sort: placeIn(CLASSES, index),
    })),
    'commodity-category': CATEGORIES.map(([categoryName, categoryNameZh, parentId = null], index) => ({
      id: index + 1,
      categoryName,
      categoryNameZh,
      parentId,
      picture: picture(PICTURED[index] ?? 0),
      sort: placeIn(CATEGORIES, index),
    })),
    'product-colour': COLOURS.map(([colourName, colourNameZh, code], index) => ({
      id: index + 1,
      colourName,
      colourNameZh,
      code,
      sort: index + 1,
    })),
    'product-attribute': ATTRIBUTES.map(([attributeName, attributeNameZh, inputType, values], index) => ({
      id: index + 1,
      attributeName,
      attributeNameZh,
      inputType,
      values: values.length === 0 ? null : values.map(([value, valueZh]) => ({value, valueZh})),
      sort: index + 1,
    })),
  };
}

/** Ready products, and the subjects they are shown under. */
async function readyProducts(shown: Shown): Promise<Rows> {
  const {proIds} = shownIn(shown);
  const kept = COMMODITIES.filter(([code]) => !shown.few || FEW_COMMODITIES.includes(code));
  const pictures = await each(kept, ([, , , icon]) => shown.icons.of(icon));
  return {
    commodity: kept.map(
      (
        [
          commodityCode,
          commodityName,
          commodityNameZh,
          ,
          classId,
          categoryId,
          colourIds,
          price,
          cost,
          stock,
          shelfState,
        ],
        index,
      ) => ({
        id: index + 1,
        commodityCode,
        commodityName,
        commodityNameZh,
        classId,
        categoryId,
        colourIds,
        proIds,
        mainImg: pictures[index],
        description: `${commodityName}, ready to ship.`,
        attributes: [
          {attribute: 'Material', value: categoryId === 6 ? 'Polyester' : categoryId === 3 ? 'Vinyl' : 'Iron'},
        ],
        currency: 'USD',
        price: decimal(price),
        costPrice: decimal(cost),
        minimumQuantity: 10,
        stock,
        shelfState,
      }),
    ),
    subject: someOf(shown, SUBJECTS).map(([title, path, commodityIds, startDate, endDate, introduction], index) => {
      const there = commodityIds.filter(id => id <= kept.length);
      return {
        id: index + 1,
        title,
        path,
        coverImg: pictures[(there[0] ?? 1) - 1],
        commodityIds: there,
        startDate,
        endDate,
        introduction,
        sort: index + 1,
      };
    }),
  };
}

/** Photographs of products, and the pictures that staff share. */
async function sharedPictures(shown: Shown): Promise<Rows> {
  const {picture, proIds} = shownIn(shown);
  const resources = await each(someOf(shown, RESOURCES), ([, icon]) => shown.icons.of(icon));
  const quoteCateIds = [...new Set(shown.categories.map(({quoteCateId}) => quoteCateId))];
  return {
    'product-picture': someOf(shown, PHOTOGRAPHS).map(([title, place, keywords], index) => ({
      id: index + 1,
      title,
      picture: picture(place),
      quoteCateId: quoteCateIds[place % quoteCateIds.length],
      keywords,
      proIds,
    })),
    'resource-label': resourceLabels(),
    'picture-resource': someOf(shown, RESOURCES).map(([title, , usage, language, remark], index) => ({
      id: index + 1,
      title,
      usage,
      picture: resources[index],
      resourceLabelIds: RESOURCE_LABELS[index],
      language,
      remark,
    })),
  };
}

function freebies(shown: Shown): Rows {
  const {picture, proIds} = shownIn(shown);
  return {
    freebie: (
      [
        ['Lapel pin of the month', 15_000, 400, 0],
        ['Sticker sampler', 5000, 2500, 7],
        ['Fridge magnet', 9000, 1200, 10],
        ['Lanyard with logo', 25_000, 300, 12],
      ] as const
    ).map(([name, amount, stock, place], index) => ({
      id: index + 1,
      freebieName: name,
      picture: picture(place),
      stock,
      quantity: 1,
      currency: 'USD',
      minimumAmount: decimal(amount),
      proIds,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })),
  };
}

/** By entity, what others point to first. */
export async function commodities(shown: Shown): Promise<Rows> {
  return {
    ...descriptions(shown),
    ...(await readyProducts(shown)),
    ...(await sharedPictures(shown)),
    ...freebies(shown),
  };
}
