/** Warehouses, what lies in them, and how many of each. */
import {decimal} from '../money';
import {Random} from '../random';
import type {Row} from '../store/row';

interface Kept {
  readonly countries: readonly Row[];
  readonly categories: readonly Row[];
  readonly projects: readonly Row[];
  readonly few: boolean;
}

/** Name, type (1 samples, 2 finished goods, 3 abroad), country, address. The first two are those of samples. */
const WAREHOUSES = [
  ['Shenzhen sample warehouse', 1, 'CN', '88 Keyuan Road, Nanshan, Shenzhen 518000'],
  ['San Francisco warehouse', 3, 'US', '1180 Folsom Street, San Francisco, CA 94103'],
  ['Dongguan finished goods', 2, 'CN', '16 Zhen An East Road, Dongguan 523000'],
  ['Berlin warehouse', 3, 'DE', 'Invalidenstrasse 90, 10115 Berlin'],
] as const;

/** Millimetres and grams; a thing is either round or has a length and a width. */
interface Measures {
  readonly length?: number;
  readonly width?: number;
  readonly height: number;
  readonly diameter?: number;
  readonly weight: number;
}

const SAMPLE = 1;
const FINISHED = 2;
const PACKING = 3;

/** Code, name, type, category, product class, unit, measures, cost in cents, platform. */
const GOODS: readonly (readonly [string, string, 1 | 2 | 3, number, string, string, Measures, number, number])[] = [
  [
    'SP-1001',
    'Soft enamel pin, shield, gold plating',
    SAMPLE,
    358,
    'Enamel pins',
    'pcs',
    {length: 32, width: 30, height: 1.8, weight: 9.5},
    62,
    9,
  ],
  [
    'SP-3001',
    'Embroidered patch, round, merrowed border',
    SAMPLE,
    362,
    'Embroidered patches',
    'pcs',
    {diameter: 80, height: 2, weight: 7},
    48,
    9,
  ],
  [
    'PK-0001',
    'Backing card, recycled board',
    PACKING,
    358,
    'Packing',
    'pack',
    {length: 80, width: 55, height: 0.4, weight: 1.6},
    4,
    1,
  ],
  [
    'SP-5001',
    'Woven lanyard, 20 mm, swivel hook',
    SAMPLE,
    370,
    'Lanyards',
    'pcs',
    {length: 900, width: 20, height: 1.2, weight: 21},
    55,
    9,
  ],
  [
    'SP-1002',
    'Hard enamel pin, round, black nickel',
    SAMPLE,
    358,
    'Enamel pins',
    'pcs',
    {diameter: 30, height: 2, weight: 10.2},
    78,
    9,
  ],
  [
    'SP-1003',
    'Die struck pin, star, antique silver',
    SAMPLE,
    358,
    'Enamel pins',
    'pcs',
    {length: 35, width: 35, height: 2, weight: 11},
    71,
    9,
  ],
  [
    'SP-2001',
    'Challenge coin, two sides, antique bronze',
    SAMPLE,
    359,
    'Challenge coins',
    'pcs',
    {diameter: 44.5, height: 3.5, weight: 42},
    165,
    9,
  ],
  [
    'SP-2002',
    'Medal with neck ribbon, gold plating',
    SAMPLE,
    360,
    'Medals',
    'pcs',
    {diameter: 64, height: 4, weight: 86},
    210,
    9,
  ],
  [
    'SP-2003',
    'Keychain, hexagon, split ring',
    SAMPLE,
    361,
    'Keychains',
    'pcs',
    {length: 40, width: 36, height: 2.5, weight: 24},
    95,
    9,
  ],
  [
    'SP-3002',
    'Rubber patch, shield, hook-and-loop back',
    SAMPLE,
    363,
    'PVC patches',
    'pcs',
    {length: 75, width: 70, height: 3, weight: 18},
    66,
    9,
  ],
  [
    'SP-4001',
    'Button badge, 58 mm, safety pin',
    SAMPLE,
    364,
    'Buttons',
    'pcs',
    {diameter: 58, height: 6, weight: 12},
    22,
    9,
  ],
  [
    'SP-4002',
    'Sticker swatch book, 12 materials',
    SAMPLE,
    365,
    'Stickers',
    'set',
    {length: 150, width: 100, height: 4, weight: 48},
    130,
    4,
  ],
  [
    'SP-5002',
    'Sublimated lanyard, 25 mm, breakaway',
    SAMPLE,
    370,
    'Lanyards',
    'pcs',
    {length: 900, width: 25, height: 1, weight: 24},
    60,
    9,
  ],
  [
    'SP-6001',
    'Plating colour ring, 18 finishes',
    SAMPLE,
    358,
    'Enamel pins',
    'set',
    {length: 120, width: 40, height: 25, weight: 190},
    980,
    1,
  ],
  [
    'FG-1001',
    'Stock pin, flag of the United States',
    FINISHED,
    358,
    'Enamel pins',
    'pcs',
    {length: 25, width: 16, height: 1.6, weight: 5},
    29,
    1,
  ],
  [
    'FG-3001',
    'Stock patch, smiling sun, iron-on',
    FINISHED,
    362,
    'Embroidered patches',
    'pcs',
    {diameter: 70, height: 1.8, weight: 6},
    37,
    1,
  ],
  [
    'PK-0002',
    'Velvet box, 60 mm',
    PACKING,
    359,
    'Packing',
    'pcs',
    {length: 65, width: 65, height: 30, weight: 38},
    68,
    1,
  ],
];

