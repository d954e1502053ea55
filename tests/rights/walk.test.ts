/** Walks every route that the server registers as everybody there is: what the schemas do not open is shut. */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {isSampled} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {problemsOf} from './at-once';
import {doorsOf, type Door} from './doors';
import {partiesOf, problemAt} from './parties';
import {registeredRoutes} from './routes';

const model = loadModel();
const calls = loadCalls();

let server: TestServer;
let admin: Client;
let doors: readonly Door[];
beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
  doors = doorsOf(registeredRoutes(server), model, calls);
}, 240_000);
afterAll(async () => { await server?.stop(); });

/** Everybody who is signed in does these: for the own account, or counting only what the caller may see. */
const OWN_ACCOUNT = [
  'signOut', 'getUserInfo', 'getManageUserInfo', 'updateUserPassword', 'countUnread', 'countUnreadProblems',
  'getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor',
];

test('every call for staff says which right opens it, but for those on the own account', () => {
  const unsaid = doors.filter(({audience, path, needs, act}) => audience === 'staff' && path.startsWith('/api/') && needs.length === 0 && !OWN_ACCOUNT.includes(act ?? ''));
  expect(unsaid).toEqual([]);
});

/** Roles differ in their grants alone, which are looked up in the same way: each tries a part of the doors, and each door is tried by some. */
function isTried({method, path}: Door, role: string): boolean {
  return isSampled(`${role} at ${method} ${path}`, 4);
}

test('every route answers everybody as the schemas say', async () => {
  const parties = await partiesOf(server.url, admin, model);
  const problems: string[] = [];
  for (const party of parties) {
    const open = doors.filter(({act}) => act !== 'signOut' || party.kind === 'visitor').filter(door => party.role === undefined || isTried(door, party.role));
    problems.push(...await problemsOf(open, door => problemAt(door, party)));
  }
  expect(problems).toEqual([]);
}, 240_000);
