/**
 * Several backend processes on one database: what is said in one is heard in all, and nothing is lost with one of them.
 */
import fc from 'fast-check';
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {asNumber, asObject, asObjects, idOf} from '../harness/json';
import {LiveSocket} from '../harness/live-socket';
import {ServerProcess} from '../harness/server-process';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

const RUNS = Number(process.env.DELIVERY_RUNS ?? 12);

let first: TestServer;
let second: {server: ServerProcess; url: string};
let admin: Client;

beforeAll(async () => {
  first = await startServer();
  second = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
  admin = await signInAdmin(first);
});

afterAll(async () => {
  await second.server.kill('SIGTERM');
  await first.stop();
});

async function send(
  url: string,
  to: Person | null,
  announcementTitle: string,
  announcementContent = 'content',
): Promise<number> {
  const client = new Client(url, admin.token);
  const path = to === null ? '/wsManager/broadcast/sendMessageToAll' : '/wsManager/broadcast/sendMessageToUser';
  return idOf(asObject(await client.data(path, {announcementTitle, announcementContent, ...(to && {userId: to.id})})));
}

it('fan out through the database: each of two processes tells its own sockets', async () => {
  const person = await makePerson(admin);
  const sockets = await Promise.all(
    [first.url, second.url].map(url => LiveSocket.open(url, '/ws', person.client.token)),
  );
  const ids = [
    await send(first.url, null, 'from the first'),
    await send(second.url, person, 'from the second'),
    await send(second.url, null, 'long', '长'.repeat(5000)),
  ];
  for (const socket of sockets) {
    await socket.until(() => ids.every(id => socket.ids.includes(id)));
    expect([...socket.ids].sort((a, b) => a - b)).toEqual(ids);
  }
  await Promise.all(sockets.map(socket => socket.drop()));
});

it('count who is online together, and forget the sockets of one that stops', async () => {
  const person = await makePerson(admin);
  const third = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
  const [here, there] = await Promise.all(
    [first.url, third.url].map(url => LiveSocket.open(url, '/ws', person.client.token)),
  );
  const online = async (): Promise<unknown> =>
    asObjects(await admin.data('/wsManager/broadcast/onlineUserList')).find(user => user.userId === person.id)?.sockets;
  expect(await online()).toBe(2);
  await third.server.kill('SIGTERM');
  await there?.closed();
  expect(await online()).toBe(1);
  await here?.drop();
});

it('close the sockets of a session that ends in another process', async () => {
  const {client} = await makePerson(admin);
  const socket = await LiveSocket.open(second.url, '/ws', client.token);
  await client.data('/user/logout');
  expect(await socket.closed()).toBe(4401);
});

it('lose nothing when one of them is killed: the socket comes back to the other and is told', async () => {
  const person = await makePerson(admin);
  const third = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
  const before = await LiveSocket.open(third.url, '/ws', person.client.token);
  const held = await send(first.url, person, 'held');
  await before.until(() => before.ids.includes(held));
  await third.server.kill('SIGKILL');
  await before.closed();
  const missed = await send(first.url, person, 'missed');
  const after = await LiveSocket.open(second.url, '/ws', person.client.token, {known: before.ids});
  const next = await send(first.url, null, 'next');
  await after.until(() => after.ids.includes(next));
  expect(after.ids).toEqual([missed, next]);
  await after.drop();
});

type Step =
  | {readonly do: 'send'; readonly to: number | null; readonly from: number}
  | {readonly do: 'open'; readonly who: number; readonly at: number}
  | {readonly do: 'drop' | 'readAll'; readonly who: number}
  | {readonly do: 'readOne'; readonly who: number; readonly which: number};

