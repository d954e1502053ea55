/** Amounts in every kind of currency: what a paper comes to is what whoever adds it up by hand comes to. */
import {Decimal} from 'decimal.js';
import fc from 'fast-check';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asNumber, asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember} from '../harness/world';

/** Digits after the point, as ISO 4217 has them. */
const PLACES = {USD: 2, EUR: 2, CNY: 2, JPY: 0, KRW: 0, VND: 0, KWD: 3, TND: 3} as const;
type Currency = keyof typeof PLACES;
const CURRENCIES = ['USD', 'EUR', 'CNY', 'JPY', 'KRW', 'VND', 'KWD', 'TND'] as const satisfies readonly Currency[];

let server: RunningServer;
let admin: Client;
let member: Json;
const orders = new Map<Currency, number>();

async function use(code: Currency): Promise<void> {
  const known = await admin.list('currency', {filter: {code}});
  const [currency] = asObjects(known);
  if (currency) await admin.update('currency', idOf(currency), {isUsed: 1});
  else await admin.create('currency', {code, name: `Of ${code}`, rate: '7', isUsed: 1});
}

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const {id: memberId, proId} = await makeMember(admin);
  member = {memberId, proId};
  for (const code of CURRENCIES) {
    await use(code);
    orders.set(code, idOf(await admin.create('order', {...member, currency: code})));
  }
});
afterAll(async () => {
  await server.stop();
});

/** The smallest coins of an amount, so that every amount can be paid in its currency. */
const coins = (most: number) => fc.nat(most);

interface Line {
  readonly qty: number;
  /** In ten-thousandths. */
  readonly price: number;
  readonly isLot: boolean;
  readonly fees: readonly number[];
}

const line: fc.Arbitrary<Line> = fc.record({
  qty: fc.integer({min: 1, max: 99_999}),
  price: fc.nat(999_999),
  isLot: fc.boolean(),
  fees: fc.array(coins(99_999), {minLength: 4, maxLength: 4}),
});

const FEES = ['setupFee', 'moldFee', 'extraFee', 'tariffSurcharge'] as const;

/** By hand: the goods of a line are rounded by themselves, and so is the tax. */
class Bill {
  constructor(private readonly places: number) {}

  amount(count: number): string {
    return new Decimal(count).div(new Decimal(10).pow(this.places)).toFixed(this.places);
  }

  /** As it is told: with two digits, and with a third one where there is one. */
  text(value: Decimal): string {
    const rounded = new Decimal(value.toFixed(this.places, Decimal.ROUND_HALF_UP));
    return rounded.toFixed(Math.max(2, rounded.decimalPlaces()));
  }

  ofLine({qty, price, isLot, fees}: Line): Decimal {
    const unit = new Decimal(price).div(10_000);
    const goods = new Decimal((isLot ? unit : unit.times(qty)).toFixed(this.places, Decimal.ROUND_HALF_UP));
    return fees.reduce((sum, fee) => sum.plus(this.amount(fee)), goods);
  }

  tax(net: Decimal, rate: string): Decimal {
    return new Decimal(net.times(rate).toFixed(this.places, Decimal.ROUND_HALF_UP));
  }
}

test.each(['invoice', 'quotation'] as const)('each %s adds up in the coins of its currency', async kind => {
  const dates =
    kind === 'invoice' ? {invoiceDate: '2026-05-04'} : {quotationDate: '2026-05-04', validUntil: '9999-06-04'};
  const taxRates = fc.integer({min: 0, max: 30_000}).map(rate => new Decimal(rate).div(100_000).toFixed(5));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CURRENCIES),
      fc.array(line, {minLength: 1, maxLength: 4}),
      coins(99_999),
      taxRates,
      async (currency, lines, shipping, taxRate) => {
        const bill = new Bill(PLACES[currency]);
        const items = lines.map(({qty, price, isLot, fees}) => ({
          description: 'Pins',
          qty,
          unitPrice: new Decimal(price).div(10_000).toFixed(4),
          priceBasis: isLot ? 'lot' : 'piece',
          ...Object.fromEntries(FEES.map((name, at) => [name, bill.amount(fees[at] ?? 0)])),
        }));
        const id = idOf(
          await admin.create(kind, {
            ...dates,
            orderId: orders.get(currency),
            proId: asNumber(member.proId),
            billTo: 'Ann Field',
            currency,
            apoShippingFee: bill.amount(shipping),
            taxRate,
            items,
          }),
        );
        const made = asObject(await admin.mustRest('GET', `${kind}/${id}?lines=items`));
        const subtotal = lines.reduce((sum, each) => sum.plus(bill.ofLine(each)), new Decimal(0));
        const net = subtotal.plus(bill.amount(shipping));
        const tax = bill.tax(net, taxRate);
        expect(made).toMatchObject({
          subtotal: bill.text(subtotal),
          netAmount: bill.text(net),
          taxPrice: bill.text(tax),
          finalTotal: bill.text(net.plus(tax)),
          items: lines.map(each => ({amount: bill.text(bill.ofLine(each))})),
        });
      },
    ),
    {numRuns: 25},
  );
});
