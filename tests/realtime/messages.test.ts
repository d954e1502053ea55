/** Messages reach whom they are for, once, whether they were connected or not. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, idOf} from '../harness/json';
import {LiveSocket} from '../harness/live-socket';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});

afterAll(async () => {
  await server.stop();
});

function open(client: Client, known?: readonly number[]): Promise<LiveSocket> {
  return LiveSocket.open(server.url, '/ws', client.token, {known});
}

async function toAll(title = uniqueName('all'), more: object = {}): Promise<number> {
  return idOf(
    asObject(
      await admin.data('/wsManager/broadcast/sendMessageToAll', {
        announcementTitle: title,
        announcementContent: 'content',
        ...more,
      }),
    ),
  );
}

async function toUser(person: Person, title = uniqueName('one')): Promise<number> {
  return idOf(
    asObject(
      await admin.data('/wsManager/broadcast/sendMessageToUser', {
        userId: person.id,
        announcementTitle: title,
        announcementContent: 'content',
      }),
    ),
  );
}

async function received(
  client: Client,
  isRead?: 0 | 1,
): Promise<{unread: number; ids: readonly number[]; records: readonly Record<string, unknown>[]}> {
  const data = asObject(await client.data('/wsManager/broadcast/getMyMessageList', {pageSize: 1000, isRead}));
  const records = asObjects(data.records);
  return {unread: asNumber(data.unread), ids: records.map(record => idOf(record)), records};
}

describe('sending', () => {
  it(`pushes type 1 with title, content and type to everybody who is online
    [CO-642, CO-666, CO-667, DA-491]`, async () => {
    const people = await Promise.all([makePerson(admin), makePerson(admin)]);
    const sockets = await Promise.all(people.map(({client}) => open(client)));
    const id = await toAll('Kiln out of order', {announcementContent: 'Back on Monday', link: '/dashboard'});
    for (const socket of sockets)
      expect(await socket.announced('Kiln out of order')).toMatchObject({
        id,
        messageType: 1,
        announcementTitle: 'Kiln out of order',
        announcementContent: 'Back on Monday',
        link: '/dashboard',
      });
    await Promise.all(sockets.map(socket => socket.drop()));
  });

  it('to one user pushes to each window of that user and to nobody else [CO-643]', async () => {
    const [one, other] = await Promise.all([makePerson(admin), makePerson(admin)]);
    const windows = await Promise.all([open(one.client), open(one.client)]);
    const bystander = await open(other.client);
    const own = await toUser(one);
    const all = await toAll();
    for (const socket of [...windows, bystander]) await socket.until(() => socket.ids.includes(all));
    for (const socket of windows) expect(socket.ids.slice(-2)).toEqual([own, all]);
    expect(bystander.ids).not.toContain(own);
    expect((await received(other.client)).ids).not.toContain(own);
    await Promise.all([...windows, bystander].map(socket => socket.drop()));
  });

  it('takes messages that are too long for a notice between processes', async () => {
    const {client} = await makePerson(admin);
    const socket = await open(client);
    const announcementContent = '徽章'.repeat(2500);
    const id = await toAll(uniqueName('long'), {announcementContent});
    await socket.until(() => socket.ids.includes(id));
    expect(socket.announcements.at(-1)).toMatchObject({id, announcementContent});
    await socket.drop();
  });

  it('is refused without the right, and so is who is online', async () => {
    const {client, id} = await makePerson(admin);
    const message = {announcementTitle: 'a', announcementContent: 'b'};
    expect((await client.call('/wsManager/broadcast/sendMessageToAll', message)).code).toBe('403');
    expect((await client.call('/wsManager/broadcast/sendMessageToUser', {...message, userId: id})).code).toBe('403');
    expect((await client.call('/wsManager/broadcast/onlineUserList')).code).toBe('403');
    expect((await client.rest('POST', 'broadcast-message', {...message, audience: 'all'})).status).toBe(403);
  });

  it('names what is missing, and takes only addresses of the console as links', async () => {
    const answer = await admin.call('/wsManager/broadcast/sendMessageToAll', {
      announcementTitle: ' ',
      announcementContent: 'b',
      link: 'https://elsewhere.example',
    });
    expect(answer.code).toBe('422');
    expect(Object.keys(asObject(asObject(answer.data).errors)).sort()).toEqual(['announcementTitle', 'link']);
    expect(
      (
        await admin.call('/wsManager/broadcast/sendMessageToUser', {
          userId: 9_000_000,
          announcementTitle: 'a',
          announcementContent: 'b',
        })
      ).code,
    ).toBe('422');
    expect(
      (
        await admin.rest('POST', 'broadcast-message', {
          announcementTitle: 'a',
          announcementContent: 'b',
          audience: 'users',
        })
      ).status,
    ).toBe(422);
  });

  it('lists what was sent with who sent it, the newest first [CO-644, CO-305]', async () => {
    const first = await toAll('history one');
    const second = await toAll('history two');
    const {records} = asObject(await admin.data('/wsManager/broadcast/broadcastHistoryList', {page: 1, pageSize: 2}));
    expect(asObjects(records).map(idOf)).toEqual([second, first]);
    const {id} = asObject(asObject(await admin.data('/user/getUserInfo')).userInfo);
    expect(asObjects(records)[0]).toMatchObject({announcementTitle: 'history two', senderId: id, audience: 'all'});
  });
});

describe('who is online [CO-641]', () => {
  async function online(): Promise<readonly unknown[]> {
    return asObjects(await admin.data('/wsManager/broadcast/onlineUserList')).map(user => user.userId);
  }

  it('lists users while a socket of theirs is open', async () => {
    const {id, client} = await makePerson(admin);
    expect(await online()).not.toContain(id);
    const socket = await LiveSocket.open(server.url, '/ws/keepAlive', client.token);
    expect(await online()).toContain(id);
    await socket.drop();
    while ((await online()).includes(id)) await admin.data('/user/getUserInfo');
  });
});

describe('a connection that comes back', () => {
  it('is told everything still unread, in order, and nothing that was read', async () => {
    const person = await makePerson(admin);
    const before = await open(person.client);
    const seen = await toUser(person);
    await before.until(() => before.ids.includes(seen));
    await before.drop();
    const missed = [await toUser(person), await toAll(), await toUser(person)];
    await person.client.data('/wsManager/broadcast/markMyMessages', {ids: [seen]});
    const after = await open(person.client);
    expect(await after.welcomed()).toEqual({messageType: 0, unread: 3});
    await after.until(() => after.ids.length >= 3);
    expect(after.ids).toEqual(missed);
    expect(after.announcements.every(push => push.replayed === true)).toBe(true);
    await after.drop();
  });

  it('is not told again what it holds', async () => {
    const person = await makePerson(admin);
    const held = await toUser(person);
    const missed = await toUser(person);
    const socket = await open(person.client, [held]);
    const next = await toUser(person);
    await socket.until(() => socket.ids.includes(next));
    expect(socket.ids).toEqual([missed, next]);
    expect(await socket.welcomed()).toEqual({messageType: 0, unread: 2});
    await socket.drop();
  });
});

describe('read marks', () => {
  it('are told to the other windows of the user', async () => {
    const person = await makePerson(admin);
    const ids = [await toUser(person), await toUser(person), await toUser(person)];
    const socket = await open(person.client);
    await socket.until(() => socket.ids.length === 3);
    expect(await person.client.data('/wsManager/broadcast/markMyMessages', {ids: ids.slice(0, 1)})).toEqual({
      count: 1,
      unread: 2,
    });
    await socket.until(() => socket.pushes.some(push => push.messageType === 2));
    expect(socket.pushes.at(-1)).toEqual({messageType: 2, ids: ids.slice(0, 1)});
    expect(await person.client.data('/wsManager/broadcast/markMyMessages')).toEqual({count: 2, unread: 0});
    expect((await received(person.client, 0)).ids).toEqual([]);
    expect((await received(person.client, 1)).ids).toEqual([...ids].reverse());
    await socket.drop();
  });

  it('are a matter of each user alone', async () => {
    const [one, other] = await Promise.all([makePerson(admin), makePerson(admin)]);
    const id = await toAll();
    await one.client.data('/wsManager/broadcast/markMyMessages', {ids: [id]});
    expect((await received(one.client, 0)).ids).not.toContain(id);
    expect((await received(other.client, 0)).ids).toContain(id);
    expect((await one.client.list('notification')).every(record => record.userId === one.id)).toBe(true);
  });

  it('go with a message that is deleted', async () => {
    const person = await makePerson(admin);
    const id = await toUser(person);
    const socket = await open(person.client);
    await socket.until(() => socket.ids.includes(id));
    await admin.remove('broadcast-message', id);
    await socket.until(() => socket.pushes.some(push => push.messageType === 2));
    expect(await received(person.client)).toMatchObject({unread: 0, ids: []});
    await socket.drop();
  });
});

describe('records that are watched', () => {
  const told = (socket: LiveSocket) => socket.pushes.filter(push => push.messageType === 4);
  const watch = (socket: LiveSocket, entity: string | null) => socket.say(JSON.stringify({type: 'watch', entity}));

  /** What is said next is heard after that. */
  const settled = async (socket: LiveSocket) => {
    const before = socket.pushes.length;
    socket.say('{"type":"keepAlive"}');
    await socket.until(() => socket.pushes.slice(before).some(push => push.type === 'keepAlive'));
  };

  it('are told once they are written, to whoever looks at a list of them and may read them', async () => {
    const [seller, colleague, other, stranger] = await Promise.all([
      makePerson(admin, {rights: {'inquiry.read': 'own'}}),
      makePerson(admin, {rights: {'inquiry.read': 'own'}}),
      makePerson(admin, {rights: {'inquiry.read': 'all'}}),
      makePerson(admin),
    ]);
    const [own, theirOwn, all, again, none, elsewhere] = await Promise.all([
      open(seller.client),
      open(colleague.client),
      open(other.client),
      open(other.client),
      open(stranger.client),
      open(other.client),
    ]);
    for (const socket of [own, theirOwn, all, again, none]) watch(socket, 'inquiry');
    watch(elsewhere, 'country');
    await Promise.all([own, theirOwn, all, again, none, elsewhere].map(settled));
    const [platform] = await admin.list('project', {range: [0, 0]});
    const make = async (salesmanId: number) =>
      idOf(
        await admin.create('inquiry', {
          proId: platform?.id,
          quantity: 1,
          name: uniqueName('watched'),
          email: 'watched@example.com',
          currency: 'USD',
          salesmanId,
        }),
      );
    const [theirs, mine] = [await make(other.id), await make(seller.id)];
    const idsOf = (socket: LiveSocket) => told(socket).flatMap(push => push.ids);
    await own.until(() => idsOf(own).includes(mine));
    for (const socket of [all, again]) await socket.until(() => [theirs, mine].every(id => idsOf(socket).includes(id)));
    await admin.update('inquiry', theirs, {quantity: 2});
    await all.until(() => idsOf(all).filter(id => id === theirs).length === 2);
    const last = await toAll();
    for (const socket of [own, theirOwn, none, elsewhere]) await socket.until(() => socket.ids.includes(last));
    expect(idsOf(own)).not.toContain(theirs);
    expect([...told(theirOwn), ...told(none), ...told(elsewhere)]).toEqual([]);
    await Promise.all([own, theirOwn, all, again, none, elsewhere].map(socket => socket.drop()));
  });

  it('are told, too, when they were written after a list asked and before it was said to be watched', async () => {
    const [reader, stranger] = [await makePerson(admin, {rights: {'inquiry.read': 'all'}}), await makePerson(admin)];
    const [early, late, unaware] = await Promise.all([open(reader.client), open(reader.client), open(reader.client)]);
    const none = await open(stranger.client);
    const {id, quantity} = await admin.first('inquiry');
    watch(early, 'inquiry');
    await settled(early);
    await admin.update('inquiry', Number(id), {quantity: Number(quantity) + 1});
    await early.until(() => told(early).length > 0);
    for (const socket of [late, none]) socket.say('{"type":"watch","entity":"inquiry","age":60000}');
    watch(unaware, 'inquiry');
    await late.until(() => told(late).some(({entity, ids}) => entity === 'inquiry' && asList(ids).includes(id)));
    const last = await toAll();
    for (const socket of [unaware, none]) await socket.until(() => socket.ids.includes(last));
    expect([...told(unaware), ...told(none)]).toEqual([]);
    await Promise.all([early, late, unaware, none].map(socket => socket.drop()));
  });

  it('are told of nobody who does not read them, whatever the age that is asked for', async () => {
    const [seller, other] = [
      await makePerson(admin, {rights: {'inquiry.read': 'own'}}),
      await makePerson(admin, {rights: {'inquiry.read': 'all'}}),
    ];
    const make = async (salesmanId: number) =>
      idOf(
        await admin.create('inquiry', {
          proId: idOf(await admin.first('project', {projectIsDefault: 1})),
          quantity: 1,
          name: uniqueName('unseen'),
          email: 'unseen@example.com',
          salesmanId,
        }),
      );
    const theirs = await make(other.id);
    const all = await open(other.client);
    all.say('{"type":"watch","entity":"inquiry","age":60000}');
    await all.until(() => told(all).some(({ids}) => asList(ids ?? []).includes(theirs)));
    const sockets = await Promise.all(
      [0, 1, 60_000, 1e12, -1].map(async age => ({age, socket: await open(seller.client)})),
    );
    for (const {age, socket} of sockets) socket.say(JSON.stringify({type: 'watch', entity: 'inquiry', age}));
    for (const {socket} of sockets) await settled(socket);
    const last = await toAll();
    for (const {socket} of sockets) await socket.until(() => socket.ids.includes(last));
    expect(sockets.flatMap(({socket}) => told(socket))).toEqual([]);
    const mine = await make(seller.id);
    const own = await open(seller.client);
    own.say('{"type":"watch","entity":"inquiry","age":60000}');
    await own.until(() => told(own).length > 0);
    expect(told(own).flatMap(({ids}) => asList(ids))).toEqual([mine]);
    await Promise.all([all, own, ...sockets.map(({socket}) => socket)].map(socket => socket.drop()));
  });
});
