/** Over raw sockets, by a clock that the tests set. */
import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import {connect, type Socket} from 'node:net';
import {visitor, type Actor} from '../actor';
import {readCallBody} from '../web/body';
import {Shares} from './shares';

const SIZE = 300_000;
const SECOND = 1000;

let server: Server | undefined;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
  jest.useFakeTimers({now: 0, doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask']});
});

afterEach(() => {
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  server?.close();
});

function actorAt(address: string): Actor {
  const nobody = visitor({address, language: 'en', platformIds: []});
  return address === 'office' ? {...nobody, kind: 'staff', id: 1} : nobody;
}

/** The address of a sender is in `x-from`. Answers with how often `work` ran at once. */
async function serve(connections: number, work: (request: IncomingMessage) => Promise<unknown>): Promise<number> {
  const patience = {idleMs: 20 * SECOND, graceMs: 30 * SECOND, bytesPerSecond: 1000};
  const shares = new Shares({connections, patience});
  server = createServer((incoming, response) => {
    const request = Object.assign(incoming, {path: incoming.url ?? ''});
    const context = {actor: actorAt(String(request.headers['x-from']))};
    shares
      .take({request, context}, () => work(request))
      .then(
        () => response.end('done'),
        () => response.destroy(),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Sender {
  readonly socket: Socket;
  answered(): boolean;
  ended(): boolean;
}

function send(port: number, path: string, from: string, size: number): Sender {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const state = {text: '', ended: false};
  socket.on('data', chunk => {
    state.text += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    state.ended = true;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: emblem\r\nX-From: ${from}\r\nContent-Length: ${size}\r\n\r\n`);
  return {socket, answered: () => state.text.endsWith('done'), ended: () => state.ended};
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition())
    await new Promise(resolve => {
      setImmediate(resolve);
    });
}

const read = (request: IncomingMessage): Promise<unknown> => readCallBody(request, 'en');

test.each(['/rest/order', '/api/order', '/files'])('a body of %s that stalls is given up', async path => {
  const sender = send(await serve(10, read), path, '192.0.2.1', SIZE);
  await until(() => jest.getTimerCount() === 1);
  jest.advanceTimersByTime(19 * SECOND);
  expect(sender.ended()).toBe(false);
  jest.advanceTimersByTime(2 * SECOND);
  await until(sender.ended);
  expect(sender.answered()).toBe(false);
});

/** Sends `bytes` every ten seconds until all is there or the server has had enough; seconds that passed. */
async function trickle(sender: Sender, size: number, bytes: number, arrived: () => number): Promise<number> {
  await until(() => jest.getTimerCount() === 1);
  let seconds = 0;
  for (let sent = 0; sent < size && !sender.ended(); sent += bytes) {
    const before = arrived();
    sender.socket.write(' '.repeat(Math.min(bytes, size - sent)));
    await until(() => arrived() > before || sender.ended());
    if (sent + bytes >= size) break;
    jest.advanceTimersByTime(10 * SECOND);
    seconds += 10;
    await new Promise(resolve => {
      setImmediate(resolve);
    });
  }
  return seconds;
}

test('a large body may take its time while it comes as fast as a slow line brings it, and no longer', async () => {
  let line: Socket | undefined;
  const port = await serve(10, read);
  server?.on('connection', socket => {
    line = socket;
  });
  const arrived = (): number => line?.bytesRead ?? 0;
  const honest = send(port, '/rest/order', '192.0.2.1', SIZE);
  expect(await trickle(honest, SIZE, 10_000, arrived)).toBe(290);
  await until(honest.answered);
  const dawdling = send(port, '/rest/order', '192.0.2.1', SIZE);
  expect(await trickle(dawdling, SIZE, 1000, arrived)).toBeLessThan(60);
  await until(dawdling.ended);
});

test('who sends slowly keeps nobody from the database', async () => {
  const port = await serve(1, read);
  for (const place of ['192.0.2.1', '198.51.100.1']) send(port, '/api/order', place, 1000);
  await until(() => jest.getTimerCount() === 2);
  const quick = send(port, '/api/order', '203.0.113.1', 2);
  quick.socket.write('{}');
  await until(quick.answered);
});

test('members and visitors together leave connections of the database to staff', async () => {
  const open: (() => void)[] = [];
  const port = await serve(4, () => new Promise<void>(done => open.push(done)));
  const ask = (path: string, from: string): Sender => {
    const sender = send(port, path, from, 2);
    sender.socket.write('{}');
    return sender;
  };
  const senders = ['192.0.2.1', '198.51.100.1', '203.0.113.1'].map(place => ask('/api/order', place));
  await until(() => open.length === 2);
  const staff = ask('/rest/order', 'office');
  await until(() => open.length === 3);
  open[2]?.();
  await until(staff.answered);
  expect(open).toHaveLength(3);
  open[0]?.();
  await until(() => open.length === 4);
  for (const done of open) done();
  await until(() => senders.every(sender => sender.answered()));
});
