/** Who may open which socket, and when it is closed. */
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {filesOf} from '../durability/memory';
import {signInAdmin} from '../harness/administrator';
import {signIn, signInMember, type Client} from '../harness/client';
import {LiveSocket, refusal} from '../harness/live-socket';
import {startServer, type TestServer} from '../harness/server';
import {makeMember, makePerson} from '../harness/world';

const PATHS = ['/ws', '/ws/broadcast', '/ws/keepAlive', '/ws/factoryScreen'];

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
});

afterAll(async () => {
  await server.stop();
});

describe.each(PATHS)('%s', path => {
  it('is refused without a session, with an unknown token and with that of a member', async () => {
    const member = await signInMember(server.url, 'visitor@example.com');
    for (const token of [undefined, '', 'no-such-token', member.token]) {
      const {status, message} = await refusal(server.url, path, token);
      expect(status).toBe(401);
      expect(message).not.toBe('');
    }
  });

  it('is refused to a page of another origin, whatever its token', async () => {
    expect((await refusal(server.url, path, admin.token, {origin: 'https://elsewhere.example'})).status).toBe(403);
    expect((await refusal(server.url, path, admin.token, {origin: 'null'})).status).toBe(403);
  });

  it('opens with the token in the query, for the own origin and for what is no browser [CO-665, DA-490]', async () => {
    for (const origin of [undefined, server.url]) {
      const socket = await LiveSocket.open(server.url, path, admin.token, {origin});
      await socket.drop();
    }
  });

  it('is closed when its session ends', async () => {
    const other = await signInAdmin(server);
    const socket = await LiveSocket.open(server.url, path, other.token);
    await other.data('/user/logout');
    expect(await socket.closed()).toBe(4401);
    expect((await refusal(server.url, path, other.token)).status).toBe(401);
  });
});

it('is no socket elsewhere', async () => {
  expect((await refusal(server.url, '/ws/other', admin.token)).status).toBe(404);
  expect((await refusal(server.url, '/rest/user', admin.token)).status).toBe(404);
});

it('is refused at addresses that are none', async () => {
  const {hostname, port} = new URL(server.url);
  for (const target of ['//', '//x', '/%', '/ws%00', '*']) {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        ),
      );
      socket
        .once('data', data => {
          resolve(String(data));
          socket.destroy();
        })
        .once('error', reject);
    });
    expect([target, answer.split('\r\n', 1)[0]]).toEqual([target, 'HTTP/1.1 404 Not Found']);
  }
});

const KEY = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

/** Says what opens a socket, and does nothing of itself after that: neither shuts its side nor goes. */
function begin(target: string, headers: readonly string[] = KEY, protocol = 'websocket'): Socket {
  const {hostname, port} = new URL(server.url);
  const socket = connect({port: Number(port), host: hostname, allowHalfOpen: true});
  socket.on('error', () => undefined);
  const first = [`GET ${target} HTTP/1.1`, `Host: ${hostname}`, 'Connection: Upgrade', `Upgrade: ${protocol}`];
  socket.write([...first, ...headers, '', ''].join('\r\n'));
  return socket;
}

async function refusedAndSilent(target: string): Promise<Socket> {
  const socket = begin(target);
  await once(socket.resume(), 'end');
  return socket;
}

it.each([...PATHS, '/ws/other', '/', '/rest/order'])(
  'leaves nothing open where it is refused, though the other side stays: %s',
  async path => {
    const before = filesOf(server.pid);
    const sockets = await Promise.all(Array.from({length: 100}, () => refusedAndSilent(path)));
    // What is asked now is answered after the last of them was let go.
    await admin.total('continent');
    expect(filesOf(server.pid) - before).toBeLessThan(50);
    for (const socket of sockets) socket.destroy();
  },
);

it('never writes a token down', async () => {
  const token = 'a-token-that-must-not-be-logged';
  await refusal(server.url, '/ws', token);
  const socket = await LiveSocket.open(server.url, '/ws', admin.token);
  await socket.drop();
  expect(server.log).not.toContain(token);
  expect(server.log).not.toContain(admin.token);
});

