/**
 * Figures that are kept: asked again they are read from no record, and once something was written that counts, whoever
 * wrote it and in whichever order transactions end, they are those of the records that are there.
 */
import postgres, {type Sql} from 'postgres';
import type {Model} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {forgetOldKeys} from '../../backend/src/database/forget-old';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {Random} from '../migration/random';
import type {Ground} from './reference/figures';
import {figuresBy} from './groups';
import {answerIn, expectedOf, pathOf, queryOf, questionsOf, type Query} from './reference/queries';
import {Records} from './reference/records';
import {changeRecords, makeWorld} from './reference/world';
import {Rates} from './reference/worth';

const model: Model = loadModel();
const questions = questionsOf(model);
const SEEDS = Array.from({length: isWholeMatrix ? 40 : 4}, (_, at) => 700 + at);
/** Questions of each world, and how often something is written between two askings. */
const ASKED = 12;
const ROUNDS = 3;

let server: RunningServer;
let admin: Client;
let sql: Sql;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 3, onnotice: () => undefined});
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

async function ground(): Promise<Ground> {
  return {
    model,
    rates: new Rates(await admin.all('currency-rate')),
    asker: {client: admin},
    records: await Records.fetchedBy(admin, model),
  };
}

async function compareAll(queries: readonly Query[]): Promise<void> {
  const truth = await ground();
  for (const query of queries) {
    const path = pathOf(query);
    const answer = asObject(await admin.mustRest('GET', path));
    expect({path, ...answerIn(query, answer)}).toEqual({path, ...expectedOf(truth, query)});
  }
}

test.each(SEEDS)(
  'world %i: what is asked again after anything was written is that of the records',
  async seed => {
    const random = new Random(seed);
    const salespeople = (await admin.list('user', {range: [0, 4]})).map(idOf);
    const world = await makeWorld(sql, model, random, {salespeople, tag: `k${seed}-${Date.now()}`});
    try {
      const first = await ground();
      const queries = Array.from({length: ASKED}, () => queryOf(first, random.pick(questions), random));
      await compareAll(queries);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const {entity, ids} of world.made.values())
          await changeRecords(sql, model, random, {entity, ids: ids.filter(() => random.chance(0.2))});
        await compareAll(queries);
      }
      const more = await makeWorld(sql, model, random, {salespeople, tag: `m${seed}-${Date.now()}`});
      await compareAll(queries).finally(() => more.remove());
      await compareAll(queries);
    } finally {
      await world.remove();
    }
  },
  240_000,
);

/** A year by months that no other test writes into. */
const YEAR = 'from=2011-01-01&to=2011-12-31&step=month';
const DAYS = ['2011-02-03', '2011-02-20', '2011-11-30'] as const;

async function makeExpenses(): Promise<readonly number[]> {
  const [site] = await admin.list('project', {range: [0, 0]});
  if (!site) throw new Error('There is no platform.');
  const made: number[] = [];
  for (const day of DAYS) {
    const values = {day, amount: '10.00', currency: 'USD', kind: 'advertising', proId: idOf(site)};
    made.push(idOf(await admin.create('expense', values)));
  }
  return made;
}

const path = (more = 'by=time') => `reports/sales-overview?${YEAR}&measures=expenses&${more}`;

async function totalOf(way = path()): Promise<unknown> {
  return asObject(asObject(await admin.mustRest('GET', way)).totals).expenses;
}

