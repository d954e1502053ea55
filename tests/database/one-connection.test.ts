/**
 * Whoever holds a connection of the database waits for no other one: a server with one connection answers at every
 * door. A dozen of those who would wait so take all connections of any server, and none of them ever goes on.
 */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {exported, imported} from '../engine/transfer';
import {signIn, type Client} from '../harness/client';
import {isSampled} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {newRecord} from '../harness/values';
import {addressOf, targetsOf, type Target} from '../hostile/targets';
import {doorsOf} from '../rights/doors';
import {registered} from '../rights/routes';

const model = loadModel();
const calls = loadCalls();

/** Far longer than any answer takes, and far shorter than for ever. */
const PATIENCE_MS = 20_000;

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer({env: {POOL_SIZE: '1'}});
  admin = await signIn(server.url, 'admin');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** An ordinary request at the door; undefined where it is answered. */
async function unanswered(target: Target): Promise<string | undefined> {
  const {method} = target.door;
  const path = addressOf(target);
  const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(target.honest);
  const headers = {token: admin.token ?? '', 'Content-Type': 'application/json'};
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await (await fetch(server.url + path, {method, headers, body, signal})).arrayBuffer();
    return undefined;
  } catch (error) {
    return `${method} ${path}: ${String(error)}`;
  }
}

test('every door answers', async () => {
  const targets = targetsOf(doorsOf(registered(server).routes, model, calls), model, calls);
  const problems: string[] = [];
  for (const target of targets.filter(({door}) => isSampled(`${door.method} ${door.path}`, 6))) {
    const problem = await unanswered(target);
    if (problem) problems.push(problem);
    if (problems.length > 3) break;
  }
  expect(problems).toEqual([]);
}, 600_000);

const ENTITIES = [...model.entities.values()].filter(({key, writable}) => writable && isSampled(`one ${key}`, 4));

test('records of many kinds are made, listed, sent away as a table, and taken back', async () => {
  for (const {key, rightActions} of ENTITIES) {
    await newRecord(admin, model, key);
    await admin.list(key);
    if (!rightActions.includes('export')) continue;
    const table = await exported(admin, key, {filter: {id_lt: 100}});
    expect([key, table.status]).toEqual([key, 200]);
    if (rightActions.includes('import')) await imported(admin, key, table.text, {dryRun: true});
  }
}, 600_000);
