/** A disk that is full: said to whoever watches the server and to whoever sends a file, and nothing half-written. */
import {signIn, type Client} from '../harness/client';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';

/** No disk has so many megabytes. */
const MORE_THAN_THERE_IS = '999999999999';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer({env: {FREE_MEGABYTES: MORE_THAN_THERE_IS}});
  admin = await signIn(server.url, 'admin');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

test('the server is there, and not ready', async () => {
  expect(await admin.request('GET', '/health/live')).toMatchObject({status: 200, body: {state: 'live'}});
  expect(await admin.request('GET', '/health/ready')).toMatchObject({status: 503, body: {state: 'no room'}});
});

test.each([
  ['en', 'no room left on its disk'],
  ['zh', '磁盘空间不足'],
])('no file is taken, and the refusal says why (%s)', async (language, message) => {
  const files = await admin.total('file');
  const answer = await postFile(admin, await signedForm(admin), {name: 'pin.png', content: PNG}, {language});
  expect([answer.status, await answer.text()]).toEqual([507, expect.stringContaining(message)]);
  expect(await admin.total('file')).toBe(files);
});

test('what is there is read', async () => {
  expect((await admin.rest('GET', 'continent')).status).toBe(200);
});
