/**
 * What one sends by the dozen or the hundred holds up nobody else: all is answered or refused, the server goes on
 * as before, and its memory is what it was.
 */
import {Client, signIn} from '../harness/client';
import {asObject} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {makePerson} from '../harness/world';
import {ATTACKS, besiege, type Siege} from './crowds';
import {startWitness, type Seen} from './processes';

/** Longer than a whole attack takes on a busy machine, and far shorter than for ever. */
const PATIENCE = 120_000;
const MAX_WAIT_MS = 500;
/** What a server holds at most while it is attacked. */
const MEGABYTES = 1000;

let server: TestServer;
let siege: Siege;
let witness: () => Promise<Seen>;

beforeAll(async () => {
  server = await startServer({env: {TRUSTED_PROXIES: '127.0.0.1'}});
  siege = await besiege(server, await signIn(server.url, 'admin'));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

beforeEach(async () => {
  const {client} = await makePerson(siege.admin, {rights: {'continent.read': 'all'}});
  witness = startWitness(server, client.token ?? '');
});

/** Somebody else was answered all the while. How long they waited depends on the machine: the full run asks that. */
afterEach(async () => {
  const seen = await witness();
  expect([seen.asked > 0, seen.refused]).toEqual([true, 0]);
  expect(isWholeMatrix ? seen.longestMs : 0).toBeLessThan(MAX_WAIT_MS);
  expect(seen.serverMb).toBeLessThan(MEGABYTES);
  expect((await new Client(server.url).request('GET', '/health/ready')).status).toBe(200);
  expect(server.log).not.toMatch(/^\s+at /m);
});

test.each(Object.entries(ATTACKS))(
  '%s: all is answered or refused',
  async (_name, attack) => {
    expect(await attack(siege)).toEqual([]);
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

test('of names that do not exist, ten are told', async () => {
  const values = Object.fromEntries(Array.from({length: 900}, (_, index) => [`unknown${index}`, 1]));
  const refused = await siege.admin.rest('POST', 'continent', values);
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors)).length]).toEqual([422, 10]);
});
