/** What was packed for orders and sent, in one parcel or several, and what came back. */
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {cents, decimal} from '../money';
import {Random} from '../random';
import {ORDER} from '../sales/order-stages';
import type {Row} from '../store/row';

type Status = 'packing' | 'packed' | 'sent' | 'delivered' | 'returned' | 'cancelled';

export interface ShipmentOptions {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly countries: readonly Row[];
  readonly goods: readonly Row[];
  readonly warehouses: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

const STATUSES: readonly Status[] = ['packing', 'packed', 'sent', 'delivered', 'returned', 'cancelled'];
const YOUNG = 75;
const MAX_IN_TINY = 7;
/** Pieces that a parcel holds, the centimetres of its sides, and the grams of an empty one. */
const PARCEL = {pieces: 400, sides: ['40.00', '30.00', '20.00'], grams: 350} as const;
const CARRIERS = 4;
/** Badges of metal, at the customs. */
const HS_CODE = '7117.19';

const PARTS = [
  'FirstName',
  'LastName',
  'Company',
  'Address1',
  'Address2',
  'City',
  'State',
  'Zip',
  'CountryId',
  'Phone',
] as const;

const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

function statusOf({status, id}: Row): Status {
  if (status === ORDER.awaitingShipping) return id % 2 === 0 ? 'packing' : 'packed';
  if (status === ORDER.shipped) return 'sent';
  return new Random('shipment came back', id).chance(0.06) ? 'returned' : 'delivered';
}

interface Draft {
  readonly id: number;
  readonly order: Row;
  readonly own: readonly Row[];
  readonly status: Status;
}

function drafts({orders, products, calendar, few}: ShipmentOptions): readonly Draft[] {
  const young = orders.filter(
    ({id, status, createdAt}) =>
      Number(status) >= ORDER.awaitingShipping &&
      status !== ORDER.cancelled &&
      (few || calendar.age(String(createdAt)) < YOUNG) &&
      products.some(({orderId}) => orderId === id),
  );
  const chosen = few ? young.slice(-MAX_IN_TINY) : young;
  const statuses = withEach(chosen.map(statusOf), STATUSES, place => place);
  return chosen.map((order, index) => ({
    id: index + 1,
    order,
    own: products.filter(({orderId}) => orderId === order.id),
    status: statuses[index] ?? 'sent',
  }));
}

interface Parcel {
  readonly row: Row;
  readonly items: readonly Row[];
  readonly grams: number;
}

interface Numbers {
  parcel: number;
  item: number;
}

/** What of the products goes into each parcel: no more pieces than one holds. */
function portions(
  own: readonly Row[],
  most: number,
): readonly (readonly (readonly [product: Row, pieces: number])[])[] {
  const parcels: (readonly [Row, number])[][] = [];
  for (const product of own) {
    let left = Number(product.quantity);
    while (left > 0 && parcels.length < most) {
      const pieces = Math.min(left, PARCEL.pieces);
      parcels.push([[product, pieces]]);
      left -= pieces;
    }
  }
  return parcels;
}

function parcelsOf(options: ShipmentOptions, draft: Draft, from: Numbers): readonly Parcel[] {
  const {countries, few} = options;
  const {id, order, own, status} = draft;
  const china = countries.find(({code}) => code === 'CN')?.id ?? null;
  return portions(own, few ? 2 : 4).map((portion, place) => {
    from.parcel += 1;
    const packageId = from.parcel;
    const random = new Random('parcel of shipment', packageId);
    const items = portion.map(([product, pieces], index): Row => {
      from.item += 1;
      const value = random.int(40, 260);
      return {
        id: from.item,
        packageId,
        shipmentId: id,
        orderId: order.id,
        orderProductId: product.id,
        name: product.name,
        quantity: pieces,
        hsCode: HS_CODE,
        originCountryId: china,
        currency: 'USD',
        unitValue: (value / 100).toFixed(4),
        amount: decimal(value * pieces),
        sort: index + 1,
      };
    });
    const pieces = items.reduce((sum, {quantity}) => sum + Number(quantity), 0);
    const grams = PARCEL.grams + pieces * random.int(9, 24);
    const [length, width, height] = PARCEL.sides;
    return {
      items,
      grams,
      row: {
        id: packageId,
        shipmentId: id,
        orderId: order.id,
        shipmentStatus: status,
        packaging: pieces < 60 ? 'envelope' : 'box',
        length,
        width,
        height,
        grossWeight: kilograms(grams),
        trackingNumber: isOut(status) ? `1Z${new Random('tracking', packageId).digits(16)}` : null,
        currency: 'USD',
        pieceCount: pieces,
        customsValue: decimal(items.reduce((sum, {amount}) => sum + cents(amount), 0)),
        sort: place + 1,
      },
    };
  });
}

const isOut = (status: Status): boolean => ['sent', 'delivered', 'returned'].includes(status);

function shipment({calendar}: ShipmentOptions, {id, order, status}: Draft, parcels: readonly Parcel[]): Row {
  const random = new Random('shipment', id);
  const age = Math.max(0.5, calendar.age(String(order.createdAt)) * 0.3);
  const total = (of: (parcel: Parcel) => number) => parcels.reduce((sum, parcel) => sum + of(parcel), 0);
  return {
    id,
    orderId: order.id,
    salesmanId: order.salesmanId,
    senderId: random.chance(0.8) ? 1 : 2,
    carrierId: 1 + (id % CARRIERS),
    service: random.int(1, 4),
    plannedOn: calendar.ago(age * 0.8).slice(0, 10),
    ...Object.fromEntries(PARTS.map(part => [`recipient${part}`, order[`shipping${part}`] ?? null])),
    trackingNumber: isOut(status) ? (parcels[0]?.row.trackingNumber ?? null) : null,
    currency: 'USD',
    cost: isOut(status) ? decimal(random.int(1_800, 24_000)) : null,
    isInsured: random.chance(0.2) ? 1 : 0,
    contents: 'Enamel pins',
    incoterm: random.chance(0.7) ? 'DAP' : 'DDP',
    exportReason: 'sale',
    packageCount: parcels.length,
    pieceCount: total(({row}) => Number(row.pieceCount)),
    grossWeight: kilograms(total(({grams}) => grams)),
    customsValue: decimal(total(({row}) => cents(row.customsValue))),
    status,
    sentAt: isOut(status) ? calendar.ago(age * 0.7) : null,
    deliveredOn: status === 'delivered' ? calendar.ago(age * 0.3).slice(0, 10) : null,
    createdAt: calendar.ago(age),
  };
}

const RETURNS = [
  ['expected', 'undeliverable', null],
  ['received', 'refused', null],
  ['inspected', 'wrongGoods', 'asNew'],
  ['restocked', 'undeliverable', 'asNew'],
  ['scrapped', 'damaged', 'unusable'],
  ['cancelled', 'other', null],
] as const;

function returns({calendar, goods, warehouses}: ShipmentOptions, sent: readonly Draft[]): readonly Row[] {
  return RETURNS.flatMap(([status, reason, condition], index): readonly Row[] => {
    const draft = sent[index % Math.max(1, sent.length)];
    const product = draft?.own[0];
    if (!draft || !product) return [];
    const age = 12 - index;
    const isRestocked = status === 'restocked';
    return [
      {
        id: index + 1,
        orderId: draft.order.id,
        shipmentId: draft.id,
        orderProductId: product.id,
        quantity: Math.max(1, Math.floor(Number(product.quantity) / 10)),
        reason,
        carrierId: 1 + (index % CARRIERS),
        trackingNumber: `1Z${new Random('return', index).digits(16)}`,
        expectedOn: calendar.dayFrom(3 - index),
        receivedAt: status === 'expected' || status === 'cancelled' ? null : calendar.ago(age * 0.6),
        condition,
        inspectionNote: condition === 'unusable' ? 'The enamel came off.' : null,
        goodsId: isRestocked ? (goods[0]?.id ?? null) : null,
        warehouseId: isRestocked ? (warehouses[0]?.id ?? null) : null,
        status,
        createdAt: calendar.ago(age),
      },
    ];
  });
}

/** By entity. */
export function shipments(options: ShipmentOptions): Readonly<Record<string, readonly Row[]>> {
  const from: Numbers = {parcel: 0, item: 0};
  const made = drafts(options).map(draft => ({draft, parcels: parcelsOf(options, draft, from)}));
  return {
    shipment: made.map(({draft, parcels}) => shipment(options, draft, parcels)),
    package: made.flatMap(({parcels}) => parcels.map(({row}) => row)),
    'package-item': made.flatMap(({parcels}) => parcels.flatMap(({items}) => items)),
    'return-parcel': returns(
      options,
      made.map(({draft}) => draft).filter(({status}) => isOut(status)),
    ),
  };
}
