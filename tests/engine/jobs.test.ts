/** A job is queued in the transaction of the write that wants it: it is there if and only if the write is. */
import postgres, {type Sql} from 'postgres';
import {Vault} from '@emblem/backend/dist/vault';
import {SYSTEM} from '@emblem/backend/dist/actor';
import {ModuleRegistry} from '@emblem/backend/dist/acts/registry';
import type {Context} from '@emblem/backend/dist/context';
import {connect} from '@emblem/backend/dist/database/connection';
import {create, enqueue, transaction} from '@emblem/backend/dist/write';
import {loadModel} from '@emblem/schemas/node';
import {startServer, type TestServer} from '../harness/server';
import {uniqueName} from '../harness/world';

let server: TestServer;
let sql: Sql;
let looking: Sql;
beforeAll(async () => {
  server = await startServer();
  // Nobody may take the jobs before they are looked at.
  await server.kill('SIGTERM');
  sql = connect(server.databaseUrl);
  looking = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await looking?.end();
  await server?.stop();
});

function context(): Context {
  return {
    actor: SYSTEM,
    model: loadModel(),
    registry: new ModuleRegistry([]),
    vault: Vault.open(server.dataDir, undefined),
    sql,
    now: new Date().toISOString(),
  };
}

const queued = async (name: string) =>
  (
    await looking`
  select 1 from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
  where j.task_identifier = 'clearOldKeys' and p.payload ->> 'name' = ${name}`
  ).length;
const kept = async (name: string) => (await looking`select 1 from continent where name = ${name}`).length;

async function write(name: string, code: string, more: (tx: Context) => Promise<void>): Promise<void> {
  await transaction(context(), async tx => {
    await create(tx, 'continent', {name, nameZh: name, code});
    await enqueue(tx, 'clearOldKeys', {name});
    await more(tx);
  });
}

test('with the write that stands', async () => {
  const name = uniqueName('Continent');
  await write(name, 'XA', async () => {
    expect([await kept(name), await queued(name)]).toEqual([0, 0]);
  });
  expect([await kept(name), await queued(name)]).toEqual([1, 1]);
});

test('not with the write that is refused, throws or breaks a rule of the database', async () => {
  const name = uniqueName('Continent');
  await expect(
    write(name, 'XB', async () => {
      throw new Error('second thoughts');
    }),
  ).rejects.toThrow('second thoughts');
  await expect(write(name, 'wrong', async () => undefined)).rejects.toMatchObject({code: 422});
  await expect(
    write(name, 'XB', async tx => {
      await create(tx, 'continent', {name, nameZh: name, code: 'EU'});
    }),
  ).rejects.toMatchObject({code: 409});
  expect([await kept(name), await queued(name)]).toEqual([0, 0]);
});

test('and is done once the server runs again', async () => {
  const name = uniqueName('Continent');
  await write(name, 'XC', async () => undefined);
  expect(await queued(name)).toBe(1);
  await server.restart();
  const deadline = Date.now() + 30_000;
  while ((await queued(name)) > 0) if (Date.now() > deadline) throw new Error(`The job was not taken:\n${server.log}`);
  expect(await kept(name)).toBe(1);
});