describe('expenses of a year of their own', () => {
  let ids: readonly number[] = [];
  beforeEach(async () => {
    ids = await makeExpenses();
  });
  afterEach(async () => {
    await sql`delete from expense where day between '2011-01-01' and '2011-12-31'`;
  });

  test('are told again without looking at one of them', async () => {
    const before = await admin.mustRest('GET', path());
    await sql.begin(async holder => {
      await holder`lock table expense in access exclusive mode`;
      expect(await admin.mustRest('GET', path())).toEqual(before);
    });
  });

  test('numbers of transactions of another database, whose rows were copied here, mean nothing', async () => {
    const far = '8000000000000000000';
    await sql`
      insert into emblem.figure_horizon (xid) values (${far}::text::xid8)
      on conflict (one) do update set xid = excluded.xid`;
    await sql`
      insert into emblem.figure_change (source, of_all, xid) values ('expense', true, ${far}::text::xid8)`;
    try {
      const before = await admin.mustRest('GET', path());
      await sql.begin(async holder => {
        await holder`lock table expense in access exclusive mode`;
        expect(await admin.mustRest('GET', path())).toEqual(before);
      });
    } finally {
      await sql`delete from emblem.figure_horizon`;
      await sql`delete from emblem.figure_change where xid = ${far}::text::xid8`;
    }
  });

  test('what was written and not committed does not count, and does once it is, whoever asked meanwhile', async () => {
    expect(await totalOf()).toBe('30.00');
    const first = await sql.reserve();
    const second = await sql.reserve();
    try {
      await first`begin`;
      await first`update expense set amount = 11 where id = ${ids[0] ?? 0}`;
      await second`begin`;
      await second`update expense set amount = 20 where id = ${ids[2] ?? 0}`;
      expect(await totalOf()).toBe('30.00');
      // The one that began later ends first.
      await second`commit`;
      expect(await totalOf()).toBe('40.00');
      expect(await totalOf()).toBe('40.00');
      await first`commit`;
      expect(await totalOf()).toBe('41.00');
      await first`begin`;
      await first`update expense set amount = 1000 where id = ${ids[0] ?? 0}`;
      await first`rollback`;
      expect(await totalOf()).toBe('41.00');
    } finally {
      first.release();
      second.release();
    }
  });

  test('what moves to another day leaves the one and comes to the other', async () => {
    const months = async () =>
      figuresBy(asObject(await admin.mustRest('GET', path())), 'time', 'expenses').map(
        ([time, expenses]) => `${String(time).slice(0, 7)} ${String(expenses)}`,
      );
    expect(await months()).toEqual(['2011-02 20.00', '2011-11 10.00']);
    await sql`update expense set day = '2011-05-05' where id = ${ids[1] ?? 0}`;
    expect(await months()).toEqual(['2011-02 10.00', '2011-05 10.00', '2011-11 10.00']);
    await sql`delete from expense where id = ${ids[2] ?? 0}`;
    expect(await months()).toEqual(['2011-02 10.00', '2011-05 10.00']);
    await sql`update expense set deleted_at = now() where id = ${ids[0] ?? 0}`;
    expect(await months()).toEqual(['2011-05 10.00']);
  });

  test('a rate that is made, changed or taken away counts from its day on', async () => {
    await sql`update expense set currency = 'GBP' where id = ${ids[1] ?? 0}`;
    const rate = async (day: string, value: number) =>
      idOf(await admin.create('currency-rate', {currency: 'GBP', day, rate: String(value)}));
    const made: number[] = [];
    try {
      made.push(await rate('2011-01-01', 0.5));
      expect(await totalOf()).toBe('40.00');
      made.push(await rate('2011-02-20', 2));
      expect(await totalOf()).toBe('25.00');
      await admin.update('currency-rate', made[1] ?? 0, {rate: '4'});
      expect(await totalOf()).toBe('22.50');
      await admin.remove('currency-rate', made.pop() ?? 0);
      expect(await totalOf()).toBe('40.00');
    } finally {
      await sql`delete from currency_rate where day between '2011-01-01' and '2011-12-31'`;
    }
  });

  test('what was kept before changes were forgotten is made anew', async () => {
    expect(await totalOf()).toBe('30.00');
    await sql`update expense set amount = 12 where id = ${ids[0] ?? 0}`;
    await sql`update emblem.figure_change set at = now() - interval '2 days'`;
    await forgetOldKeys(sql);
    expect(await totalOf()).toBe('32.00');
    expect(await sql`select 1 from emblem.figure_change where at < now() - interval '1 day'`).toEqual([]);
  });
});

/** A payment of an order is confirmed in the year that no other test writes into. */
async function movePayment(): Promise<{readonly id: number; readonly orderId: number; undo(): Promise<void>}> {
  const confirmed = model.entity('payment').field.status?.options?.find(({key}) => key === 'confirmed')?.value;
  const [found] = await sql<{id: number; order_id: number; confirmed_at: string}[]>`
    select p.id::int, p.order_id::int, p.confirmed_at::text from payment p join "order" o on o.id = p.order_id
    where p.status = ${Number(confirmed)} and p.deleted_at is null and o.deleted_at is null and o.is_sample_order <> 1
    order by p.id limit 1`;
  if (!found) throw new Error('There is no confirmed payment.');
  const [order] = await sql`select shipping_country_id, is_sample_order from "order" where id = ${found.order_id}`;
  await sql`update payment set confirmed_at = '2011-03-03T12:00:00Z' where id = ${found.id}`;
  return {
    id: found.id,
    orderId: found.order_id,
    async undo() {
      await sql`update payment set confirmed_at = ${found.confirmed_at}::timestamptz where id = ${found.id}`;
      await sql`
        update "order" set shipping_country_id = ${order?.shipping_country_id ?? null},
          is_sample_order = ${order?.is_sample_order ?? null} where id = ${found.order_id}`;
    },
  };
}

test('what an order becomes is told of its payments, on the days that these count', async () => {
  const {orderId, undo} = await movePayment();
  const byCountry = async () => {
    const answer = await admin.mustRest('GET', `reports/sales-received-overview?${YEAR}&measures=payments&by=country`);
    return figuresBy(asObject(answer), 'country', 'payments');
  };
  try {
    const [one, other] = await sql<{id: number}[]>`select id::int from country order by id limit 2`;
    await sql`update "order" set shipping_country_id = ${one?.id ?? 0} where id = ${orderId}`;
    expect(await byCountry()).toEqual([[one?.id, 1]]);
    await sql`update "order" set shipping_country_id = ${other?.id ?? 0} where id = ${orderId}`;
    expect(await byCountry()).toEqual([[other?.id, 1]]);
    // Of another order nothing here is another.
    await sql`update "order" set updated_at = now() where id <> ${orderId} and id < 20`;
    await sql.begin(async holder => {
      await holder`update "order" set shipping_country_id = ${one?.id ?? 0} where id = ${orderId}`;
      expect(await byCountry()).toEqual([[other?.id, 1]]);
    });
    expect(await byCountry()).toEqual([[one?.id, 1]]);
    await sql`update "order" set is_sample_order = 1 where id = ${orderId}`;
    expect(await byCountry()).toEqual([]);
  } finally {
    await undo();
  }
});
