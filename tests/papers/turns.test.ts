/** Whoever waits for a paper or a print has their turn for something else meanwhile: other processes do that work. */
import {asObject, idOf} from '../harness/json';
import type {Client} from '../harness/client';
import {signIn} from '../harness/client';
import {startServer, type TestServer} from '../harness/server';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  // Of three connections everybody has one.
  server = await startServer({env: {POOL_SIZE: '3'}});
  admin = await signIn(server.url, 'admin');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function bytes(path: string): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, {headers: {token: admin.token ?? ''}});
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** What is answered first of a long piece of work and of a list that is asked for right after it. */
async function orderOf(path: string): Promise<readonly string[]> {
  const answered: string[] = [];
  const note = async (name: string, work: Promise<unknown>) => {
    await work;
    answered.push(name);
  };
  await Promise.all([note('work', bytes(path)), note('list', bytes('/rest/country'))]);
  return answered;
}

test('a list is answered while the first paper of a server is set', async () => {
  const id = idOf(await admin.first('invoice'));
  expect(await orderOf(`/rest/invoice/${id}/documents/invoice`)).toEqual(['list', 'work']);
});

test('and while the first design is printed', async () => {
  const [design] = (await admin.list('template')).filter(({templateFile}) => templateFile !== null);
  expect(await orderOf(`/rest/template/${idOf(asObject(design))}/print?format=pdf`)).toEqual(['list', 'work']);
});
