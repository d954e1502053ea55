/** Walks every route that the server registers as everybody there is: what the schemas do not open is shut. */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {LiveSocket, type Refused} from '../harness/live-socket';
import {signIn, type Client} from '../harness/client';
import {isSampled} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {problemsOf} from './at-once';
import {doorsOf, type Door} from './doors';
import {partiesOf, problemAt, type Party} from './parties';
import {registered, type Registered, type RegisteredSocket} from './routes';

const model = loadModel();
const calls = loadCalls();

let server: TestServer;
let admin: Client;
let ways: Registered;
let doors: readonly Door[];
let parties: readonly Party[];
beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
  ways = registered(server);
  doors = doorsOf(ways.routes, model, calls);
  parties = await partiesOf(server.url, admin, model);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** Everybody who is signed in does these: for the own account, or counting only what the caller may see. */
const OWN_ACCOUNT = [
  'signOut',
  'getUserInfo',
  'getManageUserInfo',
  'updateUserPassword',
  'countUnread',
  'countUnreadProblems',
  'countMenu',
  'listApprovals',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
];

test('every call for staff says which right opens it, but for those on the own account', () => {
  const unsaid = doors.filter(
    ({audience, path, needs, act}) =>
      audience === 'staff' && path.startsWith('/api/') && needs.length === 0 && !OWN_ACCOUNT.includes(act ?? ''),
  );
  expect(unsaid).toEqual([]);
});

/** Roles differ in their grants alone, which are looked up in the same way: each tries a part of the doors. */
function isTried({method, path}: Door, role: string): boolean {
  return isSampled(`${role} at ${method} ${path}`, 24);
}

/** A link says nothing at doors for everybody; what is not of its record is tried in part, as it bears only so much. */
function isMeant(door: Door, {role, kind, name, linksTo}: Party): boolean {
  if (kind !== 'link') return role === undefined || isTried(door, role);
  if (door.audience === 'visitor' || door.audience === 'open') return false;
  return (door.audience !== 'record' && door.audience !== 'paper') || door.entity === linksTo || isTried(door, name);
}

test('every route answers everybody as the schemas say', async () => {
  const problems: string[] = [];
  for (const party of parties) {
    const open = doors
      .filter(({act}) => act !== 'signOut' || party.kind === 'visitor')
      .filter(door => isMeant(door, party));
    problems.push(...(await problemsOf(open, door => problemAt(door, party))));
  }
  expect(problems).toEqual([]);
}, 240_000);

/** Pages, their files, and whether the server is there: they tell everybody the same, and nothing of any record. */
const FOR_EVERYBODY = [
  'GET /health/live',
  'GET /health/ready',
  'requireReadable /',
  '<anonymous> /explorer',
  'GET /explorer/swagger-initializer.js',
  'serveStatic /explorer',
  'expressStaticGzip /editor',
  'expressStaticGzip /',
  'GET *',
];

test('nothing is mounted beside the routes that nobody knows the audience of', () => {
  expect(ways.mounted).toEqual(FOR_EVERYBODY);
});

async function isWrongAt(
  {path, reads}: RegisteredSocket,
  {name, kind, client, holds}: Party,
): Promise<string | undefined> {
  const answer: LiveSocket | Refused = await LiveSocket.attempt(server.url, path, client.token, {});
  const status = answer instanceof LiveSocket ? 101 : answer.status;
  if (answer instanceof LiveSocket) await answer.drop();
  const expected = kind !== 'staff' ? 401 : reads !== null && !holds(`${reads}.read`) ? 403 : 101;
  return status === expected ? undefined : `${name}: ${path} ${status}, not ${expected}`;
}

test('every live socket opens to staff with its right, and to nobody else', async () => {
  expect(ways.sockets.length).toBeGreaterThan(0);
  expect(
    (await Promise.all(parties.map(party => problemsOf(ways.sockets, socket => isWrongAt(socket, party))))).flat(),
  ).toEqual([]);
});
