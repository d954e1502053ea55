/** One feed of a record: its steps, its changes, and what staff say of it to each other. */
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {LiveSocket} from '../harness/live-socket';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {makeInquiry, openGroundOn, refusal, type Ground} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

async function timeline(client: Client, entity: string, id: number, query = ''): Promise<readonly Json[]> {
  const {status, body} = await client.rest('GET', `${entity}/${id}/timeline${query}`);
  expect(status).toBe(200);
  return asObjects(asObject(body).entries);
}

const comment = (client: Client, recordId: number, values: Json = {}) =>
  client.rest('POST', 'comment', {entity: 'inquiry', recordId, text: uniqueName('Look'), ...values});

describe('a timeline', () => {
  test('tells steps, changes and comments in one order, each once', async () => {
    const {id} = await makeInquiry(admin);
    await admin.update('inquiry', id, {remark: 'bigger'});
    await admin.rest('POST', 'inquiry/actions/quote', {ids: [id], values: {quotedPrice: '8.00'}});
    await comment(admin, id, {text: 'Who calls them?'});
    expect(await timeline(admin, 'inquiry', id)).toMatchObject([
      {kind: 'comments', by: 'Ada Moreau', said: {text: 'Who calls them?'}},
      {
        kind: 'transitions',
        said: {action: 'quote', property: 'status', from: '1', to: '3', changes: {quotedPrice: [null, '8.00']}},
      },
      {kind: 'changes', said: {action: 'update', changes: {remark: [null, 'bigger']}}},
      {kind: 'changes', said: {action: 'create'}},
    ]);
  });

  test('tells the newest first and says whether there are older ones', async () => {
    const {id} = await makeInquiry(admin);
    await comment(admin, id, {text: 'one'});
    await comment(admin, id, {text: 'two'});
    const {body} = await admin.rest('GET', `inquiry/${id}/timeline?limit=1`);
    expect(body).toMatchObject({more: true, entries: [{said: {text: 'two'}}]});
    expect(asObject((await admin.rest('GET', `inquiry/${id}/timeline?limit=3`)).body).more).toBe(false);
    for (const limit of ['0', '501', 'many', '1e1'])
      expect((await admin.rest('GET', `inquiry/${id}/timeline?limit=${limit}`)).status).toBe(400);
  });

  test('is told to who may read the record; its changes to who may see its history', async () => {
    const {id} = await makeInquiry(admin, {proId: 1});
    await admin.update('inquiry', id, {remark: 'quietly'});
    const reader = await makePerson(admin, {rights: {'inquiry.read': 'platform'}, platformIds: [1]});
    expect((await timeline(reader.client, 'inquiry', id)).map(({kind}) => kind)).not.toContain('changes');
    const elsewhere = await makePerson(admin, {rights: {'inquiry.read': 'platform'}, platformIds: [2]});
    expect((await elsewhere.client.rest('GET', `inquiry/${id}/timeline`)).status).toBe(404);
    const nobody = await makePerson(admin);
    expect((await nobody.client.rest('GET', `inquiry/${id}/timeline`)).status).toBe(403);
  });
});

