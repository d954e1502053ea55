/** Links to us on other sites are looked at, by a real server beside the test that has their pages. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {messagesOf} from '../harness/messages';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

const DEADLINE_MS = 30_000;
const OURS = 'https://www.emblem.example/design/pins/';
const FLOOD = '<p>page</p>'.repeat(300_000);

/** What stands at each path: headers, or the page. */
const PAGES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  '/followed': `<p>See <a href="${OURS}">pins</a></p>`,
  '/alike': '<a href="http://emblem.example/design/pins#top">pins</a>',
  '/nofollow': `<a rel="noopener nofollow" href="${OURS}">pins</a>`,
  '/both': `<a rel="nofollow" href="${OURS}">pins</a> <a href="${OURS}">pins</a>`,
  '/none': '<a href="https://elsewhere.example/">other</a><!-- <a href="https://www.emblem.example/design/pins/"> -->',
  '/script': `<script>document.write('<a href="${OURS}">pins</a>')</script>`,
  '/moved': {Location: '/followed'},
  '/round': {Location: '/round'},
  '/picture': {'Content-Type': 'image/png'},
  '/flood': FLOOD,
  '/broken': `<div>${'<b>'.repeat(20_000)}<a href="${OURS}">pins`,
};

let server: TestServer;
let admin: Client;
let sql: Sql;
let sites: Server;
let base: string;
let siteId: number;

beforeAll(async () => {
  sites = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = PAGES[path];
    if (page === undefined) response.writeHead(path === '/down' ? 503 : 404).end();
    else if (typeof page === 'string') response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
    else response.writeHead(page.Location === undefined ? 200 : 302, page).end();
  });
  await new Promise<void>(resolve => {
    sites.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(sites.address() as AddressInfo).port}`;
  server = await startServer({env: {PRIVATE_PAGES: '1'}});
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  siteId = idOf(await admin.create('link-site', {name: 'Site', url: `https://${uniqueName('site')}.example/`}));
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await server?.stop();
  sites?.closeAllConnections();
  sites?.close();
});

function link(path: string, values: Json = {}): Promise<Json> {
  return admin.create('external-link', {siteId, pageUrl: `${base}${path}`, targetUrl: OURS, ...values});
}

/** Until the background has looked at it. */
async function looked(id: number, from: unknown = null): Promise<Json> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const record = await admin.get('external-link', id);
    if (record.checkedAt !== from) return record;
    if (Date.now() > deadline) throw new Error(`Nobody looked at ${JSON.stringify(record)}\n${server.log}`);
  }
}

async function look(id: number, from: unknown = null): Promise<Json> {
  await admin.action('external-link', 'check', {ids: [id]});
  return looked(id, from);
}

test.each([
  ['/followed', 'live'],
  ['/alike', 'live'],
  ['/both', 'live'],
  ['/broken', 'live'],
  ['/moved', 'live'],
  ['/nofollow', 'nofollow'],
  ['/none', 'missing'],
  ['/script', 'missing'],
  ['/gone', 'missing'],
  ['/picture', 'missing'],
  ['/down', 'unreachable'],
  ['/round', 'unreachable'],
  ['/flood', 'unreachable'],
])('%s is %s', async (path, status) => {
  const {status: found, outcome} = await look(idOf(await link(path)));
  expect([found, typeof outcome]).toEqual([status, 'string']);
});

test('whoever placed a link that is gone is told once; one that leads elsewhere now is looked at anew', async () => {
  const owner = await makePerson(admin, {rights: {'external-link.read': 'own'}});
  const id = idOf(await link(`/alike?${uniqueName('x')}`, {ownerId: owner.id}));
  const first = await look(id);
  expect(first.status).toBe('live');
  const moved = await admin.update('external-link', id, {targetUrl: `${OURS}other/`});
  expect(moved).toMatchObject({status: 'unchecked', checkedAt: null, outcome: null});
  expect((await look(id)).status).toBe('missing');
  expect(await messagesOf(owner)).toEqual([]);
  // One that was there, and is gone.
  await admin.update('external-link', id, {targetUrl: OURS});
  const again = await look(id);
  await sql`update external_link set page_url = ${`${base}/none?${id}`} where id = ${id}`;
  await look(id, again.checkedAt);
  expect(await messagesOf(owner)).toEqual(['A link to us is gone']);
});

test('what was taken down is not looked at, and no longer counts', async () => {
  const site = idOf(await admin.create('link-site', {name: 'Other', url: `https://${uniqueName('site')}.example/`}));
  const id = idOf(await link(`/followed?${uniqueName('x')}`, {siteId: site}));
  expect(await admin.get('link-site', site)).toMatchObject({linkCount: 1});
  await admin.action('external-link', 'take-down', {ids: [id]});
  await admin.action('external-link', 'check', {ids: [id]});
  const other = idOf(await link(`/nofollow?${uniqueName('x')}`));
  await look(other);
  expect(await admin.get('external-link', id)).toMatchObject({status: 'removed', checkedAt: null});
  expect(await admin.get('link-site', site)).toMatchObject({linkCount: 0});
});
