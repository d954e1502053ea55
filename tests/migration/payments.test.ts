/**
 * Orders that were paid before payments were kept have one afterwards, currencies their rate by day, and drafts of
 * papers the amounts that follow from what is entered.
 */
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {compileModel, type EntitySchema} from '@emblem/schemas';
import {loadModel, loadNavigation, readEntitySchemas} from '@emblem/schemas/node';
import {differences} from '../../backend/src/read/recheck';
import {makeFolder, removeFolder} from '../durability/folder';
import {openDatabase, type MigratedDatabase} from './database';

const FILES = [
  '0002-payments-of-paid-orders.after.sql',
  '0003-rates-of-currencies.after.sql',
  '0004-amounts-of-papers.after.sql',
  '0005-payments-of-invoices.after.sql',
  '0006-people-of-refund-approvals.after.sql',
  '0007-what-orders-have-left-to-refund.after.sql',
  '0011-sellers-of-platforms.after.sql',
  '0012-orders-of-lines.after.sql',
  '0018-digits-of-amounts.after.sql',
];
const NEW = new Set([
  'payment',
  'credit-memo',
  'credit-memo-item',
  'currency-rate',
  'market-profile',
  'bank-account',
  'bank-statement',
  'bank-statement-line',
]);
/** What invoices, quotations and their items had not. */
const AMOUNTS = [
  'amountCredited',
  'shippingFee',
  'declarationFee',
  'netAmount',
  'discountTotal',
  'taxRate',
  'priceBasis',
  'piecePrice',
];
const FIGURES = [
  'amountPaid',
  'amountRefunded',
  'refundsClaimed',
  'refundable',
  'amountCredited',
  'balanceDue',
  'voucherPaid',
  'openInvoices',
];

let database: MigratedDatabase;
let folder: string;
beforeAll(async () => {
  folder = makeFolder();
  database = await openDatabase();
});
afterAll(async () => {
  await database.close();
  await removeFolder(folder);
});

/** As orders were before payments. */
function withoutFigures(schema: EntitySchema): EntitySchema {
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !FIGURES.includes(name)));
  const {'x-checks': checks, 'x-indexes': indexes = [], ...rest} = schema;
  const kept = {
    ...rest,
    properties,
    'x-indexes': indexes
      .filter(({fields}) => !fields.some(name => FIGURES.includes(name.replace('-', ''))))
      .map(({include = [], ...index}) => ({...index, include: include.filter(name => !FIGURES.includes(name))})),
  };
  return schema.$id === 'order' ? kept : {...kept, ...(checks && {'x-checks': checks})};
}

/** As papers were when their amounts were typed. */
function typed(schema: EntitySchema): EntitySchema {
  const {'x-checks': _checks, 'x-workflow': _workflow, 'x-indexes': indexes = [], ...rest} = schema;
  const lacks = (name: string) => schema.$id.endsWith('-item') && name === 'orderId';
  const properties = Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => !AMOUNTS.includes(name) && !(schema.$id.startsWith('invoice') && name === 'setupFee'))
      .filter(([name]) => !lacks(name))
      .map(([name, {'x-computed': _computed, ...property}]) => [name, property]),
  );
  return {...rest, properties, 'x-indexes': indexes.filter(({fields}) => !fields.some(lacks))};
}

const PAPERS = ['invoice', 'invoice-item', 'quotation', 'quotation-item'];

const OLD = readEntitySchemas()
  .filter(({$id}) => !NEW.has($id))
  .map(schema => (schema.$id === 'order' || schema.$id === 'link-order' ? withoutFigures(schema) : schema))
  .map(schema => (PAPERS.includes(schema.$id) ? typed(schema) : schema));

