/** A start that cannot go on after its database is up ends with what is wrong, and leaves nothing running. */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {join} from 'node:path';
import type {EntitySchema} from '@emblem/schemas';
import {readEntitySchemas} from '@emblem/schemas/node';
import {schemasWith, TRADE_SHOW} from '../harness/new-entity';
import {end, runServer} from './child';
import {makeFolder, removeFolder} from './folder';

let folder: string;
let occupant: Server;
let children: ChildProcess[];

beforeAll(async () => {
  folder = makeFolder();
  children = [];
  occupant = createServer();
  occupant.listen(0, '127.0.0.1');
  await once(occupant, 'listening');
}, 120_000);

afterAll(async () => {
  for (const child of children) await end(child, 'SIGKILL');
  occupant.close();
  await removeFolder(folder);
});

function takenPort(): string {
  const address = occupant.address();
  if (typeof address !== 'object' || !address) throw new Error('The port is not taken.');
  return String(address.port);
}

/** Runs the server until it ends by itself. */
async function failingStart(env: Readonly<Record<string, string>>): Promise<{code: number | null; said: string}> {
  const child = runServer(folder, {SEED: 'none', ...env});
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said += String(chunk);
    });
  await once(child, 'close');
  return {code: child.exitCode, said};
}

function isDatabaseRunning(): boolean {
  return existsSync(join(folder, 'pg/postmaster.pid'));
}

/** The continents that every world has, with names that none of them fits. */
function narrowContinent(): EntitySchema {
  const continent = readEntitySchemas().find(({$id}) => $id === 'continent');
  const name = continent?.properties.name;
  if (!continent || !name) throw new Error('There are no continents with names.');
  return {...continent, properties: {...continent.properties, name: {...name, maxLength: 3}}};
}

test('the database is stopped when the port is taken, and when a migration waits for a person', async () => {
  const taken = await failingStart({PORT: takenPort(), EMBLEM_SCHEMAS: schemasWith(TRADE_SHOW)});
  expect(taken.code).toBe(1);
  expect(taken.said).toContain(`Something listens on port ${takenPort()} already: stop it, or choose another PORT.`);
  expect(taken.said).not.toMatch(/^\s+at /m);
  expect(isDatabaseRunning()).toBe(false);

  const waiting = await failingStart({EMBLEM_SCHEMAS: schemasWith(narrowContinent())});
  expect(waiting).toEqual({code: 1, said: expect.stringContaining('could lose data')});
  expect(isDatabaseRunning()).toBe(false);
}, 240_000);
