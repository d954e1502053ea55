/** Orders that were paid before payments were kept have one afterwards, and currencies their rate by day. */
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {compileModel, type EntitySchema} from '@emblem/schemas';
import {loadModel, loadNavigation, readEntitySchemas} from '@emblem/schemas/node';
import {makeFolder, removeFolder} from '../durability/folder';
import {openDatabase, type MigratedDatabase} from './database';

const FILES = ['0002-payments-of-paid-orders.after.sql', '0003-rates-of-currencies.after.sql'];
const NEW = new Set(['payment', 'credit-memo', 'credit-memo-item', 'currency-rate']);
const FIGURES = ['amountPaid', 'amountRefunded', 'refundsClaimed', 'amountCredited', 'balanceDue'];

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
    'x-indexes': indexes.filter(({fields}) => !fields.some(name => FIGURES.includes(name.replace('-', '')))),
  };
  return schema.$id === 'order' ? kept : {...kept, ...(checks && {'x-checks': checks})};
}

const OLD = readEntitySchemas()
  .filter(({$id}) => !NEW.has($id))
  .map(schema => (schema.$id === 'order' || schema.$id === 'link-order' ? withoutFigures(schema) : schema));

test('what was received is a payment then, what was paid back a credit memo, and rates hold by day', async () => {
  const {sql} = database;
  await database.migrate(compileModel(OLD));
  await sql`insert into currency (code, name, rate) values ('USD', 'US dollar', 1), ('EUR', 'Euro', 0.9)`;
  await sql`insert into project (id, pro_name, sort) overriding system value values (1, 'plain', 1)`;
  await sql`insert into member (id, email, name, pro_id) overriding system value values (1, 'a@example.com', 'Ada', 1)`;
  await sql`
    insert into "order" (id, member_id, pro_id, currency, order_total, payment_status) overriding system value
    values (1, 1, 1, 'USD', 80, 1), (2, 1, 1, 'USD', 80, 2), (3, 1, 1, 'EUR', 90, 3)`;
  await sql`
    insert into link_order (id, member_id, pro_id, currency, amount, payment_status) overriding system value
    values (1, 1, 1, 'USD', 40, 2), (2, 1, 1, 'USD', 50, 0)`;
  await sql`
    insert into refund_order (order_id, pro_id, currency, refund_reason, refund_type, refund_amount, approval_status)
    values (2, 1, 'USD', 4, 1, 20, 6), (2, 1, 'USD', 4, 1, 5, 3),
      (2, 1, 'USD', 4, 1, 7, 1), (3, 1, 'EUR', 5, 2, 90, 7)`;
  for (const file of FILES) cpSync(join(__dirname, '../../backend/migrations', file), join(folder, file));
  await database.migrate(loadModel(), {migrations: folder, navigation: loadNavigation()});
  expect(await sql`select order_id, link_order_id, amount, currency from payment order by id`).toEqual([
    {order_id: 2, link_order_id: null, amount: '80.00', currency: 'USD'},
    {order_id: 3, link_order_id: null, amount: '90.00', currency: 'EUR'},
    {order_id: null, link_order_id: 1, amount: '40.00', currency: 'USD'},
  ]);
  const figures = await sql`
    select amount_paid, amount_refunded, refunds_claimed, amount_credited, balance_due from "order" order by id`;
  expect(figures.map(row => Object.values(row))).toEqual([
    ['0.00', '0.00', '0.00', '0.00', '80.00'],
    ['80.00', '20.00', '27.00', '20.00', '0.00'],
    ['90.00', '90.00', '90.00', '90.00', '0.00'],
  ]);
  expect(await sql`select amount_paid, balance_due from link_order order by id`).toEqual([
    {amount_paid: '40.00', balance_due: '0.00'},
    {amount_paid: '0.00', balance_due: '50.00'},
  ]);
  expect(await sql`select currency, day::text, rate from currency_rate order by currency`).toEqual([
    {currency: 'EUR', day: '2015-01-01', rate: '0.90000000'},
  ]);
});