const FEW_GOODS = 3;

/** Cubic centimetres, of the cylinder or the box. */
function volume({length = 0, width = 0, height, diameter}: Measures): string {
  const area = diameter === undefined ? length * width : Math.PI * (diameter / 2) ** 2;
  return ((area * height) / 1000).toFixed(3);
}

function measure(value: number | undefined): string | null {
  return value === undefined ? null : value.toFixed(2);
}

export function warehouses({countries, few}: Kept): readonly Row[] {
  return WAREHOUSES.slice(0, few ? 2 : undefined).map(([warehouseName, warehouseType, code, address], index) => ({
    id: index + 1,
    warehouseName,
    warehouseType,
    countryId: countries.find(country => country.code === code)?.id ?? null,
    address,
  }));
}

/** Goods of the categories and platforms that there are. */
export function goods({countries, categories, projects, few}: Kept): readonly Row[] {
  const home = countries.find(country => country.code === 'CN')?.id ?? null;
  const kept = GOODS.filter(
    ([, , , categoryId, , , , , proId]) =>
      categories.some(({id}) => id === categoryId) && projects.some(({id}) => id === proId),
  );
  return kept
    .slice(0, few ? FEW_GOODS : undefined)
    .map(([goodsCode, goodsName, goodsType, categoryId, productClass, unit, size, cost, proId], index) => {
      const category = categories.find(({id}) => id === categoryId);
      return {
        id: index + 1,
        goodsCode,
        goodsName,
        goodsType,
        categoryId,
        productClass,
        unit,
        proId,
        countryId: home,
        quoteCateId: category?.quoteCateId ?? null,
        quoteCateName: category?.quoteCateName ?? null,
        picture: goodsType === PACKING ? null : (category?.categoryMainImg ?? null),
        length: measure(size.length),
        width: measure(size.width),
        height: measure(size.height),
        diameter: measure(size.diameter),
        volume: volume(size),
        weight: size.weight.toFixed(3),
        currency: 'USD',
        costPrice: decimal(cost),
        shelfState: goodsCode === 'SP-2002' ? 0 : 1,
      };
    });
}

const AISLES = 'ABCDEF';

/** Every kind of goods in the two warehouses of samples; some are nearly gone. */
export function stockRecords(goodsRows: readonly Row[]): readonly Row[] {
  const places = goodsRows.flatMap(({id: goodsId}) => [1, 2].map(warehouseId => ({goodsId, warehouseId})));
  return places.map((place, index) => {
    const random = new Random('stock record', index + 1);
    const warnMin = random.pick([20, 30, 50]);
    const actualQuantity = random.chance(0.2) ? random.int(0, warnMin) : random.int(warnMin + 5, 600);
    const lockedQuantity = random.int(0, Math.min(actualQuantity, 15));
    const availableQuantity = actualQuantity - lockedQuantity;
    // Of what is low half is on its way.
    const inTransitQuantity = actualQuantity <= warnMin && random.chance(0.5) ? random.int(1, 4) * 50 : 0;
    const safetyQuantity = warnMin + 10;
    return {
      id: index + 1,
      ...place,
      actualQuantity,
      lockedQuantity,
      availableQuantity,
      inTransitQuantity,
      shortQuantity: Math.max(0, safetyQuantity - availableQuantity - inTransitQuantity),
      safetyQuantity,
      warnMin,
      warnMax: 500,
      location:
        `${AISLES[index % AISLES.length] ?? 'A'}-${String(random.int(1, 12)).padStart(2, '0')}-` +
        `${random.int(1, 4)}`,
    };
  });
}
