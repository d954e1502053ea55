/** Suppliers, what is bought from them, and what of it has arrived. */
import {PURCHASE_ORDER, PURCHASE_RECEIPT} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import {Random} from '../random';
import type {Row} from '../store/row';

type Status = 'draft' | 'waiting' | 'approved' | 'refused' | 'ordered' | 'closed' | 'cancelled';

export interface PurchaseOptions {
  readonly goods: readonly Row[];
  readonly warehouses: readonly Row[];
  readonly projects: readonly Row[];
  readonly countries: readonly Row[];
  readonly buyerId: number;
  readonly managerId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Name, currency, days of delivery and of payment. */
const SUPPLIERS = [
  ['东莞金属压铸厂', 'CNY', 12, 30],
  ['Huizhou Plating Works', 'CNY', 7, 30],
  ['Pacific Packaging', 'USD', 10, 15],
  ['Nordlicht Bänder GmbH', 'EUR', 14, 30],
  ['深圳顺通物流', 'CNY', 3, 7],
] as const;

/** Street, city, postal code and country of each. */
const PLACES = [
  ['长安镇振安西路 118 号', '东莞市', '523850', 'CN'],
  ['Block 3, 27 Huihuan Road', 'Huizhou', '516006', 'CN'],
  ['2140 Harbor Way, Dock 6', 'San Pedro', '90731', 'US'],
  ['Hafenstraße 7', 'Hamburg', '20457', 'DE'],
  ['福田区深南大道 2008 号', '深圳市', '518026', 'CN'],
] as const;

const THINGS = [
  ['Butterfly clutches, gold', 6, 10_000],
  ['Soft enamel colour, PMS 186', 4_200, 12],
  ['Backing cards, 60 × 80 mm', 9, 5_000],
  ['Zinc alloy bars', 1_850, 300],
  ['Satin ribbon, 20 mm', 55, 1_200],
  ['Velvet boxes', 310, 400],
] as const;

const STATUSES: readonly Status[] = [
  'draft',
  'waiting',
  'approved',
  'refused',
  'ordered',
  'ordered',
  'closed',
  'cancelled',
];
const DEMO_ROUNDS = 4;

interface Item {
  readonly row: Row;
  readonly cents: number;
  readonly ordered: number;
  readonly received: number;
}

/** Of what is ordered half has come in every other order; of what is closed all has. */
function receivedShare(status: Status, id: number): number {
  if (status === 'closed') return 1;
  return status === 'ordered' && id % 2 === 0 ? 0.5 : 0;
}

function itemsOf(
  options: PurchaseOptions,
  {id, status, currency}: {readonly id: number; readonly status: Status; readonly currency: string},
): readonly Item[] {
  const {goods} = options;
  return [0, 1].map(place => {
    const [name, price, usual] = THINGS[(id * 2 + place) % THINGS.length] ?? THINGS[0];
    const random = new Random('purchase item', id * 2 + place);
    const quantity = Math.max(2, Math.round((usual * random.int(5, 15)) / 10));
    const received = Math.floor(quantity * receivedShare(status, id));
    const cents = Math.round(quantity * price);
    return {
      row: {
        id: (id - 1) * 2 + place + 1,
        purchaseOrderId: id,
        goodsId: goods[(id + place) % goods.length]?.id ?? null,
        name,
        unit: 'pcs',
        quantity,
        currency,
        unitPrice: (price / 100).toFixed(4),
        amount: decimal(cents),
        receivedQuantity: received,
        openQuantity: quantity - received,
        isUnderway: underway(status),
        sort: place + 1,
      },
      cents,
      ordered: quantity,
      received,
    };
  });
}

/** What is neither refused, closed nor cancelled. */
const UNDERWAY: readonly Status[] = ['draft', 'waiting', 'approved', 'ordered'];

const underway = (status: Status) => PURCHASE_ORDER.isUnderway[UNDERWAY.includes(status) ? 'yes' : 'no'];

const total = (items: readonly Item[], of: 'cents' | 'ordered' | 'received'): number =>
  items.reduce((sum, item) => sum + item[of], 0);

interface Arrival {
  readonly id: number;
  readonly status: 'draft' | 'posted' | 'voided';
  readonly age: number;
  readonly items: readonly Item[];
}

const NOT_COUNTED = ['draft', 'voided'] as const;

/** What has come; of a receipt that does not count the whole order was noted. */
function receipts(
  {calendar, warehouses}: PurchaseOptions,
  arrivals: readonly Arrival[],
): Readonly<Record<string, readonly Row[]>> {
  const isPosted = (status: Arrival['status']) => PURCHASE_RECEIPT.isPosted[status === 'posted' ? 'yes' : 'no'];
  return {
    'purchase-receipt': arrivals.map(({id, age, status}, index): Row => ({
      id: index + 1,
      purchaseOrderId: id,
      warehouseId: warehouses[0]?.id ?? null,
      receivedOn: calendar.ago(age * 0.3).slice(0, 10),
      deliveryNote: `DN-${1000 + id}`,
      isPosted: isPosted(status),
      postedAt: status === 'posted' ? calendar.ago(age * 0.3) : null,
      status,
      createdAt: calendar.ago(age * 0.3),
    })),
    'purchase-receipt-item': arrivals.flatMap(({id, items, status}, index) =>
      items
        .filter(item => status !== 'posted' || item.received > 0)
        .map((item, place): Row => ({
          id: index * 2 + place + 1,
          receiptId: index + 1,
          purchaseOrderId: id,
          orderItemId: item.row.id,
          quantity: status === 'posted' ? item.received : item.ordered,
          isPosted: isPosted(status),
          sort: place + 1,
        })),
    ),
  };
}

function placeOf(index: number, countries: readonly Row[]): Readonly<Record<string, unknown>> {
  const [address, city, zipCode, code] = PLACES[index] ?? PLACES[0];
  return {address, city, zipCode, countryId: countries.find(country => country.code === code)?.id ?? null};
}

/** By entity. */
export function purchases(options: PurchaseOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar, few, buyerId, managerId, warehouses, projects, countries} = options;
  const suppliers = SUPPLIERS.map(([name, currency, leadDays, paymentDays], index): Row => ({
    id: index + 1,
    name,
    purchaseTypeIds: [1 + (index % 2)],
    contact: ['王磊', 'Ms. Chen', 'Pat Doyle', 'Anke Brandt', '李强'][index] ?? null,
    phone: `+86 769 ${8_800_100 + index}`,
    email: `sales${index + 1}@supplier.example`,
    ...placeOf(index, countries),
    currency,
    leadDays,
    paymentDays,
    state: 1,
    createdAt: calendar.ago(500 - index),
  }));
  const statuses = few ? STATUSES : Array.from({length: DEMO_ROUNDS}, () => STATUSES).flat();
  const orders = statuses.map((status, index) => {
    const id = index + 1;
    const supplier = SUPPLIERS[index % SUPPLIERS.length] ?? SUPPLIERS[0];
    const items = itemsOf(options, {id, status, currency: supplier[1]});
    return {id, status, index, currency: supplier[1], items, age: 2 + index * 3};
  });
  const decided: readonly Status[] = ['approved', 'ordered', 'closed'];
  const received = orders.filter(({items}) => total(items, 'received') > 0);
  const open = orders.filter(({status, items}) => status === 'ordered' && total(items, 'received') === 0);
  return {
    supplier: suppliers,
    'purchase-order': orders.map(({id, status, index, currency, items, age}): Row => ({
      id,
      proId: projects[0]?.id ?? null,
      supplierId: 1 + (index % SUPPLIERS.length),
      purchaseTypeId: 1 + (index % 2),
      warehouseId: warehouses[index % warehouses.length]?.id ?? null,
      buyerId,
      currency,
      deliveryDate: calendar.dayFrom(14 - age),
      tolerance: index % 3 === 0 ? '0.0500' : '0.0000',
      amount: decimal(total(items, 'cents')),
      orderedQuantity: total(items, 'ordered'),
      receivedQuantity: total(items, 'received'),
      openCount: items.filter(item => item.ordered > item.received).length,
      paymentState: status === 'closed' ? 'paid' : 'unpaid',
      askedById: buyerId,
      approvedById: decided.includes(status) ? managerId : null,
      refusalReason: status === 'refused' ? 'There is enough of it in Dongguan.' : null,
      orderedAt: status === 'ordered' || status === 'closed' ? calendar.ago(age * 0.8) : null,
      status,
      isUnderway: underway(status),
      createdAt: calendar.ago(age),
    })),
    'purchase-order-item': orders.flatMap(({items}) => items.map(({row}) => row)),
    ...receipts(options, [
      ...received.map(order => ({...order, status: 'posted'}) as const),
      ...NOT_COUNTED.flatMap(status => open.slice(0, 1).map(order => ({...order, status}))),
    ]),
  };
}
