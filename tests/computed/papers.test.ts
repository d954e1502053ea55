/** An invoice, a quotation and an order of the same things come to the same, in JavaScript, in SQL and by hand. */
import type {Entity, Field} from '@emblem/schemas';
import {currencyPlaces} from '@emblem/schemas';
import {computeFigures, rollUp} from '@emblem/schemas/expression';
import {loadModel} from '@emblem/schemas/node';
import fc from 'fast-check';
import {compileFigure} from '../../backend/src/read/computed';
import {openDatabase, type PredicateDatabase} from '../predicate/database';
import {createTablesOf, insert, type Row} from './world';

/** `FIGURE_RUNS` asks for more of them. */
const PAPERS = Number(process.env.FIGURE_RUNS ?? 16) * 50;
/** So many stand in the tables at once. */
const ROUND = 400;

const model = loadModel();

interface Kind {
  readonly paper: string;
  readonly item: string;
  readonly link: string;
  readonly figures: readonly [subtotal: string, total: string];
}

const KINDS: readonly Kind[] = [
  {paper: 'invoice', item: 'invoice-item', link: 'invoiceId', figures: ['subtotal', 'finalTotal']},
  {paper: 'quotation', item: 'quotation-item', link: 'quotationId', figures: ['subtotal', 'finalTotal']},
  {paper: 'order', item: 'order-product', link: 'orderId', figures: ['productTotal', 'orderTotal']},
];

let database: PredicateDatabase;
beforeAll(async () => {
  database = await openDatabase();
  await createTablesOf(
    database.sql,
    KINDS.flatMap(({paper, item}) => [model.entity(paper), model.entity(item)]),
  );
  for (const {item, link} of KINDS) {
    const {table, field} = model.entity(item);
    await database.sql`create index on ${database.sql(table)} (${database.sql(field[link]?.column ?? '')})`;
  }
});
afterAll(async () => {
  await database.close();
});

function written(units: bigint, places = 2): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Half up, to the digits of the currency, answered in cents. */
function cents(units: bigint, places: number, currency: string): bigint {
  const step = 10n ** BigInt(places - currencyPlaces(currency));
  const whole = (units * 2n + step) / (step * 2n);
  return whole * 10n ** BigInt(2 - currencyPlaces(currency));
}

const amount = fc.bigInt({min: 0n, max: 50_000n});
const line = fc.record({
  qty: fc.integer({min: 1, max: 20_000}),
  price: fc.bigInt({min: 0n, max: 200_000n}),
  isLot: fc.boolean(),
  setupFee: amount,
  moldFee: amount,
  extraFee: amount,
  tariffSurcharge: amount,
  deliveryDiscount: amount,
});
const paper = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KRW'),
  lines: fc.array(line, {minLength: 1, maxLength: 4}),
  setupFee: amount,
  shippingFee: amount,
  additionalCosts: amount,
  declarationFee: amount,
  discounts: fc.tuple(amount, amount, amount),
  rate: fc.bigInt({min: 0n, max: 30_000n}),
});

/** Fees and discounts that somebody can enter: none is finer than its currency. */
function enterable(each: Paper): Paper {
  const step = 10n ** BigInt(2 - currencyPlaces(each.currency));
  const fitting = <T extends object>(values: T, names: readonly (keyof T)[]): T =>
    names.reduce((all, name) => {
      const value = all[name];
      return typeof value === 'bigint' ? {...all, [name]: value - (value % step)} : all;
    }, values);
  const [first = 0n, promo = 0n, order = 0n] = each.discounts.map(part => part - (part % step));
  return {
    ...fitting(each, ['setupFee', 'shippingFee', 'additionalCosts', 'declarationFee']),
    lines: each.lines.map(part =>
      fitting(part, ['setupFee', 'moldFee', 'extraFee', 'tariffSurcharge', 'deliveryDiscount']),
    ),
    discounts: [first, promo, order],
  };
}

type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;
type Paper = typeof paper extends fc.Arbitrary<infer T> ? T : never;

/** By the words of the formula, in whole cents. */
function lineByHand({qty, price, isLot, ...fees}: Line, currency: string): bigint {
  const goods = cents(isLot ? price : BigInt(qty) * price, 4, currency);
  return goods + fees.setupFee + fees.moldFee + fees.extraFee + fees.tariffSurcharge - fees.deliveryDiscount;
}

function byHand({lines, currency, rate, discounts, ...fees}: Paper) {
  const amounts = lines.map(each => lineByHand(each, currency));
  const subtotal = amounts.reduce((sum, each) => sum + each, 0n);
  const net = subtotal + fees.setupFee + fees.shippingFee + fees.additionalCosts + fees.declarationFee;
  const left = net - discounts.reduce((sum, each) => sum + each, 0n);
  const tax = cents(left * rate, 7, currency);
  return {amounts, subtotal, left, tax, total: left + tax};
}

