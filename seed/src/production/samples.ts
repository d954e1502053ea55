/** Samples that were sent to customers, and parcels that the office abroad passed on. */
import {personName} from '@emblem/schemas';
import {ORDER} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {decimal} from '../money';
import {Random} from '../random';
import {address, type Town} from '../sales/people';
import type {Row} from '../store/row';

interface Sending {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly states: readonly Row[];
  readonly countries: readonly Row[];
  readonly towns: readonly Town[];
  readonly salesmen: readonly number[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Days after its order that a sample is asked for, and that it waits. */
const BEFORE = 3;
const WAITS = 3;

const WAITING = 1;
const SHIPPED = 2;
const SIZES = ['20 × 15 × 5 cm', '30 × 20 × 10 cm', '24 × 18 × 8 cm', '40 × 30 × 20 cm'] as const;

/** The postal day of a moment. */
function day(moment: string): string {
  return moment.slice(0, 10);
}

function recipient(
  {
    shippingFirstName,
    shippingLastName,
    shippingPhone,
    shippingAddress1,
    shippingAddress2,
    shippingCity,
    shippingState,
    shippingZip,
    shippingCountryId,
  }: Row,
  states: readonly Row[],
): Readonly<Record<string, unknown>> {
  return {
    recipient: personName([String(shippingFirstName), String(shippingLastName)]),
    phone: shippingPhone,
    addressLine1: shippingAddress1,
    addressLine2: shippingAddress2,
    city: shippingCity,
    zipCode: shippingZip,
    countryId: shippingCountryId,
    stateId:
      states.find(({countryId, name, code}) => countryId === shippingCountryId && [name, code].includes(shippingState))
        ?.id ?? null,
  };
}

function waybill(createdAt: string, random: Random, calendar: Calendar): Readonly<Record<string, unknown>> {
  const shippingTime = calendar.after(createdAt, 1.5);
  const isReceived = calendar.age(createdAt) > 8;
  return {
    shipmentStatus: SHIPPED,
    trackingNumber: `77${random.digits(10)}`,
    shippingTime,
    shipDate: day(shippingTime),
    cost: decimal(random.int(900, 4800)),
    receiptDate: isReceived ? day(calendar.after(shippingTime, 5)) : null,
  };
}

function sampleDelivery(id: number, order: Row, isSent: boolean, sending: Sending): Row {
  const {calendar, products, states} = sending;
  const random = new Random('sample delivery', id);
  const createdAt = calendar.after(String(order.createdAt), BEFORE);
  const own = products.filter(({orderId}) => orderId === order.id);
  const packageCount = random.weighted([
    [1, 6],
    [2, 1],
  ]);
  return {
    id,
    orderId: order.id,
    orderStatus: order.status,
    shipmentStatus: WAITING,
    totalOrderQuantity: own.reduce((sum, {quantity}) => sum + Number(quantity), 0),
    packageCount,
    packageSize: random.pick(SIZES),
    weight: ((packageCount * random.int(120, 900)) / 1000).toFixed(3),
    image: own[0]?.picture ?? null,
    salesmanId: order.salesmanId,
    currency: 'USD',
    projectedCost: decimal(random.int(10, 45) * 100),
    senderName: 'Emblem Samples',
    senderPhone: '+86 755 5550180',
    logisticsAccount: 'EMB-774120',
    ...recipient(order, states),
    shippingService: random.int(1, 4),
    packageInsurance: random.chance(0.2) ? 1 : 0,
    saturdayDelivery: random.chance(0.1) ? 1 : 0,
    registeredMail: random.chance(0.1) ? 1 : 0,
    ...(isSent ? waybill(createdAt, random, calendar) : {}),
    createdAt,
    updatedAt: calendar.after(createdAt, isSent ? 1.5 : 0),
  };
}

/** Orders of samples first of all; other customers ask to see one before they approve. */
function ordersOfSamples({orders, few, calendar}: Sending): readonly Row[] {
  const old = orders.filter(order => calendar.age(String(order.createdAt)) > BEFORE);
  return few
    ? old.slice(-4)
    : old.filter(
        ({id, isSampleOrder}) =>
          isSampleOrder === ORDER.isSampleOrder.yes || new Random('sample of order', id).chance(0.06),
      );
}

function parcel(id: number, createdAt: string, {calendar, salesmen, towns, countries}: Sending): Row {
  const random = new Random('parcel', id);
  const receiptDate = calendar.age(createdAt) > 7 ? day(calendar.after(createdAt, 6)) : null;
  const {address1, city, state, zip, countryId} = address(
    random,
    towns.filter(town => countries.some(({id: country, code}) => country === town.countryId && code === 'US')),
  );
  const isForwarded = receiptDate !== null && random.chance(0.85);
  return {
    id,
    salesmanId: random.pick(salesmen),
    internationalTracking: `JD01${random.digits(14)}`,
    shipmentDate: day(createdAt),
    receiptDate,
    address:
      `${address1}, ${city}, ${state} ${zip}, ` +
      `${String(countries.find(country => country.id === countryId)?.name ?? '')}`,
    uspsTracking: isForwarded ? `94${random.digits(20)}` : null,
    packageSize: random.pick(SIZES),
    weight: (random.int(200, 6000) / 1000).toFixed(3),
    currency: 'USD',
    uspsCost: isForwarded ? decimal(random.int(450, 2200)) : null,
    createdAt,
    updatedAt: calendar.after(createdAt, isForwarded ? 7 : 0),
  };
}

/** By entity. */
export function samples(sending: Sending): Readonly<Record<string, readonly Row[]>> {
  const {calendar, few} = sending;
  const asked = ordersOfSamples(sending);
  const ages = asked.map(order => calendar.age(String(order.createdAt)));
  const sent = withEach(
    ages.map(age => age > BEFORE + WAITS),
    [true, false],
    (place, isSent) => (isSent ? -(ages[place] ?? 0) : ages[place]),
  );
  return {
    'sample-delivery': asked.map((order, index) => sampleDelivery(index + 1, order, sent[index] === true, sending)),
    'package-forwarding': calendar
      .overLastYear(few ? 4 : 70, new Random('moments of parcels'))
      .map((createdAt, index) => parcel(index + 1, createdAt, sending)),
  };
}
