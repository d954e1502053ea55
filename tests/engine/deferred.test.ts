/**
 * What writes leave for the background (notices, reminders): done if and only if the write stands, once, also after a
 * crash and beside a second process, and whatever becomes of what was left with it.
 */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {messageArrives, messagesOf} from '../harness/messages';
import {ServerProcess} from '../harness/server-process';
import {startServer, type TestServer} from '../harness/server';
import {makeOrder, makePerson, type Person} from '../harness/world';

const RIGHTS = {'order.read': 'own'} as const;

let server: TestServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

const handedOver = ({number}: {readonly number?: unknown}) => `Order for you: ${String(number)}`;

/** Titles, the newest first, once nothing is left to be told of these orders. */
async function messagesAfter(person: Pick<Person, 'client'>, ids: readonly number[]): Promise<readonly string[]> {
  for (;;) {
    const [left] = await sql<{readonly count: number}[]>`
      select count(*)::int as count from emblem.outbox
      where task = 'tellNotice' and payload->>'entity' = 'order' and (payload->>'id')::numeric = any(${[...ids]})`;
    if (left?.count === 0) return messagesOf(person);
  }
}

test('many records are told of, each once, in the order in which they came', async () => {
  const seller = await makePerson(admin, {rights: RIGHTS});
  const orders = [];
  for (let count = 0; count < 8; count += 1) orders.push(await makeOrder(admin, {salesmanId: seller.id}));
  const told = await messagesAfter(seller, orders.map(idOf));
  expect([...told].reverse()).toEqual(orders.map(handedOver));
});

test('two processes tell nothing twice', async () => {
  const second = await ServerProcess.start({DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SEED: 'tiny'});
  try {
    const other = new Client(second.url, admin.token);
    const seller = await makePerson(admin, {rights: RIGHTS});
    const orders = await Promise.all(
      Array.from({length: 10}, (_, index) => makeOrder(index % 2 ? admin : other, {salesmanId: seller.id})),
    );
    const told = await messagesAfter(seller, orders.map(idOf));
    expect([...told].sort()).toEqual(orders.map(handedOver).sort());
  } finally {
    await second.server.kill('SIGTERM');
  }
});

test('nobody hears of a write that is refused', async () => {
  const seller = await makePerson(admin, {rights: RIGHTS});
  const [before] = await sql`select count(*)::int as count from emblem.outbox`;
  const refused = await admin.rest('POST', 'order', {salesmanId: seller.id, memberId: 0});
  expect(refused.status).toBe(422);
  expect(await sql`select count(*)::int as count from emblem.outbox`).toEqual([before]);
  expect(await messagesOf(seller)).toEqual([]);
});

test('what fails is tried again later and holds up nothing that was left with it', async () => {
  const seller = await makePerson(admin, {rights: RIGHTS});
  // No record has such a number: the database refuses to look for it.
  const broken = {entity: 'order', id: 1e30, notification: 'moved', action: 'cancel'};
  const [left] = await sql<{readonly id: string}[]>`
    insert into emblem.outbox (task, payload, due_at)
    values ('tellNotice', ${sql.json(broken)}, now() - interval '1 minute') returning id`;
  const orders = [await makeOrder(admin, {salesmanId: seller.id}), await makeOrder(admin, {salesmanId: seller.id})];
  for (const order of orders) await messageArrives(seller, handedOver(order));
  const [put] = await sql<{readonly attempts: number; readonly isLater: boolean}[]>`
    select attempts, due_at > now() as "isLater" from emblem.outbox where id = ${left?.id ?? 0}`;
  expect(put).toEqual({attempts: 1, isLater: true});
  await sql`delete from emblem.outbox where id = ${left?.id ?? 0}`;
});

test('what a process leaves that is killed, another one does when it starts', async () => {
  const seller = await makePerson(admin, {rights: RIGHTS});
  const order = await makeOrder(admin, {salesmanId: seller.id});
  await messageArrives(seller, handedOver(order));
  await server.kill();
  const notice = {entity: 'order', id: idOf(order), notification: 'moved', action: 'cancel', by: 'Ada', userId: null};
  await sql`insert into emblem.outbox (task, payload, due_at) values ('tellNotice', ${sql.json(notice)}, now())`;
  await server.restart();
  const again = {client: new Client(server.url, seller.client.token)};
  expect(await messagesAfter(again, [idOf(order)])).toHaveLength(2);
});