function linesOf({item, link}: Kind, {lines, currency}: Paper, id: number, first: number): readonly Row[] {
  return lines.map(({qty, price, isLot, ...fees}, index) => ({
    id: first + index,
    [link]: id,
    currency,
    unitPrice: written(price, 4),
    priceBasis: isLot ? 'lot' : 'piece',
    ...(item === 'order-product'
      ? {
          quantity: qty,
          toolingCharge: written(fees.setupFee + fees.moldFee),
          additionalCharge: '0.00',
          extraFee: written(fees.extraFee),
          tariffSurcharge: written(fees.tariffSurcharge),
          deliveryDiscount: written(fees.deliveryDiscount),
        }
      : {qty, ...Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, written(value)]))}),
  }));
}

const ZERO = [
  'apoShippingFee',
  'specialGroupOffer',
  'pointsDeduction',
  'couponDiscount',
  'extraDiscount',
  'userLevelDiscount',
];

function headOf({paper: key}: Kind, each: Paper, id: number): Row {
  const {currency, rate, discounts, setupFee, shippingFee, additionalCosts, declarationFee} = each;
  if (key === 'order')
    return {
      id,
      currency,
      shippingFee: written(shippingFee),
      additionalCosts: written(setupFee + additionalCosts + declarationFee),
      taxPrice: written(byHand(each).tax),
      discount: written(discounts.reduce((sum, part) => sum + part, 0n)),
    };
  const [firstOrderDiscount, promoDiscount, orderDiscount] = discounts.map(part => written(part));
  const fees = {setupFee, shippingFee, additionalCosts, declarationFee};
  return {
    id,
    currency,
    taxRate: written(rate, 5),
    ...Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, written(value)])),
    ...Object.fromEntries(ZERO.map(name => [name, '0.00'])),
    firstOrderDiscount,
    promoDiscount,
    orderDiscount,
  };
}

function fieldOf(entity: Entity, name: string): Field {
  const field = entity.field[name];
  if (!field) throw new Error(`${entity.key} has no ${name}.`);
  return field;
}

/** As the form works it out while one types. */
function inJavaScript({paper: key, item, figures: [subtotal, total]}: Kind, head: Row, rows: readonly Row[]) {
  const child = model.entity(item);
  const lines = rows.map(row => ({...row, ...computeFigures(child, row).values}));
  const entity = model.entity(key);
  const sum = rollUp(fieldOf(entity, subtotal), head, {entity: child, records: lines});
  const summed = {...head, [subtotal]: sum && 'value' in sum ? sum.value : null};
  return [lines.map(each => each.amount), summed[subtotal], computeFigures(entity, summed).values[total]];
}

async function inSql({paper: key, item, link, figures}: Kind): Promise<readonly unknown[]> {
  const {sql} = database;
  const [parent, child] = [model.entity(key), model.entity(item)];
  const source = {sql, model, deep: true};
  const [subtotal, total] = figures.map(name => compileFigure(source, parent, fieldOf(parent, name), 't'));
  const own = compileFigure(source, child, fieldOf(child, 'amount'), 'i');
  const column = sql(fieldOf(child, link).column);
  const rows = await sql`
    select array(select (${own})::text from ${sql(child.table)} i where i.${column} = t.id order by i.id),
      (${subtotal ?? sql`null`})::text, (${total ?? sql`null`})::text
    from ${sql(parent.table)} t order by t.id`.values();
  return rows;
}

/** The papers as records of a kind with their lines, numbered from 1. */
function recordsOf(kind: Kind, papers: readonly Paper[]) {
  let next = 1;
  return papers.map((each, index) => {
    const rows = linesOf(kind, each, index + 1, next);
    next += rows.length;
    return {head: headOf(kind, each, index + 1), rows};
  });
}

async function compare(papers: readonly Paper[]): Promise<void> {
  const expected = papers.map(each => {
    const {amounts, subtotal, total} = byHand(each);
    return [amounts.map(part => written(part)), written(subtotal), written(total)];
  });
  for (const kind of KINDS) {
    const made = recordsOf(kind, papers);
    const [parent, child] = [model.entity(kind.paper), model.entity(kind.item)];
    await database.sql`truncate ${database.sql(parent.table)}, ${database.sql(child.table)}`;
    await insert(
      database.sql,
      parent,
      made.map(({head}) => head),
    );
    await insert(
      database.sql,
      child,
      made.flatMap(({rows}) => rows),
    );
    expect(made.map(({head, rows}) => inJavaScript(kind, head, rows))).toEqual(expected);
    expect(await inSql(kind)).toEqual(expected);
  }
}

test('quotation, order and invoice agree with each other, with SQL and with a sum by hand', async () => {
  const possible = paper.map(enterable).filter(each => byHand(each).left >= 0n);
  const papers = fc.sample(possible, {numRuns: PAPERS, seed: 577});
  for (let first = 0; first < papers.length; first += ROUND) await compare(papers.slice(first, first + ROUND));
}, 120_000);
