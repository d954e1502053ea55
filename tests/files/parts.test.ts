/** Parts and preconditions, as HTTP has them: of uploads and of the files of the pages alike. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {PNG, uploadPicture} from '../harness/upload';
import {sendRaw} from '../hostile/request';

let server: RunningServer;
let admin: Client;
let upload: string;
/** A script of the console, as its page names it. */
let script: string;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  upload = await uploadPicture(admin, 'part.png');
  const page = await (await fetch(`${server.url}/ly/login`)).text();
  script = /src="(\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
  sendRaw(server.url, {method, path, headers: {language: 'en', ...headers}});

const KINDS = ['an upload', 'a file of a page'] as const;
const pathOf = (kind: (typeof KINDS)[number]) => (kind === 'an upload' ? upload : script);

describe.each(KINDS)('%s', kind => {
  test.each(['bytes=0-3', 'bytes=-4', 'bytes=5-'])('Range: %s is answered with the part', async range => {
    expect((await ask(pathOf(kind), {range})).status).toBe(206);
  });

  test.each(['bytes=99999999-', 'bytes=18446744073709551616-'])('Range: %s is in no file', async range => {
    expect((await ask(pathOf(kind), {range})).status).toBe(416);
  });

  // HTTP leaves what cannot be read as a part to the server: it is refused or passed over, and is no defect.
  test.each([
    'bytes=5-2',
    'bytes=-0',
    'bytes=a-b',
    'bytes=',
    'lines=0-3',
    'bytes 0-3',
    '0-3',
    'bytes=0-0,2-2',
    `bytes=${'0-1,'.repeat(500)}0-1`,
  ])('Range: %s is refused or passed over', async range => {
    expect([200, 206, 416]).toContain((await ask(pathOf(kind), {range})).status);
  });

  test('what was meant for another content is not sent', async () => {
    const {headers} = await ask(pathOf(kind), {});
    const etag = String(headers.etag);
    expect((await ask(pathOf(kind), {'if-match': etag})).status).toBe(200);
    expect((await ask(pathOf(kind), {'if-match': '*'})).status).toBe(200);
    expect((await ask(pathOf(kind), {'if-match': '"other"'})).status).toBe(412);
    expect((await ask(pathOf(kind), {'if-none-match': etag})).status).toBe(304);
    expect((await ask(pathOf(kind), {'if-none-match': `"x", ${etag}`})).status).toBe(304);
    expect((await ask(pathOf(kind), {'if-none-match': '"other"'})).status).toBe(200);
    expect((await ask(pathOf(kind), {range: 'bytes=0-3', 'if-range': '"other"'})).status).toBe(200);
  });

  test.each([
    'Fri, 01 Jan 2100 00:00:00 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'yesterday',
    '',
    '99999999999999999999',
  ])('If-Unmodified-Since and If-Modified-Since: %s are no defect', async day => {
    for (const name of ['if-unmodified-since', 'if-modified-since', 'if-range'])
      expect([200, 304, 412]).toContain((await ask(pathOf(kind), {[name]: day})).status);
  });
});

test('a part is the bytes that were asked for, and says where they stand', async () => {
  const response = await fetch(server.url + upload, {headers: {range: 'bytes=1-3'}});
  expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 1-3/${PNG.length}`]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG.subarray(1, 4));
  const beyond = await fetch(server.url + upload, {headers: {range: `bytes=${PNG.length}-`, language: 'zh'}});
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${PNG.length}`]);
  expect(await beyond.text()).toMatch(/\p{Script=Han}/u);
});
