/**
 * What one sends by the dozen or the hundred holds up nobody else: all is answered or refused, the server goes on
 * as before, and its memory is what it was.
 */
import {connect, type Socket} from 'node:net';
import {Client, signIn} from '../harness/client';
import {asObject} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';
import {imported} from '../engine/transfer';
import {sendRaw, type Said} from './request';
import {startWitness, type Seen} from './witness';

/** Longer than a whole attack takes on a busy machine, and far shorter than for ever. */
const PATIENCE = 120_000;
const LONGEST_WAIT_MS = 500;
/** What a server holds at most while it is attacked. */
const MEGABYTES = 1000;

let server: TestServer;
let admin: Client;
let clerk: Person;
let witness: () => Promise<Seen>;

beforeAll(async () => {
  server = await startServer({env: {TRUSTED_PROXIES: '127.0.0.1'}});
  admin = await signIn(server.url, 'admin');
  const rights = {
    'order.read': 'all',
    'order.export': 'all',
    'state.read': 'all',
    'state.create': 'all',
    'state.import': 'all',
    'country.read': 'all',
  } as const;
  clerk = await makePerson(admin, {rights});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

beforeEach(async () => {
  witness = startWitness(server, (await makePerson(admin, {rights: {'continent.read': 'all'}})).client.token ?? '');
});

/** Somebody else was answered all the while. How long they waited depends on the machine: the full run asks that. */
afterEach(async () => {
  const seen = await witness();
  expect([seen.asked > 0, seen.refused]).toEqual([true, 0]);
  expect(isWholeMatrix ? seen.longestMs : 0).toBeLessThan(LONGEST_WAIT_MS);
  expect(seen.serverMb).toBeLessThan(MEGABYTES);
  expect((await new Client(server.url).request('GET', '/health/ready')).status).toBe(200);
  expect(server.log).not.toMatch(/^\s+at /m);
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({length: count}, (_, index) => work(index)));

test(
  'two dozen exports of one person and of several all come to an end',
  async () => {
    const people = await times(4, () =>
      makePerson(admin, {rights: {'order.read': 'all', 'order.export': 'all'}}).then(({client}) => client),
    );
    const statuses = await times(24, async index => {
      const client = index % 2 === 0 ? clerk.client : (people[index % 4] ?? clerk.client);
      return (await client.rest('GET', 'order/actions/export')).status;
    });
    expect(statuses.filter(status => status !== 200)).toEqual([]);
  },
  PATIENCE,
);

test(
  'exports that nobody waits for give their connections back',
  async () => {
    for (let round = 0; round < 3; round += 1)
      await times(12, async () => {
        const gone = new AbortController();
        const answer = fetch(`${server.url}/rest/order/actions/export`, {
          headers: {token: clerk.client.token ?? ''},
          signal: gone.signal,
        });
        answer.then(
          () => gone.abort(),
          () => undefined,
        );
        setTimeout(() => gone.abort(), 50 * round);
        await answer.catch(() => undefined);
      });
    expect((await clerk.client.rest('GET', 'order/actions/export')).status).toBe(200);
    expect((await times(12, () => clerk.client.rest('GET', 'order'))).map(({status}) => status)).toEqual(
      Array.from({length: 12}, () => 200),
    );
  },
  PATIENCE,
);

/** Asks for the document of all routes, and takes nothing of the answer. */
async function untaken(): Promise<Socket> {
  const {hostname, port} = new URL(server.url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => {
      socket.pause();
      socket.write('GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', () => resolve(socket));
    });
    socket.on('error', () => undefined);
  });
}

test(
  'a large answer that three hundred ask for and nobody takes is in memory once',
  async () => {
    const whole = await new Client(server.url).request('GET', '/openapi.json');
    expect([whole.status, Buffer.byteLength(whole.text) > 1_000_000]).toEqual([200, true]);
    const sockets = await times(300, untaken);
    expect((await new Client(server.url).request('GET', '/openapi.json')).text).toBe(whole.text);
    for (const socket of sockets) socket.destroy();
  },
  PATIENCE,
);

test.each(['br', 'gzip', 'identity', 'br;q=0, gzip;q=0', 'nothing-known', '*'])(
  'the document is sent as the other side takes it: %s',
  async accepted => {
    const answer = await fetch(`${server.url}/openapi.json`, {headers: {'Accept-Encoding': accepted}});
    const encoding = answer.headers.get('content-encoding');
    expect(encoding === null || accepted === '*' || accepted.startsWith(encoding)).toBe(true);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(asObject(await answer.json())).toHaveProperty('openapi');
  },
);

const FORM = {'Content-Type': 'application/x-www-form-urlencoded', language: 'en'};
const names = (count: number, one: (index: number) => string, between: string) =>
  Array.from({length: count}, (_, index) => one(index)).join(between);

/** Bodies of very many names, by where they are sent. */
const MANY_NAMES: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
  ['a form', '/api/login', FORM, names(800_000, index => `a${index}=`, '&')],
  ['a form of empty pairs', '/api/login', FORM, '&'.repeat(4_000_000)],
  ['a form of one name', '/api/login', FORM, names(800_000, () => 'a=1', '&')],
  [
    'an object',
    '/api/login',
    {...FORM, 'Content-Type': 'application/json'},
    `{${names(300_000, index => `"a${index}":1`, ',')}}`,
  ],
  ['a form of an upload', '/api/gyoss/oss/web/config', FORM, names(800_000, index => `a${index}=1`, '&')],
];

test.each(MANY_NAMES)(
  '%s of very many names is refused before it is taken apart',
  async (_name, path, headers, body) => {
    const said: Said[] = await times(3, () => sendRaw(server.url, {method: 'POST', path, headers, body}));
    for (const {status, text} of said) {
      expect([200, 413]).toContain(status);
      expect(text.length).toBeLessThan(2000);
      expect(text).toMatch(/413|At most 1000/);
    }
  },
  PATIENCE,
);

test('of names that do not exist, ten are told', async () => {
  const values = Object.fromEntries(Array.from({length: 900}, (_, index) => [`unknown${index}`, 1]));
  const refused = await admin.rest('POST', 'continent', values);
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors)).length]).toEqual([422, 10]);
});

test(
  'unknown tokens and secrets by the hundred are refused',
  async () => {
    const place = (index: number) => ({'X-Forwarded-For': `10.9.${index % 3}.1`, language: 'en'});
    const said = await times(300, index =>
      sendRaw(server.url, {
        method: 'GET',
        path: index % 2 === 0 ? '/rest/continent' : '/rest/quotation/1',
        headers:
          index % 2 === 0
            ? {...place(index), token: `${index}`.padStart(43, 'x')}
            : {...place(index), Authorization: `Link ${`${index}`.padStart(43, 'y')}`},
      }),
    );
    expect(said.map(({status}) => status).filter(status => status !== 401 && status !== 429)).toEqual([]);
  },
  PATIENCE,
);

test(
  'a dozen trial imports of one person leave connections to the others',
  async () => {
    const {id} = await admin.first('country');
    const table = (one: number) =>
      ['countryId,name', ...Array.from({length: 250}, (_, row) => `${String(id)},Crowd ${one} ${row}`)].join('\r\n');
    const reports = await times(12, one => imported(clerk.client, 'state', table(one), {dryRun: true}));
    expect(reports.filter(({status}) => status !== 200 && status !== 429)).toEqual([]);
    expect(reports.some(({status}) => status === 200)).toBe(true);
    expect(await admin.total('state', {name_startsWith: 'Crowd'})).toBe(0);
  },
  PATIENCE,
);