/** Two drafts and a confirmed invoice, each typed as 100.00 with 10.00 of tax. */
async function plantPapers(): Promise<void> {
  const {sql} = database;
  await sql`
    insert into invoice (id, number, order_id, pro_id, invoice_date, bill_to, currency, subtotal, apo_shipping_fee,
      tax_price, promo_discount, final_total, confirm_status, amount_paid, gift_voucher) overriding system value
    select n, 'INV' || n, 4, 1, '2026-05-04', 'Ann', 'USD', 90, 5, 10, 5,
      case n when 3 then 101.00 else 100.00 end, case n when 3 then 1 else 0 end,
      case n when 1 then 40 when 3 then 60 else 0 end, case n when 3 then 10 else 0 end
    from generate_series(1, 3) n`;
  await sql`
    insert into order_product (id, order_id, name, quantity) overriding system value
    values (1, 3, 'Pins', 201), (2, 4, 'Pins', 201)`;
  await sql`
    insert into invoice_item (invoice_id, order_product_id, description, qty, unit_price, mold_fee, amount, currency)
    select n, case n when 1 then 1 else 2 end, 'Pins', 201, 0.0050, 98.99, 90, 'EUR'
    from generate_series(1, 3) n where n <> 2`;
  await sql`
    insert into quotation (id, number, pro_id, quotation_date, valid_until, bill_to, currency, subtotal, final_total,
      status) overriding system value
    values (1, 'QUO1', 1, '2026-05-04', '2026-06-04', 'Ann', 'JPY', 86.42, 86.42, 'draft'),
      (2, 'QUO2', 1, '2026-05-04', '2026-06-04', 'Ann', 'JPY', 86.42, 86.42, 'sent')`;
  await sql`
    insert into quotation_item (quotation_id, description, qty, unit_price, amount, currency)
    values (1, 'Pins', 7, 12.3456, 86.42, 'JPY'), (2, 'Pins', 7, 12.3456, 86.42, 'JPY')`;
}

/** The first refund was asked for by one, and approved by two others; asking for the second was done twice. */
async function plantApprovals(): Promise<void> {
  const {sql} = database;
  await sql`
    insert into "user" (id, user_name, is_admin, state) overriding system value
    values (1, 'asker', false, 1), (2, 'manager', false, 1), (3, 'approver', false, 1)`;
  await sql`
    insert into emblem.audit (entity, record_id, action, actor_kind, actor_id, actor_name)
    values ('refund-order', 1, 'create', 'staff', 1, 'asker'), ('refund-order', 2, 'create', 'staff', 1, 'asker')`;
  await sql`
    insert into state_change (entity, record_id, property, "to", action, actor_kind, user_id, actor_name)
    values ('refund-order', 1, 'approvalStatus', '2', 'manager-approve', 'staff', 2, 'manager'),
      ('refund-order', 1, 'approvalStatus', '4', 'admin-approve', 'staff', 3, 'approver'),
      ('refund-order', 2, 'approvalStatus', '8', 'ask-again', 'staff', 3, 'approver')`;
}

