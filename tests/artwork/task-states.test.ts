/**
 * Drawing tasks and their orders as one machine: each step from each state, by two processes in turn, is taken where it
 * is said and refused where it is not, and the order is where its tasks want it.
 */
import {loadModel} from '@emblem/schemas/node';
import {DRAWING_TASK, ORDER} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {ServerProcess} from '../harness/server-process';
import {makeOrder, uniqueName} from '../harness/world';

const FILES = ['/files/public/pin-front.png'];
const [MACHINE] = loadModel().entity('drawing-task').workflows;
const STATES = MACHINE?.states.map(({value}) => String(value)) ?? [];
const ACTIONS = [...new Set(MACHINE?.transitions.map(({action}) => action))];
const {drawing, pendingArtwork, modifying, artworkConfirmed} = ORDER.status;

/** The shortest way to each state, and where the order is then. */
const WAYS: Readonly<Record<string, readonly [steps: readonly string[], order: number]>> = {
  unassigned: [[], ORDER.status.new],
  assigned: [['allocate'], ORDER.status.new],
  drawing: [['allocate', 'start'], drawing],
  paused: [['allocate', 'start', 'pause'], drawing],
  checking: [['allocate', 'start', 'submit'], drawing],
  withCustomer: [['allocate', 'start', 'submit', 'approve'], pendingArtwork],
  toRevise: [['allocate', 'start', 'submit', 'approve', 'not-pass'], modifying],
  confirmed: [['allocate', 'start', 'submit', 'approve', 'confirm'], artworkConfirmed],
  cancelled: [['allocate', 'cancel'], ORDER.status.new],
};

/** Where a step takes the order, where it takes it anywhere. */
const ORDER_AFTER: Readonly<Record<string, number>> = {
  start: drawing,
  approve: pendingArtwork,
  confirm: artworkConfirmed,
  'not-pass': modifying,
};

let server: TestServer;
let second: {readonly server: ServerProcess; readonly url: string};
let clients: readonly Client[];
let admin: Client;
let designerId: number;
let categoryId: number;
let turn = 0;

beforeAll(async () => {
  server = await startServer();
  second = await ServerProcess.start({DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SEED: 'tiny'});
  admin = await signInAdmin(server);
  clients = [admin, new Client(second.url, admin.token)];
  categoryId = idOf(
    await admin.create('task-category', {name: uniqueName('category'), kind: 2, standardMinutes: 60, points: 3}),
  );
}, 240_000);
afterAll(async () => {
  await second?.server.kill('SIGTERM');
  await server?.stop();
});

async function step(id: number, action: string): Promise<number> {
  turn += 1;
  const client = clients[turn % clients.length] ?? admin;
  const values = {
    ...(action === 'allocate' ? {designerId} : {}),
    ...(action === 'not-pass' || action === 'send-back' ? {reason: 'A lighter blue'} : {}),
  };
  return (await client.rest('POST', `drawing-task/actions/${action}`, {ids: [id], values})).status;
}

/** A task of a new order, with a version that nobody has answered, in that state. Its designer has no other. */
async function taskIn(state: string): Promise<{readonly id: number; readonly orderId: number}> {
  designerId = idOf(await admin.create('user', {userName: uniqueName('designer'), password: 'emblem-demo', state: 1}));
  const orderId = idOf(await makeOrder(admin));
  const id = idOf(await admin.create('drawing-task', {title: 'Star', categoryId, orderId}));
  await admin.create('drawing', {taskId: id, name: 'Star', files: FILES});
  for (const action of WAYS[state]?.[0] ?? [])
    expect([state, action, await step(id, action)]).toEqual([state, action, 200]);
  return {id, orderId};
}

const stateOf = async (id: number) => (await admin.get('drawing-task', id)).status;
const orderOf = async (id: number) => (await admin.get('order', id)).status;

test('there is a way to each state', () => {
  expect(Object.keys(WAYS).sort()).toEqual([...STATES].sort());
  expect([...STATES].sort()).toEqual(Object.values(DRAWING_TASK.status).sort());
});

test.each(STATES)('from %s each step is taken or refused, and the order with it', async state => {
  for (const action of ACTIONS) {
    const {id, orderId} = await taskIn(state);
    const before = await orderOf(orderId);
    expect([state, before]).toEqual([state, WAYS[state]?.[1]]);
    const declared = MACHINE?.transitions.find(each => each.action === action && each.from.includes(state));
    const status = await step(id, action);
    const told = {state, action, status: status === 200 ? 200 : 409};
    if (declared) {
      // Nobody has answered the version of a task that is reopened after it was cancelled, nor of any other.
      expect({...told, is: await stateOf(id)}).toEqual({state, action, status: 200, is: declared.to});
      const expected = state === 'confirmed' && action === 'reopen' ? modifying : orderAfter(state, action, before);
      expect([state, action, await orderOf(orderId)]).toEqual([state, action, expected]);
    } else {
      expect({...told, is: await stateOf(id)}).toEqual({state, action, status: 409, is: state});
      expect([state, action, await orderOf(orderId)]).toEqual([state, action, before]);
    }
  }
});

/** A task that is reopened has been begun; a revision that is drawn again leaves its order to be modified. */
function orderAfter(state: string, action: string, before: unknown): unknown {
  if (state === 'cancelled' && action === 'reopen') return drawing;
  if (state === 'toRevise' && action === 'start') return before;
  return state === 'paused' && action === 'start' ? drawing : (ORDER_AFTER[action] ?? before);
}

test('of two tasks that are confirmed at once, by two processes, the order is confirmed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const one = await taskIn('withCustomer');
    const other = idOf(await admin.create('drawing-task', {title: 'Moon', categoryId, orderId: one.orderId}));
    await admin.create('drawing', {taskId: other, name: 'Moon', files: FILES});
    designerId = idOf(
      await admin.create('user', {userName: uniqueName('designer'), password: 'emblem-demo', state: 1}),
    );
    for (const action of ['allocate', 'start', 'submit', 'approve'])
      expect([action, await step(other, action)]).toEqual([action, 200]);
    expect(await Promise.all([step(one.id, 'confirm'), step(other, 'confirm')])).toEqual([200, 200]);
    expect(await orderOf(one.orderId)).toBe(artworkConfirmed);
  }
});

test('what is left counts when a task is cancelled', async () => {
  const {orderId} = await taskIn('withCustomer');
  const other = idOf(await admin.create('drawing-task', {title: 'Moon', categoryId, orderId}));
  await admin.action('order', 'request-changes', {ids: [orderId]});
  expect(await step(other, 'cancel')).toBe(200);
  expect(await orderOf(orderId)).toBe(pendingArtwork);
});
