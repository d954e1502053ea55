/** Figures beside those of days that somebody chooses: of all of these days, however many there are. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';

const REPORT = 'traffic-overview-created';
const VISITORS = {visitors: 5, bounces: 1, channel: 'search', device: 'desktop'};
const MARCH = {from: '2026-03-01', to: '2026-03-02'};
const JANUARY = {compare: 'days', compareFrom: '2026-01-01', compareTo: '2026-01-05'};
const VISITS = {'2026-01-01': 10, '2026-01-02': 20, '2026-01-05': 40, '2026-01-06': 1000, '2026-03-02': 300};

let server: RunningServer;
let admin: Client;
/** All records of this test are of it. */
let platform: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  platform = idOf(await admin.create('project', {proName: uniqueName('Days'), proType: 0, projectIsDefault: 0}));
  for (const [day, visits] of Object.entries(VISITS))
    await admin.create('site-visit', {proId: platform, day, visits, ...VISITORS});
});
afterAll(async () => {
  await server.stop();
});

function addressOf(query: Json): string {
  const entries = {measures: 'visits', ...query, filter: JSON.stringify({platform: [platform]})};
  const search = new URLSearchParams(Object.entries(entries).map(([name, value]) => [name, String(value)]));
  return `reports/${REPORT}?${search.toString()}`;
}

const asked = async (query: Json): Promise<Json> => asObject((await admin.mustRest('GET', addressOf(query))) as Json);

test('totals are of the whole of both periods, and the steps of both are told', async () => {
  const answer = await asked({...MARCH, ...JANUARY, by: 'time'});
  const earlier = asObject(answer.earlier);
  expect([answer.totals, earlier.totals]).toEqual([{visits: 300}, {visits: 70}]);
  expect(earlier.period).toMatchObject({from: '2026-01-01', to: '2026-01-05'});
  expect([asObjects(answer.steps).length, asObjects(earlier.steps).length]).toEqual([2, 5]);
  expect(asObjects(earlier.groups)).toEqual([
    expect.objectContaining({of: {time: '2026-01-01T00:00'}, figures: {visits: 10}}),
    expect.objectContaining({of: {time: '2026-01-02T00:00'}, figures: {visits: 20}}),
    expect.objectContaining({of: {time: '2026-01-05T00:00'}, figures: {visits: 40}}),
  ]);
});

test('chosen days are not cut where the present ones are not over', async () => {
  const days = {from: '2000-01-01', to: '2199-12-31', compareFrom: '1971-02-03', compareTo: '1999-12-31'};
  const earlier = asObject((await asked({...days, compare: 'days'})).earlier);
  expect(earlier.period).toMatchObject({from: '1971-02-03', to: '1999-12-31'});
});

test('steps are those of the longer period, whichever that is', async () => {
  const [day, year] = [
    {from: '2026-03-01', to: '2026-03-01'},
    {from: '2025-01-01', to: '2025-12-31'},
  ];
  const beside = ({from, to}: typeof day) => ({compare: 'days', compareFrom: from, compareTo: to});
  expect(await asked({...day, by: 'time'})).toMatchObject({step: 'hour'});
  expect(await asked({...day, ...beside(year), by: 'time'})).toMatchObject({step: 'month'});
  expect(await asked({...year, ...beside(day), by: 'time'})).toMatchObject({step: 'month'});
});

test.each<[string, Json]>([
  ['compareFrom', {compare: 'days', compareTo: '2026-01-05'}],
  ['compareTo', {compare: 'days', compareFrom: '2026-01-01'}],
  ['compareFrom', {...JANUARY, compareFrom: '2026-02-30'}],
  ['compareFrom', {...JANUARY, compareFrom: '1969-12-31'}],
  ['compareTo', {...JANUARY, compareTo: 'today'}],
  ['compareTo', {...JANUARY, compareTo: '2025-12-31'}],
  ['compareFrom', {...JANUARY, compare: 'earlier'}],
  ['compareTo', {compareTo: '2026-01-05'}],
])('it refuses days that are missing, no days, or asked for by nothing: %s of %j', async (name, query) => {
  const path = addressOf({...MARCH, ...query});
  const [en, zh] = [await admin.rest('GET', path), await admin.speaking('zh').rest('GET', path)];
  expect([en.status, zh.status]).toEqual([400, 400]);
  expect(Object.keys(asObject(asObject(en.body).errors))).toEqual([name]);
  expect(en.text).not.toBe(zh.text);
});
