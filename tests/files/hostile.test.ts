/** Files of strangers that are too much to be read: they are refused, and others do not notice. */
import {Client, signIn} from '../harness/client';
import {asObject, asText} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {imported} from '../engine/transfer';
import {HONEST_WORKBOOK, HOSTILE_DRAWINGS, HOSTILE_PICTURES, HOSTILE_TABLES, type HostileFile} from './hostile-files';

let server: TestServer;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  visitor = new Client(server.url);
  admin = await signIn(server.url, 'admin');
});
afterAll(() => server.stop());

/** Does it while another user is answered again and again. */
async function besides<T>(work: Promise<T>): Promise<T> {
  let underWay = true;
  const done = work.finally(() => { underWay = false; });
  while (underWay) await admin.first('tag-type');
  return done;
}

async function upload(file: HostileFile): Promise<Response> {
  return besides(postFile(visitor, await signedForm(visitor, {systemName: 'customOss'}), file));
}

/** The plain cases always, what takes long with the whole matrix. */
const DRAWINGS = Object.keys(HOSTILE_DRAWINGS).filter(name => isWholeMatrix || name === '6,000 levels');

test.each(DRAWINGS)('a drawing with %s is taken or refused, and others are answered meanwhile', async name => {
  const {status} = await upload({name: 'bomb.svg', content: HOSTILE_DRAWINGS[name]?.() ?? Buffer.alloc(0)});
  expect([201, 413, 415, 422]).toContain(status);
});

test.each(Object.entries(HOSTILE_PICTURES))('%s is refused, or shown small', async (_what, file) => {
  const answer = await upload(file);
  const {url, message} = asObject(await answer.json());
  if (answer.status !== 201) return expect([answer.status, message]).toEqual([422, 'This picture has too many pixels; 100 megapixels are the most.']);
  expect((await besides(fetch(`${server.url}${asText(url)}?size=64`))).status).toBe(200);
});

/** Far more than the limits, and quick to be told so. */
const TABLES = Object.keys(HOSTILE_TABLES).filter(name => isWholeMatrix || ['a cell in the last place of all', '100 MB of spaces, zipped', 'a size that is a lie'].includes(name));

test.each(TABLES)('a table with %s is refused with a reason, and others are answered meanwhile', async name => {
  const content = new Uint8Array(HOSTILE_TABLES[name]?.() ?? Buffer.alloc(0));
  for (const client of name === TABLES[0] ? [admin, admin.speaking('zh')] : [admin]) {
    const {status, message} = await besides(imported(client, 'tag-type', content));
    expect([status, message]).toEqual([422, expect.stringMatching(client.language === 'zh' ? /表格|列|文件/ : /table|Columns|file|called/)]);
  }
});

test('an honest workbook is read', async () => {
  expect(await imported(admin, 'tag-type', new Uint8Array(HONEST_WORKBOOK()), {dryRun: true})).toMatchObject({status: 200, total: 1, created: 1, errors: []});
});
