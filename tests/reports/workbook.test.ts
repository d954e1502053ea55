/** A report as a workbook: numbers are numbers, days are days, and a second sheet says how they are made. */
import readSheets from 'read-excel-file/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName} from '../harness/world';

const REPORT = 'traffic-overview-created';
const QUERY = {
  from: '2026-03-01',
  to: '2026-03-02',
  compare: 'days',
  compareFrom: '2026-01-01',
  compareTo: '2026-01-03',
  format: 'xlsx',
};
const VISITORS = {visitors: 5, bounces: 100, channel: 'search', device: 'desktop'};

let server: RunningServer;
let admin: Client;
let platform: number;
let name: string;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  name = `=${uniqueName('Sheet')}`;
  platform = idOf(await admin.create('project', {proName: name, proType: 0, projectIsDefault: 0}));
  for (const [day, visits] of Object.entries({'2026-01-03': 200, '2026-03-02': 400}))
    await admin.create('site-visit', {proId: platform, day, visits, ...VISITORS});
});
afterAll(async () => {
  await server.stop();
});

const addressOf = (report: string, query: Record<string, string>): string =>
  `${server.url}/rest/reports/${report}?${new URLSearchParams({
    filter: JSON.stringify({platform: [platform]}),
    ...QUERY,
    ...query,
  }).toString()}`;

async function workbookOf(language: 'en' | 'zh', query: Record<string, string>, report = REPORT) {
  const answer = await fetch(addressOf(report, query), {headers: {token: admin.token ?? '', language}});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  return readSheets(Buffer.from(await answer.arrayBuffer()));
}

test('steps are days beside days, figures are numbers, and what stands alone has its own row', async () => {
  const [figures] = await workbookOf('en', {by: 'time', measures: 'visits,bounceRate'});
  const beside = '2026-01-01 – 2026-01-03';
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(figures?.data).toEqual([
    ['Time', `Time (${beside})`, 'Visits', 'Bounce rate', `Visits (${beside})`, `Bounce rate (${beside})`],
    [day('2026-03-01'), day('2026-01-01'), null, null, null, null],
    [day('2026-03-02'), day('2026-01-02'), 400, 0.25, null, null],
    [null, day('2026-01-03'), null, null, 200, 0.5],
    ['Total', null, 400, 0.25, 200, 0.5],
  ]);
});

test('a second sheet tells periods, filters and how figures are made, in the language of the reader', async () => {
  for (const [language, words] of [
    ['en', ['About', 'Period', 'Compared with', 'Filter: Platform', 'How it is made']],
    ['zh', ['说明', '期间', '对比期间', '筛选: 平台', '计算方式']],
  ] as const) {
    const [, about] = await workbookOf(language, {by: 'platform', measures: 'visits'});
    expect([about?.sheet, ...(about?.data ?? []).map(([label]) => label)]).toEqual(expect.arrayContaining([...words]));
  }
});

test('a name that begins like a formula stays a text', async () => {
  const [figures] = await workbookOf('en', {by: 'platform', measures: 'visits'});
  expect(figures?.data[1]?.[0]).toBe(name);
});

test('amounts name their currency', async () => {
  const memberId = idOf(await makeMember(admin, {proId: platform}));
  await admin.create('order', {proId: platform, memberId, shippingFee: '12.34', currency: 'USD'});
  const all = {from: '1970-01-01', to: '2199-12-31', compare: '', compareFrom: '', compareTo: '', by: 'platform'};
  const [figures] = await workbookOf('en', {...all, measures: 'orderAmount'}, 'sales-overview');
  expect(figures?.data.map(([, amount]) => amount)).toEqual(['Ordered (USD)', 12.34, 12.34]);
});

test('it leaves with the right to export the records alone; other formats are refused', async () => {
  const rights = {'site-visit.read': 'all', 'project.read': 'all'} as const;
  const {client: reader} = await makePerson(admin, {rights});
  const {client: taker} = await makePerson(admin, {rights: {...rights, 'site-visit.export': 'all'}});
  const path = new URL(addressOf(REPORT, {by: 'platform', measures: 'visits'}));
  const ask = async ({token}: Client) => (await fetch(path, {headers: {token: token ?? '', language: 'en'}})).status;
  expect([await ask(reader), await ask(taker)]).toEqual([403, 200]);
  const refused = await admin.rest('GET', `reports/${REPORT}?format=pdf`);
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([400, ['format']]);
});

test('a dozen that are asked for at once come whole, one after the other, and hold up no list', async () => {
  const path = new URL(addressOf(REPORT, {by: 'platform', measures: 'visits'}));
  const answers = Array.from({length: 12}, () => fetch(path, {headers: {token: admin.token ?? '', language: 'en'}}));
  expect(await admin.total('site-visit', {proId: platform})).toBe(2);
  for (const answer of await Promise.all(answers)) {
    const [figures] = await readSheets(Buffer.from(await answer.arrayBuffer()));
    expect(figures?.data).toHaveLength(3);
  }
}, 60_000);
