/** What one sends by the dozen or the hundred, to hold up everybody else. Each attack answers with what went wrong. */
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {imported} from '../engine/transfer';
import {Client} from '../harness/client';
import type {TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';
import {sendRaw, type Said} from './request';

/** Who attacks whom. */
export interface Siege {
  readonly server: TestServer;
  readonly admin: Client;
  /** One of the staff who reads and exports orders, and imports states. */
  readonly clerk: Person;
  readonly others: readonly Client[];
}

/** What went wrong, in words. */
export type Attack = (siege: Siege) => Promise<readonly string[]>;

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({length: count}, (_, index) => work(index)));

/** Needs a server that trusts its caller's word about where requests come from. */
export async function besiege(server: TestServer, admin: Client): Promise<Siege> {
  const exporting = {'order.read': 'all', 'order.export': 'all'} as const;
  const importing = {'state.read': 'all', 'state.create': 'all', 'state.import': 'all', 'country.read': 'all'} as const;
  const clerk = await makePerson(admin, {rights: {...exporting, ...importing}});
  const others = await times(4, async () => (await makePerson(admin, {rights: exporting})).client);
  return {server, admin, clerk, others};
}

/** The statuses among the answers that are none of those that may be. */
function unlike(what: string, statuses: readonly number[], ...right: readonly number[]): readonly string[] {
  const wrong = statuses.filter(status => !right.includes(status));
  return wrong.length > 0 ? [`${what}: ${wrong.join(', ')}`] : [];
}

const EXPORT = 'order/actions/export';

const exportsAtOnce: Attack = async ({clerk, others}) => {
  const statuses = await times(24, async index => {
    const client = index % 2 === 0 ? clerk.client : (others[index % others.length] ?? clerk.client);
    return (await client.rest('GET', EXPORT)).status;
  });
  return unlike('exports', statuses, 200);
};

const brokenOffExports: Attack = async ({server, clerk: {client}}) => {
  for (let round = 0; round < 3; round += 1)
    await times(12, async () => {
      const gone = new AbortController();
      const answer = fetch(`${server.url}/rest/${EXPORT}`, {headers: {token: client.token ?? ''}, signal: gone.signal});
      answer.then(
        () => gone.abort(),
        () => undefined,
      );
      setTimeout(() => gone.abort(), 50 * round);
      await answer.catch(() => undefined);
    });
  const one = await client.rest('GET', EXPORT);
  const lists = await times(12, () => client.rest('GET', 'order'));
  return unlike(
    'an export, and lists',
    [one, ...lists].map(({status}) => status),
    200,
  );
};

/** Asks for the document of all routes, and takes nothing of the answer. */
async function untaken({server}: Siege): Promise<Socket> {
  const {hostname, port} = new URL(server.url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => {
      socket.pause();
      socket.write('GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', () => resolve(socket));
    });
    socket.on('error', () => undefined);
  });
}

const untakenAnswers: Attack = async siege => {
  const {url} = siege.server;
  const whole = await new Client(url).request('GET', '/openapi.json');
  const sockets = await times(300, () => untaken(siege));
  const again = await new Client(url).request('GET', '/openapi.json');
  for (const socket of sockets) socket.destroy();
  const isSame = again.text === whole.text && Buffer.byteLength(whole.text) > 1_000_000;
  return isSame ? [] : [`the document: ${whole.status} ${again.status}`];
};

/** Sends a request but for the last byte of its body, and keeps it so. */
async function unfinished({url}: TestServer, path: string, body: string, place: string): Promise<Socket> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server reads no more than it wants to; what it does not read stays here.
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `X-Forwarded-For: ${place}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length + 1}`,
      '',
      body,
    ].join('\r\n'),
  );
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** So many bodies of 7 MB each, of four places, without an end. */
export async function unfinishedBodies(server: TestServer, count: number): Promise<readonly Socket[]> {
  const body = `{"design":"${'x'.repeat(7_000_000)}`;
  return times(count, at => unfinished(server, '/api/app/inquiry/addFromDesign', body, `203.0.113.${at % 4}`));
}

