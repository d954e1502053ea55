/**
 * Under write load the server, PostgreSQL or both are killed, over and over: the next start recovers by itself, every
 * write that was acknowledged is there, and nothing is half-written. `KILLS` says how often.
 */
import {Client} from '../harness/client';
import {asList, asNumber, asObject, asText} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {postmasterPid} from './folder';
import {Writers} from './writers';

const ROUNDS = Number(process.env.KILLS) || 3;
const CLIENTS = 8;
const CHUNK = 200;

const VICTIMS = ['the server', 'PostgreSQL', 'both'] as const;

let server: TestServer;
let isStarted = false;

/** The first administrator's session; one sign-in for the whole test, which has to outlive every kill as well. */
async function signInFirst(): Promise<string> {
  const password = /is "admin" with the password (\S+)/.exec(server.log)?.[1] ?? '';
  const {code, message, data} = await new Client(server.url).call('/login', {userName: 'admin', password});
  if (code !== '200') throw new Error(message);
  return asText(asObject(data).token);
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'the server') process.kill(postmasterPid(server.dataDir), 'SIGKILL');
  if (victim !== 'PostgreSQL') await server.kill('SIGKILL');
}

/** Property of every record of the entity with one of the ids, by id. */
async function stored(
  client: Client,
  entity: string,
  ids: readonly number[],
  property: string,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const records = await client.list(entity, {filter: {id: ids.slice(from, from + CHUNK)}, range: [0, CHUNK - 1]});
    for (const record of records) found.set(asNumber(record.id), asText(record[property]));
  }
  return found;
}

async function requireAcknowledged(client: Client, writers: Writers): Promise<void> {
  const roles = await stored(client, 'role', [...writers.roles.keys()], 'roleName');
  for (const [id, name] of writers.roles) expect([name, writers.unanswered.get(id)]).toContain(roles.get(id));
  const tagTypes = await stored(client, 'tag-type', [...writers.tagTypes.keys()], 'labelTypeName');
  expect(Object.fromEntries(tagTypes)).toEqual(Object.fromEntries(writers.tagTypes));
}

/** Record, place and history are written together or not at all. */
async function requireWhole(client: Client, writers: Writers): Promise<void> {
  const total = await client.total('tag-type');
  const places: number[] = [];
  for (let from = 0; from < total; from += CHUNK)
    places.push(
      ...(await client.list('tag-type', {sort: ['sort', 'ASC'], range: [from, from + CHUNK - 1]})).map(record =>
        asNumber(record.sort),
      ),
    );
  expect(places).toEqual(Array.from({length: total}, (_, place) => place + 1));
  for (const id of [...writers.roles.keys()].slice(-5))
    expect(asList(await client.history('role', id)).length).toBeGreaterThan(0);
}

beforeAll(async () => {
  server = await startServer({world: 'none', embedded: true});
  isStarted = true;
}, 240_000);

afterAll(async () => {
  if (!isStarted) return;
  await server.restart();
  await server.stop();
});

test(
  'no acknowledged write is lost, whatever is killed',
  async () => {
    const token = await signInFirst();
    const writers = new Writers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writers.writeUntilKilled(new Client(server.url, token), CLIENTS);
      await writers.acknowledged(30 + Math.floor(Math.random() * 100));
      await kill(VICTIMS[round % VICTIMS.length] ?? 'both');
      await writing;
      await server.restart();
      const client = new Client(server.url, token);
      await requireAcknowledged(client, writers);
      await requireWhole(client, writers);
    }
    expect(writers.roles.size).toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 60_000,
);
