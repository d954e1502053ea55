/** Files of strangers that are too much to be read: they are refused, and others do not notice. */
import {Client, signIn} from '../harness/client';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {HOSTILE_DRAWINGS} from './hostile-files';

let server: TestServer;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  visitor = new Client(server.url);
  admin = await signIn(server.url, 'admin');
});
afterAll(() => server.stop());

/** The status of an upload during which another user was answered again and again. */
async function upload(name: string, content: Buffer): Promise<number> {
  let underWay = true;
  const sent = postFile(visitor, await signedForm(visitor, {systemName: 'customOss'}), {name, content}).finally(() => { underWay = false; });
  while (underWay) await admin.first('tag-type');
  return (await sent).status;
}

/** The plain case always, what takes long with the whole matrix. */
const DRAWINGS = Object.keys(HOSTILE_DRAWINGS).filter(name => isWholeMatrix || name === '6,000 levels');

test.each(DRAWINGS)('a drawing with %s is taken or refused, and others are answered meanwhile', async name => {
  const status = await upload('bomb.svg', HOSTILE_DRAWINGS[name]?.() ?? Buffer.alloc(0));
  expect([201, 413, 415, 422]).toContain(status);
});
