/**
 * All attacks side by side, and an ordinary day's work beside them: whoever works is answered, no answer is a defect,
 * what was acknowledged is there, and the server holds no more in the end than in the beginning. SIEGE_SECONDS says how
 * long: an hour in the full run. HOSTILE_SEED repeats the hostile requests.
 */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {filesOf, heldBy} from '../durability/memory';
import {Client, signIn} from '../harness/client';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {makePerson} from '../harness/world';
import {Random} from '../migration/random';
import {doorsOf} from '../rights/doors';
import {registered} from '../rights/routes';
import {CLASSES} from './classes';
import {ATTACKS, besiege, times, type Siege} from './crowds';
import {problemOf} from './judge';
import {sendRaw} from './request';
import {say, WORDS} from './sockets';
import {targetsOf, type Target} from './targets';
import {startClerks, startWitness, type Seen} from './processes';

const SECONDS = Number(process.env.SIEGE_SECONDS) || 15;
const SEED = Number(process.env.HOSTILE_SEED) || Date.now() % 2 ** 31;
const MAX_WAIT_MS = 500;
const MEGABYTES = 1000;
/** Files and sockets that the server may have open when all is over. */
const FILES = 1000;
/** Clerks at work, each of whom does one thing after another. */
const CLERKS = 3;
/** How long a socket is listened to. */
const HEARING_MS = 300;
/** In an hour the last third may hold so much more than the first. */
const GROWTH = 1.15;

const random = new Random(SEED);

let server: TestServer;
let admin: Client;
let siege: Siege;
let targets: readonly Target[];
let sockets: readonly string[];
let witness: () => Promise<Seen>;

beforeAll(async () => {
  server = await startServer({env: {TRUSTED_PROXIES: '127.0.0.1'}});
  admin = await signIn(server.url, 'admin');
  siege = await besiege(server, admin);
  const [model, calls] = [loadModel(), loadCalls()];
  const ways = registered(server);
  targets = targetsOf(doorsOf(ways.routes, model, calls), model, calls);
  sockets = ways.sockets.map(({path}) => path);
  // What a server does for the first time takes longer: how long others wait is asked of one that has done it all.
  if (isWholeMatrix) for (const once of Object.values(ATTACKS)) await once(siege);
  witness = startWitness(server, (await makePerson(admin, {rights: {'continent.read': 'all'}})).client.token ?? '');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const end = {at: 0};
const isOver = (): boolean => Date.now() >= end.at;

/** One attack after another, until the time is over. */
async function attack(): Promise<readonly string[]> {
  const problems: string[] = [];
  const names = Object.keys(ATTACKS);
  while (!isOver()) {
    const name = random.pick(names);
    const found = (await ATTACKS[name]?.(siege)) ?? [];
    problems.push(...found.map(problem => `${name}: ${problem}`));
  }
  return problems;
}

/** Hostile requests of strangers, each from another place. */
async function annoy(): Promise<readonly string[]> {
  const problems: string[] = [];
  const classes = Object.values(CLASSES);
  for (let sent = 0; !isOver(); sent += 1) {
    const [attacks, target] = [random.pick(classes), random.pick(targets)];
    const chosen = random.maybe(attacks(target));
    if (!chosen) continue;
    const request = chosen.make();
    const place = [10, 7, sent >> 8, sent].map(part => part & 255).join('.');
    const headers = {'X-Forwarded-For': place, language: 'en', ...request.headers};
    const said = await sendRaw(server.url, {...request, headers});
    const problem = problemOf({sent: request, said, act: target.door.act});
    if (problem) problems.push(problem);
  }
  return problems;
}

/** Words that nobody says, over every live socket. */
async function chatter(): Promise<readonly string[]> {
  const problems: string[] = [];
  while (!isOver()) {
    const [path, [what, make]] = [random.pick(sockets), random.pick(WORDS)];
    const heard = await say(server.url, path, siege.clerk.client.token ?? '', make(), HEARING_MS);
    if (heard.startsWith('HTTP/1.1 5')) problems.push(`${path} ${what}: ${heard.slice(0, 200)}`);
  }
  return problems;
}

async function clerk(): Promise<string> {
  const rights = {'tag-type.read': 'all', 'tag-type.create': 'all', 'tag-type.update': 'all'} as const;
  const {client} = await makePerson(admin, {rights: {...rights, 'order.read': 'all', 'country.read': 'all'}});
  return client.token ?? '';
}

/** Megabytes of the server, one figure a second. */
async function weigh(): Promise<readonly number[]> {
  const held: number[] = [];
  while (!isOver()) {
    held.push(heldBy(server.pid).server);
    await new Promise(resolve => {
      setTimeout(resolve, 1000);
    });
  }
  return held;
}

async function missing(names: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const [id, name] of Object.entries(names))
    if ((await admin.get('tag-type', Number(id))).labelTypeName !== name) lost.push(`${id} ${String(name)}`);
  return lost;
}

test(
  'clerks work, while all attacks go on at once',
  async () => {
    const clerks = startClerks(server, await times(CLERKS, clerk));
    end.at = Date.now() + SECONDS * 1000;
    const [crowds, strangers, words, held] = await Promise.all([times(2, attack), times(2, annoy), chatter(), weigh()]);
    const [seen, work] = [await witness(), await clerks()];
    const most = Math.max(...held);
    const third = Math.ceil(held.length / 3);
    const [before, after] = [Math.max(...held.slice(0, third)), Math.max(...held.slice(-third))];
    const {longestMs: waits, names} = work;
    const written = Object.keys(names).length;
    const files = filesOf(server.pid);
    if (isWholeMatrix || process.env.SIEGE_SECONDS)
      console.log({SEED, seen, waits, written, most, before, after, files});
    expect([SEED, ...crowds.flat(), ...strangers.flat(), ...words]).toEqual([SEED]);
    expect(written).toBeGreaterThan(0);
    expect([work.refused, await missing(names)]).toEqual([[], []]);
    expect([seen.asked > 0, seen.refused]).toEqual([true, 0]);
    expect(most).toBeLessThan(MEGABYTES);
    expect(files).toBeLessThan(FILES);
    expect(server.log).not.toMatch(/^\s+at /m);
    expect((await new Client(server.url).request('GET', '/health/ready')).status).toBe(200);
    // How long anybody waits, and what an hour adds, depends on time and machine: the full run asks that.
    expect(isWholeMatrix ? seen.longestMs : 0).toBeLessThan(MAX_WAIT_MS);
    expect(isWholeMatrix ? Math.max(...Object.values(waits)) : 0).toBeLessThan(MAX_WAIT_MS);
    expect(isWholeMatrix ? after : 0).toBeLessThanOrEqual(before * GROWTH);
  },
  (SECONDS + 240) * 1000,
);