const bodiesWithoutEnd: Attack = async ({server, clerk}) => {
  const sockets = await unfinishedBodies(server, 60);
  const lists = await times(12, () => clerk.client.rest('GET', 'order'));
  for (const socket of sockets) socket.destroy();
  return unlike(
    'lists',
    lists.map(({status}) => status),
    200,
  );
};

const FORM = {'Content-Type': 'application/x-www-form-urlencoded', language: 'en'};
const JSON_BODY = {...FORM, 'Content-Type': 'application/json'};
const names = (count: number, one: (index: number) => string, between: string) =>
  Array.from({length: count}, (_, index) => one(index)).join(between);

/** Bodies of very many names, by where they are sent. */
const MANY_NAMES: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>, () => string]>> = {
  'a form': ['/api/login', FORM, () => names(800_000, index => `a${index}=`, '&')],
  'a form of empty pairs': ['/api/login', FORM, () => '&'.repeat(4_000_000)],
  'a form of one name': ['/api/login', FORM, () => names(800_000, () => 'a=1', '&')],
  'an object': ['/api/login', JSON_BODY, () => `{${names(300_000, index => `"a${index}":1`, ',')}}`],
  'a form of an upload': ['/api/gyoss/oss/web/config', FORM, () => names(800_000, index => `a${index}=1`, '&')],
};

/** It is refused before it is taken apart, in few words. */
function isRefused({status, text}: Said): boolean {
  return (status === 200 || status === 413) && text.length < 2000 && /413|At most 1000/.test(text);
}

const manyNames =
  ([path, headers, body]: (typeof MANY_NAMES)[string]): Attack =>
  async ({server}) => {
    const sent = {method: 'POST', path, headers, body: body()};
    const answers = await times(3, () => sendRaw(server.url, sent));
    return answers.filter(said => !isRefused(said)).map(({status, text}) => `${path}: ${status} ${text.slice(0, 200)}`);
  };

const unknownTokens: Attack = async ({server}) => {
  const answers = await times(300, index => {
    const place = {'X-Forwarded-For': `10.9.${index % 3}.1`, language: 'en'};
    const secret = `${index}`.padStart(43, index % 2 === 0 ? 'x' : 'y');
    return index % 2 === 0
      ? sendRaw(server.url, {method: 'GET', path: '/rest/continent', headers: {...place, token: secret}})
      : sendRaw(server.url, {
          method: 'GET',
          path: '/rest/quotation/1',
          headers: {...place, Authorization: `Link ${secret}`},
        });
  });
  return unlike(
    'unknown tokens',
    answers.map(({status}) => status),
    401,
    429,
  );
};

const trialImports: Attack = async ({admin, clerk}) => {
  const {id} = await admin.first('country');
  const table = (one: number) =>
    ['countryId,name', ...Array.from({length: 250}, (_, row) => `${String(id)},Crowd ${one} ${row}`)].join('\r\n');
  const reports = await times(12, one => imported(clerk.client, 'state', table(one), {dryRun: true}));
  const statuses = reports.map(({status}) => status);
  const written = await admin.total('state', {name_startsWith: 'Crowd'});
  return [
    ...unlike('trial imports', statuses, 200, 429),
    ...(statuses.includes(200) ? [] : ['no trial import came to its end']),
    ...(written === 0 ? [] : [`${written} states were written`]),
  ];
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'two dozen exports of one person and of several': exportsAtOnce,
  'exports that nobody waits for': brokenOffExports,
  'a large answer that three hundred ask for and nobody takes': untakenAnswers,
  'large bodies that never end': bodiesWithoutEnd,
  ...Object.fromEntries(
    Object.entries(MANY_NAMES).map(([what, sent]) => [`${what} of very many names`, manyNames(sent)]),
  ),
  'unknown tokens and secrets by the hundred': unknownTokens,
  'a dozen trial imports of one person': trialImports,
};
