/**
 * Every door of the server against every class of hostile requests, while somebody else asks an ordinary question. The
 * whole matrix with MATRIX=full; without it another sample each time, of which HOSTILE_SEED repeats one.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {Client, signIn, signInMember} from '../harness/client';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {makePerson} from '../harness/world';
import {spellingsOf} from '../files/spellings';
import {Random} from '../migration/random';
import {problemsOf} from '../rights/at-once';
import {doorsOf} from '../rights/doors';
import {registered, type Registered} from '../rights/routes';
import * as addresses from './addresses';
import type {Attack, AttacksOn} from './bodies';
import {CLASSES} from './classes';
import {problemOf} from './judge';
import {sendBytes, sendRaw, type Said, type Sent} from './request';
import {handshakes, say, WORDS} from './sockets';
import {targetsOf, type Target} from './targets';
import {lyingForms, uploadOf, UPLOADS} from './uploads';
import {startWitness, type Seen} from './processes';

/** Classes that are met before a door's own code. */
const BEFORE_ALL_DOORS = new Set([
  'deep and wide JSON',
  'bodies that are none',
  'odd types and encodings',
  'spellings of paths',
  'queries',
  'floods of headers',
  'other methods',
]);
const IN_TURNS = 8;
const THIN = Number(process.env.HOSTILE_THIN) || 1;
/** One of so many attacks comes once more from somebody who is not signed in. */
const STRANGERS = 10;
/** Attacks of each class in a sample. */
const SAMPLED = 50;
const SEED = Number(process.env.HOSTILE_SEED) || Date.now() % 2 ** 31;
const MARKER = `nobody-reads-this-${SEED}`;
const SECRET_KEY = 'private/secret/2026-01/marker.txt';
/** What a server in a small box has. */
const HEAP_MB = 400;
const RESIDENT_MB = 400;
const MAX_WAIT_MS = 1000;
const AT_ONCE = 6;
/** How long a broken-off request is left hanging. */
const HANGING_MS = 300;

const random = new Random(SEED);
const model = loadModel();
const calls = loadCalls();

let server: TestServer;
let ways: Registered;
let targets: readonly Target[];
let admin: Client;
let member: Client;
let witness: () => Promise<Seen>;
const counts: Record<string, number> = {};