describe('a comment', () => {
  test('is read by who reads its record, changed and deleted by its author', async () => {
    const {id} = await makeInquiry(admin, {proId: 1});
    const rights = {'inquiry.read': 'platform'} as const;
    const [author, reader] = [
      await makePerson(admin, {rights, platformIds: [1]}),
      await makePerson(admin, {rights, platformIds: [1]}),
    ];
    const stranger = await makePerson(admin, {rights, platformIds: [2]});
    const made = await comment(author.client, id);
    expect(made.status).toBe(201);
    const at = `comment/${idOf(asObject(made.body))}`;
    expect(made.body).toMatchObject({userId: author.id, userName: author.userName, version: 1});
    expect((await reader.client.rest('GET', at)).status).toBe(200);
    expect((await reader.client.rest('PUT', at, {text: 'No'})).status).toBe(403);
    expect((await reader.client.rest('DELETE', at)).status).toBe(403);
    expect((await stranger.client.rest('GET', at)).status).toBe(404);
    expect((await stranger.client.rest('PUT', at, {text: 'No'})).status).toBe(404);
    expect(await stranger.client.total('comment', {recordId: id})).toBe(0);
    expect((await author.client.rest('PUT', at, {text: 'Changed'})).status).toBe(200);
    expect((await timeline(reader.client, 'inquiry', id))[0]).toMatchObject({said: {text: 'Changed', version: 2}});
    expect((await author.client.rest('DELETE', at)).status).toBe(200);
    expect((await timeline(reader.client, 'inquiry', id)).map(({kind}) => kind)).not.toContain('comments');
  });

  test('stands on a record that its author may read, and nowhere else', async () => {
    const {id} = await makeInquiry(admin, {proId: 2});
    const {client} = await makePerson(admin, {rights: {'inquiry.read': 'platform'}, platformIds: [1]});
    expect(refusal(await comment(client, id))).toEqual([422, 'recordId']);
    expect(refusal(await comment(client, 999_999_999))).toEqual([422, 'recordId']);
    expect(refusal(await comment(client, 1, {entity: 'order'}))).toEqual([422, 'recordId']);
    expect(refusal(await comment(client, 1, {entity: 'nothing'}))).toEqual([422, 'entity']);
    expect(refusal(await comment(client, 1, {entity: 'state-change'}))).toEqual([422, 'entity']);
    expect(refusal(await comment(admin, id, {text: ' '}))).toEqual([422, 'text']);
  });

  test('tells who is mentioned, once, where it stands, and nothing that it says', async () => {
    const {id} = await makeInquiry(admin);
    const {id: told, client} = await makePerson(admin);
    const secret = uniqueName('Secret');
    const made = await comment(admin, id, {text: secret, mentions: [told]});
    const at = `comment/${idOf(asObject(made.body))}`;
    await admin.rest('PUT', at, {text: `${secret} again`, mentions: [told]});
    const messages = asObjects(asObject(await client.data('/wsManager/broadcast/getMyMessageList', {})).records);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({link: `/records/inquiry/${id}`});
    expect(JSON.stringify(messages)).not.toContain(secret);
  });

  test('is heard of by who looks at the record', async () => {
    const {id} = await makeInquiry(admin);
    const socket = await LiveSocket.open(ground.server.url, '/ws', admin.token);
    socket.say(JSON.stringify({type: 'watch', entity: 'inquiry'}));
    // What is said next is heard after that.
    socket.say('{"type":"keepAlive"}');
    await socket.until(() => socket.pushes.some(push => push.type === 'keepAlive'));
    await comment(admin, id);
    const hears = ({messageType, ids}: Json) => messageType === 4 && Array.isArray(ids) && ids.includes(id);
    await socket.until(() => socket.pushes.some(hears));
    await socket.drop();
  });

  test('is told to nobody who may not read its record', async () => {
    const [here, there] = [await makeInquiry(admin, {proId: 1}), await makeInquiry(admin, {proId: 2})];
    const watching = async (platformIds: readonly number[]) => {
      const {client} = await makePerson(admin, {rights: {'inquiry.read': 'platform'}, platformIds});
      const socket = await LiveSocket.open(ground.server.url, '/ws', client.token);
      socket.say(JSON.stringify({type: 'watch', entity: 'comment'}));
      socket.say('{"type":"keepAlive"}');
      await socket.until(() => socket.pushes.some(push => push.type === 'keepAlive'));
      return socket;
    };
    const [one, other] = [await watching([1]), await watching([2])];
    const first = idOf(asObject((await comment(admin, here.id)).body));
    const toldOf = (socket: LiveSocket) =>
      socket.pushes.filter(({messageType}) => messageType === 4).flatMap(({ids}) => ids);
    await one.until(() => toldOf(one).includes(first));
    const second = idOf(asObject((await comment(admin, there.id)).body));
    await other.until(() => toldOf(other).includes(second));
    // What was written just before they began to watch may reach them, too.
    expect(toldOf(other)).not.toContain(first);
    expect(toldOf(one)).not.toContain(second);
    for (const socket of [one, other]) await socket.drop();
  });
});
