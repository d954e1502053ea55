/** What came in over a range of the calendar: counts and amounts that the reader may see, on the reader's clock. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makeMember, makePerson, type Person} from '../harness/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long before now each of the records was made. */
const AGES = [0, HOUR, 20 * HOUR, 30 * HOUR, 3 * DAY, 9 * DAY, 40 * DAY, 200 * DAY, 400 * DAY];
const RANGES = ['today', 'yesterday', 'week', 'month', 'year'] as const;
const ZONES = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles'];
const STEPS: Readonly<Record<string, number | undefined>> = {today: 24, yesterday: 24, week: 7, year: 12};

let server: TestServer;
let admin: Client;
let sql: Sql;
let seller: Person;
let madeAt: readonly Date[];

async function make(entity: 'inquiry' | 'order', at: Date, values: Record<string, unknown>): Promise<number> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const id = idOf(await admin.create(entity, {proId, salesmanId: seller.id, ...values}));
  await sql`update ${sql(entity)} set created_at = ${at} where id = ${id}`;
  return id;
}

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  seller = await makePerson(admin, {rights: {'inquiry.read': 'own'}});
  madeAt = AGES.map(age => new Date(Date.now() - age));
  for (const at of madeAt) await make('inquiry', at, {name: 'Axel Visitor', email: 'axel@example.com', quantity: 100});
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function figures(client: Client, range: string, timeZone = 'UTC'): Promise<Record<string, unknown>> {
  return asObject(await client.data('/app/sales/figures', {range, timeZone}, 'GET'));
}

/** `2026-11-21` on the clock of the zone. */
const dateIn = (timeZone: string, at: Date): string => at.toLocaleDateString('sv-SE', {timeZone});
const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
/** 1 January 1970 was a Thursday. */
const weekOf = (date: string): number => Math.floor((daysOf(date) + 3) / 7);

const HOLDS: Readonly<Record<(typeof RANGES)[number], (date: string, today: string) => boolean>> = {
  today: (date, today) => date === today,
  yesterday: (date, today) => daysOf(date) === daysOf(today) - 1,
  week: (date, today) => weekOf(date) === weekOf(today),
  month: (date, today) => date.slice(0, 7) === today.slice(0, 7),
  year: (date, today) => date.slice(0, 4) === today.slice(0, 4),
};

describe('[CO-748] the ranges of the dashboard', () => {
  test.each(RANGES.flatMap(range => ZONES.map(zone => [range, zone] as const)))(
    '%s holds what came in by the clock of %s, step by step',
    async (range, zone) => {
      const today = dateIn(zone, new Date());
      const expected = madeAt.filter(at => HOLDS[range](dateIn(zone, at), today));
      const [inquiries, ...others] = asObjects((await figures(seller.client, range, zone)).figures);
      expect(others).toEqual([]);
      expect(inquiries).toMatchObject({entity: 'inquiry', count: expected.length});
      const steps = asObjects(inquiries?.steps);
      const daysOfMonth = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate();
      expect(steps).toHaveLength(STEPS[range] ?? daysOfMonth);
      const length = range === 'year' ? 7 : 10;
      for (const at of expected) {
        const day = dateIn(zone, at).slice(0, length);
        const counted = steps
          .filter(step => String(step.at).startsWith(day))
          .reduce((sum, step) => sum + Number(step.count), 0);
        expect(counted).toBe(expected.filter(other => dateIn(zone, other).startsWith(day)).length);
      }
    },
  );

  test('of some platforms alone, if they are named', async () => {
    const proId = Number(asObject(await admin.first('inquiry', {name: 'Axel Visitor'})).proId);
    const counted = async (proIds: number) =>
      asObjects(
        asObject(await admin.data('/app/sales/figures', {range: 'year', proIds: String(proIds)}, 'GET')).figures,
      )[0]?.count;
    const all = asObjects((await figures(admin, 'year')).figures)[0]?.count;
    expect(await counted(proId)).toBeGreaterThan(0);
    expect(await counted(999_999)).toBe(0);
    expect(all).toBeGreaterThanOrEqual(Number(await counted(proId)));
    expect(await admin.call('/app/sales/figures', {range: 'year', proIds: 'one'}, 'GET')).toMatchObject({code: '422'});
  });

  test('no other range is there, nor a time zone that nobody knows', async () => {
    for (const input of [
      {range: 'decade'},
      {},
      {range: 'today', timeZone: 'Mars/Olympus'},
      {range: 'today', timeZone: "UTC'--"},
    ])
      expect(await admin.call('/app/sales/figures', input, 'GET')).toMatchObject({code: '422'});
  });
});

