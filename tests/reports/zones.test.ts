/**
 * Time zones by their names, at every door that takes one. An offset such as `+05:30` is none: PostgreSQL reads it the
 * other way round, so that figures would be those of the other side of the world.
 */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {makeQuarters} from './quarters';

const DAY = '2024-06-12';
const NAMES = ['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'asia/shanghai'];
const NONE = [
  '+05:30',
  '-05:00',
  '+0530',
  '+05',
  '05:30',
  'UTC+5',
  'GMT+05:30',
  '<+05>-05',
  'PST8',
  'Mars/Olympus',
  "UTC'--",
];
/** All year five hours behind UTC. */
const WEST = ['Etc/GMT+5', 'America/Bogota'];

let server: RunningServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

function reportPath(timeZone: string, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({measures: 'count', by: 'time', from: DAY, to: DAY, timeZone, ...more});
  return `reports/inquiries-overview?${search.toString()}`;
}

const figures = (timeZone: string) => admin.call('/app/sales/figures', {range: 'year', timeZone}, 'GET');

test.each(NONE)('%s is no time zone, for whomever asks', async zone => {
  for (const path of [reportPath(zone), reportPath(zone, {format: 'xlsx'})]) {
    const answer = await admin.rest('GET', path);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('There is no such time zone.');
  }
  expect(await figures(zone)).toMatchObject({code: '422'});
  const platform = await admin.rest('POST', 'project', {proName: uniqueName('Zone'), timeZone: zone});
  expect(platform.status).toBe(422);
  expect(asObject(asObject(platform.body).errors)).toHaveProperty('timeZone');
});

test.each(NAMES)('%s is one', async zone => {
  expect((await admin.rest('GET', reportPath(zone))).status).toBe(200);
  expect((await admin.rest('GET', reportPath(zone, {format: 'xlsx'}))).status).toBe(200);
  expect(await figures(zone)).toMatchObject({code: '200'});
});

test('a zone that is called by its distance is where it says, as another one at the same distance', async () => {
  const platform = await makeQuarters({admin, sql}, DAY);
  const answer = async (zone: string, more: Record<string, string>): Promise<Json> =>
    asObject(await admin.mustRest('GET', reportPath(zone, {filter: JSON.stringify({platform: [platform]}), ...more})));
  const asked: readonly Record<string, string>[] = [
    {step: 'hour'},
    {step: 'day', from: '2024-06-10', to: '2024-06-14'},
  ];
  for (const more of asked) {
    const [named, same] = await Promise.all(WEST.map(zone => answer(zone, more)));
    expect(named).toEqual(same);
    expect(asObjects(named?.groups).length).toBeGreaterThan(1);
  }
  const {steps} = await answer('Etc/GMT+5', {step: 'hour'});
  expect(asObjects(steps).at(0)?.since).toBe(`${DAY}T05:00:00.000Z`);

  const [named, same] = await Promise.all(
    WEST.map(async zone => asObject(await admin.data('/app/sales/figures', {range: 'year', timeZone: zone}, 'GET'))),
  );
  expect(named).toEqual(same);
  const months = asObjects(asObjects(named?.figures)[0]?.steps).map(({since}) => asText(since));
  expect(months).toHaveLength(12);
  expect(months.filter(since => !since.endsWith('-01T05:00:00.000Z'))).toEqual([]);
});

test('what is a time zone is one to PostgreSQL, too', async () => {
  const rows = await sql<{name: string}[]>`select name from pg_timezone_names`;
  const known = new Set(rows.map(({name}) => name.toLowerCase()));
  const meant = Intl.supportedValuesOf('timeZone').map(
    timeZone => new Intl.DateTimeFormat('en', {timeZone}).resolvedOptions().timeZone,
  );
  expect(meant.length).toBeGreaterThan(300);
  expect(meant.filter(name => !known.has(name.toLowerCase()))).toEqual([]);
});
