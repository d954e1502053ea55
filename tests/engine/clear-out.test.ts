/** What the nights clear away: uploads that nothing uses and links that have expired, and nothing else. */
import {existsSync, mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import postgres, {type Sql} from 'postgres';
import {loadModel} from '@emblem/schemas/node';
import {Client, signInMember} from '../harness/client';
import {signInAdmin} from '../harness/administrator';
import {asObject, asText, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {uploadPicture} from '../harness/upload';
import {newRecord} from '../harness/values';
import {uniqueName} from '../harness/world';

const LONG_AGO = new Date(Date.now() - 40 * 24 * 60 * 60_000);
const DEADLINE_MS = 30_000;

let server: TestServer;
let admin: Client;
let visitor: Client;
let sql: Sql;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  visitor = new Client(server.url);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function night(job: string): Promise<void> {
  await sql`select graphile_worker.add_job(${job})`;
  const deadline = Date.now() + DEADLINE_MS;
  while ((await sql`select 1 from graphile_worker.jobs where task_identifier = ${job}`).length > 0)
    if (Date.now() > deadline) throw new Error(`The job was not done:\n${server.log}`);
}

function keyOf(url: string): string {
  return decodeURIComponent(url).replace('/files/', '');
}

function pathOf(url: string): string {
  return join(server.dataDir, 'files', keyOf(url));
}

/** Uploaded long ago, as far as the server can tell. */
async function age(url: string): Promise<string> {
  await sql`update file set created_at = ${LONG_AGO} where key = ${keyOf(url)}`;
  if (existsSync(pathOf(url))) utimesSync(pathOf(url), LONG_AGO, LONG_AGO);
  return url;
}

/** Uploaded just now: the file system keeps the machine's time where the tests are taken to another day. */
async function youngPicture(): Promise<string> {
  const url = await uploadPicture(visitor, 'young.png');
  utimesSync(pathOf(url), new Date(), new Date());
  return url;
}

const oldPicture = async (name = 'picture.png'): Promise<string> => age(await uploadPicture(visitor, name));

async function isKept(url: string): Promise<boolean> {
  const {status} = await visitor.request('GET', encodeURI(decodeURIComponent(url)));
  const hasRow = (await admin.total('file', {key: keyOf(url)})) === 1;
  expect([url, status === 200]).toEqual([url, hasRow]);
  return hasRow;
}

test('uploads that nothing mentions go, with their rows; those just made stay', async () => {
  const unused = await oldPicture();
  const young = await youngPicture();
  const withoutBytes = await oldPicture('lost.png');
  rmSync(pathOf(withoutBytes));
  const withoutRow = '/files/public/quoteManage/bytes-alone.png';
  const broken = join(server.dataDir, 'files/.incoming/broken-off');
  for (const path of [pathOf(withoutRow), broken]) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, 'x');
    utimesSync(path, LONG_AGO, LONG_AGO);
  }
  await night('clearOrphanedFiles');
  expect(await isKept(unused)).toBe(false);
  expect(await isKept(young)).toBe(true);
  expect(await admin.total('file', {key: keyOf(withoutBytes)})).toBe(0);
  expect([pathOf(unused), pathOf(withoutRow), broken].filter(existsSync)).toEqual([]);
});

test('a file that a record, a deleted record, a design or the history mentions stays', async () => {
  const model = loadModel();
  const shown = await oldPicture();
  const colour = await newRecord(admin, model, 'plating-colour', {values: {paltingImg: shown}});
  const ofDeleted = await oldPicture();
  await admin.remove(
    'plating-colour',
    idOf(await newRecord(admin, model, 'plating-colour', {values: {paltingImg: ofDeleted}})),
  );
  const inDesign = await oldPicture();
  const encoded = await oldPicture('图案.png');
  const plain = await oldPicture('原图.png');
  const absolute = await oldPicture();
  const objects = [
    {type: 'image', src: inDesign},
    {src: decodeURI(plain)},
    {type: 'group', objects: [{src: encoded}, {style: `url("https://example.com${absolute}")`}]},
  ];
  await newRecord(admin, model, 'template', {values: {templateFile: {frontData: {objects}, backData: {objects: []}}}});
  const before = await oldPicture();
  const replaced = await newRecord(admin, model, 'plating-colour', {values: {paltingImg: before}});
  await admin.update('plating-colour', idOf(replaced), {paltingImg: shown});
  await night('clearOrphanedFiles');
  for (const url of [shown, ofDeleted, inDesign, encoded, plain, absolute, before])
    expect([url, await isKept(url)]).toEqual([url, true]);
  expect((await admin.get('plating-colour', idOf(colour))).paltingImg).toBe(shown);
});

test('pictures of the world that no upload brought stay where records show them', async () => {
  const urls = (await admin.list('template', {range: [0, 4]})).map(template => asText(template.templateImg ?? ''));
  const pictures = urls.filter(url => url.startsWith('/files/'));
  expect(pictures).not.toEqual([]);
  for (const url of pictures) await age(url);
  await night('clearOrphanedFiles');
  for (const url of pictures) expect((await visitor.request('GET', url)).status).toBe(200);
});

test('shared designs go when their link has expired', async () => {
  const member = await signInMember(server.url, 'visitor@example.com');
  const share = async (): Promise<string> => {
    const layersData = JSON.stringify({frontData: {objects: [{type: 'rect'}]}});
    return asText(
      asObject(
        await member.data('/app/design/designTemplateShare/addDesignTemplateShare', {
          layersData,
          routingName: uniqueName('lapel-pins'),
        }),
      ).secret,
    );
  };
  const [expired, valid] = [await share(), await share()];
  await sql`update share_record set expires_at = ${LONG_AGO} where secret = ${expired}`;
  await night('clearExpiredShares');
  const left = await sql`select secret from share_record where secret in (${expired}, ${valid})`;
  expect(left.map(row => asText(row.secret))).toEqual([valid]);
});