const PEOPLE = 3;
const who = fc.nat(PEOPLE - 1);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {weight: 4, arbitrary: fc.record({do: fc.constant('send' as const), to: fc.option(who), from: fc.nat(1)})},
    {weight: 3, arbitrary: fc.record({do: fc.constant('open' as const), who, at: fc.nat(1)})},
    {weight: 2, arbitrary: fc.record({do: fc.constant('drop' as const), who})},
    {weight: 1, arbitrary: fc.record({do: fc.constant('readAll' as const), who})},
    {weight: 2, arbitrary: fc.record({do: fc.constant('readOne' as const), who, which: fc.nat(50)})},
  ),
  {minLength: 4, maxLength: 20},
);

/** A console of one user: remembers over reconnections what it was told, as the client in the browser does. */
class Console {
  socket: LiveSocket | undefined;
  readonly told: number[] = [];
  /** What the store must hold for this user, and what of it is unread. */
  readonly due: number[] = [];
  readonly unread = new Set<number>();

  constructor(readonly person: Person) {}

  async drop(): Promise<void> {
    await this.socket?.drop();
    this.told.push(...(this.socket?.ids ?? []));
    this.socket = undefined;
  }

  async open(url: string): Promise<void> {
    await this.drop();
    this.socket = await LiveSocket.open(url, '/ws', this.person.client.token, {
      known: this.told.filter(id => this.unread.has(id)),
    });
  }

  get everything(): readonly number[] {
    return [...this.told, ...(this.socket?.ids ?? [])];
  }
}

async function take(step: Step, consoles: readonly Console[]): Promise<void> {
  const urls = [first.url, second.url];
  const own = (index: number): Console => consoles[index] ?? fail();
  if (step.do === 'send') {
    const id = await send(urls[step.from] ?? '', step.to === null ? null : own(step.to).person, 'step');
    for (const each of consoles.filter((_, index) => step.to === null || step.to === index)) {
      each.due.push(id);
      each.unread.add(id);
    }
  } else if (step.do === 'open') await own(step.who).open(urls[step.at] ?? '');
  else if (step.do === 'drop') await own(step.who).drop();
  else await read(own(step.who), step.do === 'readOne' ? step.which : undefined);
}

function fail(): never {
  throw new Error('There is nobody of this number.');
}

async function read(owner: Console, which: number | undefined): Promise<void> {
  const ids = which === undefined ? undefined : [owner.due[which % owner.due.length]].filter(id => id !== undefined);
  await owner.person.client.data('/wsManager/broadcast/markMyMessages', {ids});
  for (const id of ids ?? [...owner.unread]) owner.unread.delete(id);
}

async function requireConsistent(owner: Console): Promise<void> {
  const data = asObject(await owner.person.client.data('/wsManager/broadcast/getMyMessageList', {pageSize: 1000}));
  const records = asObjects(data.records);
  expect(records.map(idOf)).toEqual([...owner.due].reverse());
  expect(records.filter(record => record.readTime === null).map(idOf)).toEqual([...owner.unread].reverse());
  expect(asNumber(data.unread)).toBe(owner.unread.size);
  await owner.open(first.url);
  await owner.socket?.until(() => [...owner.unread].every(id => owner.everything.includes(id)));
  expect(new Set(owner.everything).size).toBe(owner.everything.length);
  await owner.drop();
}

it('store each message once for each recipient, and tell each unread one once, whatever sockets do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      const people: Person[] = [];
      for (let index = 0; index < PEOPLE; index += 1) people.push(await makePerson(admin));
      const consoles = people.map(person => new Console(person));
      for (const step of taken) await take(step, consoles);
      for (const owner of consoles) await requireConsistent(owner);
    }),
    {numRuns: RUNS, endOnFailure: true},
  );
}, 300_000);

test('of a dozen guesses at once, made in two processes, five are tried', async () => {
  const {userName} = await makePerson(admin);
  const guesses = Array.from({length: 12}, (_, index) =>
    new Client(index % 2 === 0 ? first.url : second.url).call('/login', {userName, password: 'a wrong one'}),
  );
  const codes = (await Promise.all(guesses)).map(({code}) => code);
  expect(codes.sort()).toEqual([...Array.from({length: 5}, () => '422'), ...Array.from({length: 7}, () => '429')]);
});
