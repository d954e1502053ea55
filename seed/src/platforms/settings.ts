/**
 * What administrators set once and seldom change: freight, fees, surcharges, to-do jumps, audiences, follow-up times.
 */
import {PROJECT} from '@emblem/schemas/values';
import type {Row} from '../store/row';

interface Places {
  readonly countries: readonly Row[];
  readonly projects: readonly Row[];
}

/** Carrier, country, from and to kilograms, base price, price of a further kilogram, days. */
const FREIGHT = [
  ['DHL Express', 'US', '0.000', '2.000', '28.00', '0.00', 3, 6],
  ['DHL Express', 'US', '2.000', '21.000', '28.00', '9.50', 3, 6],
  ['DHL Express', 'DE', '0.000', '21.000', '31.00', '8.90', 3, 6],
  ['FedEx International', 'CA', '0.000', '21.000', '34.50', '9.80', 4, 7],
  ['FedEx International', 'GB', '0.000', '21.000', '32.00', '9.20', 4, 7],
  ['Sea freight', 'US', '50.000', null, '180.00', '2.40', 28, 40],
] as const;

/** Country, currency, tax, shipping, handling, amount from which orders ship free. */
const FEES = [
  ['US', 'USD', null, '15.00', '0.00', '200.00'],
  ['CA', 'CAD', '0.05000', '22.00', '0.00', '300.00'],
  ['GB', 'GBP', '0.20000', '14.00', '4.00', '250.00'],
  ['DE', 'EUR', '0.19000', '12.00', '4.00', '250.00'],
  ['FR', 'EUR', '0.20000', '14.00', '4.00', '250.00'],
] as const;

/** Product class, HS code, rate, fee of a separate declaration. */
const SURCHARGES = [
  ['Enamel pins', '7117.19.90', '0.25000', '35.00'],
  ['Challenge coins', '7118.90.00', '0.25000', '35.00'],
  ['Embroidered patches', '5810.92.90', '0.17500', '35.00'],
  ['Stickers', '4821.10.00', '0.10000', '25.00'],
] as const;

const JUMPS = [
  ['New inquiry', '/InquiryOrderManage/inquiry/inquiryManage'],
  ['Waiting for payment', '/InquiryOrderManage/order/orderManage?paymentStatus=1'],
  ['Waiting for artwork', '/InquiryOrderManage/order/orderManage'],
  ['Rate out of date', '/records/currency'],
] as const;

const AUDIENCES = [
  ['First-time customers', 'Whoever has not ordered yet'],
  ['Returning customers', 'At least one paid order'],
  ['Clubs and associations', 'Small runs, several times a year'],
  ['Resellers', 'Dealers and alliance businesses'],
] as const;

const TRACKING = [
  ['First answer to an inquiry', 'inquiry', 24],
  ['Quoted and silent', 'inquiry', 72],
  ['Artwork waiting for approval', 'order', 48],
  ['Unpaid order', 'order', 168],
] as const;

const PURCHASES = [
  ['原材料', 'Raw material'],
  ['包装', 'Packaging'],
  ['外协加工', 'Outside work'],
  ['运输', 'Transport'],
  ['办公用品', 'Office supplies'],
] as const;

function idOf(rows: readonly Row[], code: string): number | undefined {
  return rows.find(row => row.code === code)?.id;
}

/** Rows whose country is there; the tiny world has only a few. */
function inKnownCountries<T extends object>(
  countries: readonly Row[],
  code: string,
  values: T,
): readonly (T & {readonly countryId: number})[] {
  const countryId = idOf(countries, code);
  return countryId === undefined ? [] : [{...values, countryId}];
}

function withIds<T extends object>(rows: readonly T[]): readonly (T & {readonly id: number})[] {
  return rows.map((row, index) => ({...row, id: index + 1}));
}

/** By entity. */
export function settings({countries, projects}: Places): Readonly<Record<string, readonly Row[]>> {
  const partners = projects.filter(({proType}) => proType !== PROJECT.proType.selfOperated).map(({id}) => id);
  return {
    freight: withIds(
      FREIGHT.flatMap(([carrier, code, minWeight, maxWeight, basePrice, pricePerKg, minDays, maxDays]) =>
        inKnownCountries(countries, code, {
          carrier,
          minWeight,
          maxWeight,
          basePrice,
          pricePerKg,
          minDays,
          maxDays,
          currency: 'USD',
        }),
      ),
    ),
    'fees-config': withIds(
      FEES.flatMap(([code, currency, taxRate, shippingFee, handlingFee, freeShippingFrom]) =>
        inKnownCountries(countries, code, {
          configName: `Orders to ${code}`,
          currency,
          taxRate,
          shippingFee,
          handlingFee,
          freeShippingFrom,
        }),
      ),
    ),
    'tariff-surcharge': withIds(
      SURCHARGES.flatMap(([productClass, hsCode, rate, declarationFee]) =>
        inKnownCountries(countries, 'US', {productClass, hsCode, rate, declarationFee, currency: 'USD'}),
      ),
    ),
    'status-setting': withIds(JUMPS.map(([statusName, jumpPath]) => ({statusName, jumpPath}))),
    audience: withIds(
      AUDIENCES.map(([audienceName, description]) => ({
        audienceName,
        description,
        platformIds: audienceName === 'Resellers' ? partners : [],
      })),
    ),
    'tracking-time': withIds(
      TRACKING.map(([trackingName, target, trackingHours]) => ({trackingName, target, trackingHours})),
    ),
    'purchase-type': withIds(PURCHASES.map(([typeName, typeNameEn]) => ({typeName, typeNameEn}))),
  };
}