/** Into a currency that nobody takes any more, and that has no rate. */
async function takeUnrated(id: number): Promise<void> {
  await sql`update "order" set currency = 'XXX' where id = ${id}`;
}

test('amounts are in US dollars; neither cancelled orders count nor currencies without a rate', async () => {
  const {client, id} = await makePerson(admin, {rights: {'order.read': 'own'}});
  seller = {...seller, id};
  await admin.update('currency', idOf(await admin.first('currency', {code: 'EUR'})), {rate: '0.8'});
  const now = new Date();
  const {id: memberId} = await makeMember(admin);
  const order = (currency: string, shippingFee: string) => make('order', now, {memberId, currency, shippingFee});
  await order('USD', '10');
  await order('EUR', '40');
  await takeUnrated(await order('USD', '7'));
  const cancelled = await order('USD', '1000');
  await sql`update "order" set status = 11 where id = ${cancelled}`;
  const [orders] = asObjects((await figures(client, 'today')).figures);
  expect(orders).toMatchObject({entity: 'order', count: 3, amount: '60.00', withoutRate: ['XXX']});
});

test('a report adds up by the rate of the day, the latest at or before it, and says what has none', async () => {
  const {client, id} = await makePerson(admin, {rights: {'order.read': 'own'}});
  seller = {...seller, id};
  const now = Date.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const {id: memberId} = await makeMember(admin);
  for (const [age, rate] of [
    [30, '0.5'],
    [20, '0.4'],
  ] as const)
    await admin.create('currency-rate', {currency: 'CHF', day: dayOf(now - age * DAY), rate, source: 'Test'});
  const order = (currency: string, shippingFee: string, age: number) =>
    make('order', new Date(now - age * DAY), {memberId, currency, shippingFee});
  await order('USD', '10', 25);
  await order('CHF', '10', 30);
  await order('CHF', '10', 21);
  await order('CHF', '10', 20);
  await takeUnrated(await order('USD', '7', 10));
  await takeUnrated(await order('USD', '8', 12));
  const asked = async (currency: string) => {
    const query = new URLSearchParams({
      from: dayOf(now - 31 * DAY),
      to: dayOf(now),
      measures: 'amount,average',
      currency,
    });
    return asObject((await client.rest('GET', `reports/orders-overview?${query.toString()}`)).body);
  };
  const inDollars = {
    base: 'USD',
    totals: {amount: '75.00', average: '18.7500'},
    withoutRate: ['XXX'],
    recordsWithoutRate: 2,
  };
  expect(await asked('')).toMatchObject(inDollars);
  // What is in it already needs no rate; the dollars are those of their day.
  expect(await asked('CHF')).toMatchObject({
    base: 'CHF',
    totals: {amount: '35.00', average: '8.7500'},
    recordsWithoutRate: 2,
  });
  expect(await asked('XXX')).toMatchObject({
    base: 'XXX',
    totals: {amount: '15.00', average: '7.5000'},
    recordsWithoutRate: 4,
  });
});

test('nobody learns what they may not read', async () => {
  const outsider = await makePerson(admin, {rights: {'country.read': 'all'}});
  expect((await outsider.client.call('/app/sales/figures', {range: 'year'}, 'GET')).code).toBe('403');
  const other = await makePerson(admin, {rights: {'inquiry.read': 'own', 'order.read': 'own'}});
  expect(asObjects((await figures(other.client, 'year')).figures)).toMatchObject([
    {entity: 'inquiry', count: 0, amount: null},
    {entity: 'order', count: 0, amount: null},
  ]);
});