beforeAll(async () => {
  fc.configureGlobal({seed: SEED});
  // Every request comes from another place, so that limits by place hide nothing.
  server = await startServer({env: {NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`, TRUSTED_PROXIES: '127.0.0.1'}});
  mkdirSync(join(server.dataDir, 'files/private/secret/2026-01'), {recursive: true});
  writeFileSync(join(server.dataDir, 'files', SECRET_KEY), MARKER);
  [admin, member] = [await signIn(server.url, 'admin'), await signInMember(server.url, 'visitor@example.com')];
  ways = registered(server);
  targets = targetsOf(doorsOf(ways.routes, model, calls), model, calls);
  witness = startWitness(server, (await makePerson(admin, {rights: {'continent.read': 'all'}})).client.token ?? '');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

let places = 0;
function somewhere(): string {
  places += 1;
  return [10, places >> 16, places >> 8, places].map(part => part & 255).join('.');
}

/** Who the door is for; sometimes nobody, who must not come further than somebody. */
function askerOf({door}: Target, stranger: boolean): Client {
  if (stranger || door.audience === 'visitor' || door.audience === 'open') return new Client(server.url);
  return door.audience === 'member' ? member : admin;
}

function as({token}: Client, sent: Sent): Sent {
  return {
    ...sent,
    headers: {'X-Forwarded-For': somewhere(), language: 'en', ...(token === undefined ? {} : {token}), ...sent.headers},
  };
}

/** An attack may end the very session that it comes by. */
async function renewed(client: Client): Promise<Client> {
  if (client === admin && (await admin.rest('GET', 'currency')).status === 401)
    admin = await signIn(server.url, 'admin');
  if (client === member && (await member.call('/app/member/getInfo', {}, 'GET')).code === '401')
    member = await signInMember(server.url, 'visitor@example.com');
  return client === admin ? admin : client === member ? member : client;
}

/** Of each class, the answer that took longest, to be looked into by hand. */
const slowest = new Map<string, {readonly ms: number; readonly what: string}>();

function noteTime(name: string, ms: number, {method, path}: Sent, what: string): void {
  if (ms > (slowest.get(name)?.ms ?? 0))
    slowest.set(name, {ms: Math.round(ms), what: `${method} ${path.slice(0, 80)} ${what}`});
}

async function attempt(
  name: string,
  target: Target,
  {what, make}: Attack,
  stranger: boolean,
): Promise<string | undefined> {
  const sent = make();
  let client = askerOf(target, stranger);
  const start = performance.now();
  let said: Said = await sendRaw(server.url, as(client, sent));
  noteTime(name, performance.now() - start, sent, what);
  if (
    client.token !== undefined &&
    (said.status === 401 || said.text.includes('"code":"401"')) &&
    sent.headers?.token === undefined
  ) {
    client = await renewed(client);
    said = await sendRaw(server.url, as(client, sent));
  }
  return problemOf({sent, said, act: target.door.act, secret: client === admin ? undefined : MARKER});
}

function count(name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

type Work = readonly [Target, Attack, boolean];

/**
 * The whole matrix: every class at every door, as a stranger too. What a door's own code never sees is tried at each of
 * them in turns, so that all of it has been tried at many; HOSTILE_THIN does so with everything, for a shorter run.
 * Otherwise a sample.
 */
function workOf(name: string, attacks: AttacksOn): readonly Work[] {
  if (isWholeMatrix) {
    const turns = (BEFORE_ALL_DOORS.has(name) ? IN_TURNS : 1) * THIN;
    let at = 0;
    return targets.flatMap((target, place) =>
      attacks(target)
        .filter((_, index) => (index + place) % turns === 0)
        .flatMap((attack): readonly Work[] => {
          at += 1;
          return at % STRANGERS === 0
            ? [
                [target, attack, false],
                [target, attack, true],
              ]
            : [[target, attack, false]];
        }),
    );
  }
  const open = targets.filter(target => attacks(target).length > 0);
  return Array.from({length: SAMPLED}, (): Work => {
    const target = random.pick(open);
    return [target, random.pick(attacks(target)), random.chance(0.2)];
  });
}

function expectNone(problems: readonly string[], tried: number): void {
  if (problems.length > 0)
    throw new Error(
      `HOSTILE_SEED=${SEED}: ${problems.length} of ` +
        `${tried}:\n${problems.slice(0, 30).join('\n')}\n${server.log.slice(-4000)}`,
    );
}

afterEach(async () => {
  expect((await (await renewed(admin)).rest('GET', 'continent')).status).toBe(200);
});

/** Longer than any class takes at all doors. */
const PATIENCE = isWholeMatrix ? 3_600_000 : 120_000;

test.each(Object.entries(CLASSES))(
  '%s',
  async (name, attacks) => {
    const work = workOf(name, attacks);
    // The whole takes an hour or so: whoever started it wants to see that it goes on.
    if (isWholeMatrix) process.stderr.write(`${new Date().toISOString()} ${name}: ${work.length}\n`);
    expect(work.length).toBeGreaterThan(0);
    count(name, work.length);
    expectNone(
      await problemsOf(work, ([target, attack, stranger]) => attempt(name, target, attack, stranger), AT_ONCE),
      work.length,
    );
  },
  PATIENCE,
);

test(
  'requests that break off or contradict themselves',
  async () => {
    const chosen = isWholeMatrix ? targets : Array.from({length: 20}, () => random.pick(targets));
    const before = server.log.length;
    const problems = await problemsOf(
      chosen,
      async target => {
        const all = addresses.brokenOff(target, askerOf(target, false).token ?? '');
        const said = await Promise.all(all.map(bytes => sendBytes(server.url, bytes, HANGING_MS)));
        count('broken off', all.length);
        return said.find(answer => /^HTTP\/1\.1 5\d\d (?!Not Impl)/.test(answer))?.slice(0, 300);
      },
      AT_ONCE,
    );
    expectNone(problems, chosen.length);
    expect(server.log.slice(before)).not.toMatch(/^\s+at /m);
  },
  PATIENCE,
);

test(
  'live sockets',
  async () => {
    const token = admin.token ?? '';
    for (const {path} of ways.sockets) {
      const begun = handshakes(path, token).filter(() => isWholeMatrix || random.chance(0.3));
      const said = await Promise.all(begun.map(bytes => sendBytes(server.url, bytes, HANGING_MS)));
      expect(said.filter(answer => answer.startsWith('HTTP/1.1 5'))).toEqual([]);
      const words = WORDS.filter(() => isWholeMatrix || random.chance(0.3));
      for (const [, make] of words) await say(server.url, path, token, make(), HANGING_MS);
      count('live sockets', begun.length + words.length);
    }
  },
  PATIENCE,
);

test(
  'uploads',
  async () => {
    const visitor = new Client(server.url);
    const lies = await lyingForms(visitor);
    const files = UPLOADS.filter(() => isWholeMatrix || random.chance(0.15));
    const problems: string[] = [];
    const send = async (what: string, sent: Sent): Promise<void> => {
      const said = await sendRaw(server.url, as(visitor, sent));
      const problem = problemOf({sent: {...sent, body: ''}, said, secret: MARKER});
      if (problem) problems.push(`${what}: ${problem}`);
      const {url} = said.status === 201 ? Object(JSON.parse(said.text)) : {url: undefined};
      if (typeof url !== 'string') return;
      const small = await sendRaw(server.url, as(visitor, {method: 'GET', path: `${url}?size=64`}));
      if (small.status !== 200) problems.push(`${what}: its thumbnail answers ${small.status}`);
    };
    for (const [what, sent] of lies) await send(what, sent);
    for (const file of files) await send(file.what, await uploadOf(isWholeMatrix ? member : visitor, file));
    count('uploads', lies.length + files.length);
    expectNone(problems, lies.length + files.length);
  },
  PATIENCE,
);

test(
  'no spelling and no cookie opens a private file without a right',
  async () => {
    const paths = fc.sample(spellingsOf(SECRET_KEY), isWholeMatrix ? 5000 : 200);
    const askers: readonly Record<string, string>[] = [
      {},
      {token: member.token ?? ''},
      {cookie: `emblem_member=${member.token ?? ''}; emblem_staff=${member.token ?? ''}`},
      {token: 'x'.repeat(43)},
      {range: 'bytes=0-5'},
    ];
    const work = paths.flatMap(path => askers.map(headers => ({path, headers})));
    const problems = await problemsOf(
      work,
      async ({path, headers}) => {
        const sent = {method: 'GET', path, headers};
        return problemOf({sent, said: await sendRaw(server.url, sent), secret: MARKER});
      },
      AT_ONCE,
    );
    count('private files', work.length);
    // It is there to be found.
    expect((await sendRaw(server.url, as(admin, {method: 'GET', path: `/files/${SECRET_KEY}`}))).text).toBe(MARKER);
    expectNone(problems, work.length);
  },
  PATIENCE,
);

test(
  'somebody else was answered all the while, and the server held no more than it has',
  async () => {
    const seen = await witness();
    if (isWholeMatrix || process.env.HOSTILE_SEED) console.log(counts, Object.fromEntries(slowest), seen);
    expect(seen.asked).toBeGreaterThan(0);
    expect(seen.refused).toBe(0);
    // How long others wait depends on the machine: that is asked of the whole matrix alone.
    expect(isWholeMatrix ? seen.longestMs : 0).toBeLessThan(MAX_WAIT_MS);
    expect(isWholeMatrix ? seen.serverMb : 0).toBeLessThan(RESIDENT_MB);
  },
  PATIENCE,
);