test('what was received is a payment then, what was paid back a credit memo, and rates hold by day', async () => {
  const {sql} = database;
  await database.migrate(compileModel(OLD));
  await sql`insert into currency (code, name, rate) values ('USD', 'US dollar', 1), ('EUR', 'Euro', 0.9)`;
  await sql`insert into project (id, pro_name, sort) overriding system value values (1, 'plain', 1)`;
  await sql`insert into member (id, email, name, pro_id) overriding system value values (1, 'a@example.com', 'Ada', 1)`;
  await sql`
    insert into "order" (id, member_id, pro_id, currency, order_total, payment_status) overriding system value
    values (1, 1, 1, 'USD', 80, 1), (2, 1, 1, 'USD', 80, 2), (3, 1, 1, 'EUR', 90, 3), (4, 1, 1, 'USD', 300, 1)`;
  await sql`
    insert into link_order (id, member_id, pro_id, currency, amount, payment_status) overriding system value
    values (1, 1, 1, 'USD', 40, 2), (2, 1, 1, 'USD', 50, 0)`;
  await sql`
    insert into refund_order (id, order_id, pro_id, currency, refund_reason, refund_type, refund_amount,
      approval_status) overriding system value
    values (1, 2, 1, 'USD', 4, 1, 20, 6), (2, 2, 1, 'USD', 4, 1, 5, 3),
      (3, 2, 1, 'USD', 4, 1, 7, 1), (4, 3, 1, 'EUR', 5, 2, 90, 7)`;
  await sql`
    insert into office (id, office_name, company_name, city, state) overriding system value
    values (1, 'Berlin', 'Emblem GmbH', 'Berlin', 1), (2, 'Closed', 'Emblem Ltd', 'Leeds', 0)`;
  await sql`insert into office__platform_ids (office_id, target_id) values (1, 1), (2, 1)`;
  await plantPapers();
  await plantApprovals();
  for (const file of FILES) cpSync(join(__dirname, '../../backend/migrations', file), join(folder, file));
  const said: string[] = [];
  await database.migrate(loadModel(), {migrations: folder, navigation: loadNavigation(), log: line => said.push(line)});
  expect(await sql`select order_id, link_order_id, amount, currency from payment order by id`).toEqual([
    {order_id: 2, link_order_id: null, amount: '80.00', currency: 'USD'},
    {order_id: 3, link_order_id: null, amount: '90.00', currency: 'EUR'},
    {order_id: null, link_order_id: 1, amount: '40.00', currency: 'USD'},
    {order_id: 4, link_order_id: null, amount: '10.00', currency: 'USD'},
    {order_id: 4, link_order_id: null, amount: '100.00', currency: 'USD'},
  ]);
  expect(
    await sql`
      select company_name, city, target_id::int from market_profile
      join market_profile__platform_ids on market_profile_id = id`,
  ).toEqual([{company_name: 'Emblem GmbH', city: 'Berlin', target_id: 1}]);
  const people = await sql`
    select asked_by_id, manager_approved_by_id, admin_approved_by_id from refund_order order by id limit 3`;
  expect(people.map(row => Object.values(row).map(id => (id === null ? null : Number(id))))).toEqual([
    [1, 2, 3],
    [3, null, null],
    [null, null, null],
  ]);
  const figures = await sql`
    select amount_paid, amount_refunded, refunds_claimed, refundable, amount_credited, balance_due
    from "order" order by id`;
  expect(figures.map(row => Object.values(row))).toEqual([
    ['0.00', '0.00', '0.00', '0.00', '0.00', '80.00'],
    ['80.00', '20.00', '27.00', '53.00', '20.00', '0.00'],
    ['90.00', '90.00', '90.00', '0.00', '90.00', '0.00'],
    ['110.00', '0.00', '0.00', '110.00', '0.00', '190.00'],
  ]);
  expect(await sql`select amount_paid, balance_due from link_order order by id`).toEqual([
    {amount_paid: '40.00', balance_due: '0.00'},
    {amount_paid: '0.00', balance_due: '50.00'},
  ]);
  expect(await sql`select currency, day::text, rate from currency_rate order by currency`).toEqual([
    {currency: 'EUR', day: '2015-01-01', rate: '0.90000000'},
  ]);
  expect(
    (
      await sql`select subtotal, net_amount, discount_total, tax_rate, tax_price, final_total from invoice order by id`
    ).map(row => Object.values(row)),
  ).toEqual([
    ['100.00', '105.00', '5.00', '0.10000', '10.00', '110.00'],
    ['0.00', '5.00', '5.00', '0.00000', '0.00', '0.00'],
    ['90.00', '95.00', '5.00', '0.11111', '10.00', '101.00'],
  ]);
  expect(
    (await sql`select amount, piece_price, currency from invoice_item order by id`).map(row => Object.values(row)),
  ).toEqual([
    ['100.00', '0.0050', 'USD'],
    ['90.00', '0.0050', 'EUR'],
  ]);
  expect((await sql`select subtotal, final_total from quotation order by id`).map(row => Object.values(row))).toEqual([
    ['86.00', '86.00'],
    ['86.42', '86.42'],
  ]);
  expect(await sql`select order_id::int from invoice_item order by id`).toEqual([{order_id: 4}, {order_id: 4}]);
  expect(await sql`select order_id from quotation_item order by id`).toEqual([{order_id: null}, {order_id: null}]);
  expect(said.filter(line => line.includes('of another order'))).toEqual([
    'migrations: invoice INV1: the line "Pins" names a product of another order',
  ]);
  expect(said.filter(line => line.includes('come to'))).toEqual([
    'migrations: invoice INV1, a draft, came to 100.00 as it was typed; its items, fees and discounts come to 110.00',
    'migrations: invoice INV2, a draft, came to 100.00 as it was typed; its items, fees and discounts come to 0.00',
    'migrations: invoice INV3 keeps its total of 101.00 as it was sent; its items, fees and discounts come to 100.00',
    'migrations: quotation QUO1, a draft, came to 86.42 as it was typed; its items, fees and discounts come to 86.00',
  ]);
  const paid = await sql`
    select gift_voucher, amount_paid, balance_due, payment_status from invoice order by id`;
  expect(paid.map(row => Object.values(row))).toEqual([
    ['0.00', '9.00', '101.00', 'partial'],
    ['0.00', '0.00', '0.00', 'unpaid'],
    ['10.00', '91.00', '0.00', 'paid'],
  ]);
  for (const key of PAPERS)
    for await (const wrong of differences({model: loadModel(), sql}, key)) expect(wrong).toEqual([]);
  expect(await sql`select voucher_paid, open_invoices from "order" order by id`).toEqual([
    ...Array.from({length: 3}, () => ({voucher_paid: '0.00', open_invoices: 0})),
    {voucher_paid: '10.00', open_invoices: 1},
  ]);
});