it('closes the sockets of a user who is disabled', async () => {
  const {id, client} = await makePerson(admin);
  const socket = await LiveSocket.open(server.url, '/ws', client.token);
  await admin.action('user', 'toggle', {ids: [id], on: false});
  expect(await socket.closed()).toBe(4401);
});

describe('the socket of the factory screen [CO-671]', () => {
  it('needs the right to read order products, and closes when that is taken away', async () => {
    const nobody = await makePerson(admin);
    expect((await refusal(server.url, '/ws/factoryScreen', nobody.client.token)).status).toBe(403);
    const person = await makePerson(admin, {rights: {'order-product.read': 'all'}});
    const socket = await LiveSocket.open(server.url, '/ws/factoryScreen', person.client.token);
    const grant = await admin.first('user-authority', {userId: person.id});
    await admin.remove('user-authority', Number(grant.id));
    expect(await socket.closed()).toBe(4401);
  });

  it('says that something has changed, and nothing about what', async () => {
    const factory = await signIn(server.url, 'factory');
    const socket = await LiveSocket.open(server.url, '/ws/factoryScreen', factory.token);
    const {id: memberId, proId} = await makeMember(admin);
    const order = await admin.create('order', {memberId, proId});
    await admin.create('order-product', {orderId: order.id, name: 'Enamel pin', quantity: 100});
    await socket.until(() => socket.pushes.length > 0);
    expect(socket.pushes).toEqual([{messageType: 3}]);
  });
});

/** Whether a socket opens, now or once those that are gone have been noticed. */
async function opens({token}: Client): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = begin(`/ws?token=${token}`);
    const [answer]: unknown[] = await once(socket, 'data');
    socket.destroy();
    if (String(answer).startsWith('HTTP/1.1 101')) return true;
  }
  return false;
}

describe('limits', () => {
  it('answers a keep-alive, and closes on anything else that is said [CO-669, DA-492]', async () => {
    const socket = await LiveSocket.open(server.url, '/ws/keepAlive', admin.token);
    socket.say('{"type":"keepAlive"}');
    await socket.until(() => socket.pushes.length > 0);
    expect(socket.pushes).toEqual([{type: 'keepAlive'}]);
    socket.say('{"type":"deleteEverything"}');
    expect(await socket.closed()).toBe(1008);
  });

  it('closes on a word that is too long, and on too many', async () => {
    const long = await LiveSocket.open(server.url, '/ws/keepAlive', admin.token);
    long.say(JSON.stringify({type: 'keepAlive', more: 'x'.repeat(5000)}));
    expect(await long.closed()).toBe(1009);
    const busy = await LiveSocket.open(server.url, '/ws/keepAlive', admin.token);
    for (let count = 0; count < 100; count += 1) busy.say('{"type":"keepAlive"}');
    expect(await busy.closed()).toBe(1008);
  });

  it.each([
    ['without a key', KEY.slice(0, 1), 'websocket'],
    ['of another version', ['Sec-WebSocket-Version: 99', ...KEY.slice(1)], 'websocket'],
    ['of another protocol', KEY, 'h2c'],
  ])('a handshake %s takes no place', async (_what, headers, protocol) => {
    const {client} = await makePerson(admin);
    for (let count = 0; count < 25; count += 1) {
      const socket = begin(`/ws?token=${client.token}`, headers, protocol);
      const [answer]: unknown[] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 4(00|26) /);
      socket.destroy();
    }
    expect(await opens(client)).toBe(true);
  });

  it.each(['shut', 'reset'] as const)('who goes before the socket opens takes no place: %s', async how => {
    const {client} = await makePerson(admin);
    for (let count = 0; count < 60; count += 1) {
      const socket = begin(`/ws?token=${client.token}`);
      await once(socket, 'ready');
      if (how === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    }
    expect(await opens(client)).toBe(true);
  });

  it('gives a user twenty sockets at a time', async () => {
    const {client} = await makePerson(admin);
    const sockets = await Promise.all(Array.from({length: 20}, () => LiveSocket.open(server.url, '/ws', client.token)));
    expect((await refusal(server.url, '/ws', client.token)).status).toBe(429);
    await Promise.all(sockets.map(socket => socket.drop()));
  });
});
