/** Signing in and out, sessions and passwords, through the documented calls. */
import {Client, PASSWORD, signIn} from '../harness/client';
import {asObject, asText} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty();
});
afterAll(async () => {
  await world.stop();
});

const visitor = (): Client => new Client(world.server.url);
const codeOf = async (client: Client): Promise<string> => (await client.call('/user/getUserInfo')).code;

test('[CO-473] login answers a token, and the token opens the staff calls', async () => {
  const {userName} = await makePerson(world.admin);
  const {code, data} = await visitor().call('/login', {userName, password: PASSWORD});
  expect(code).toBe('200');
  expect(await codeOf(new Client(world.server.url, asText(asObject(data).token)))).toBe('200');
});

test('a session holds its token, its language, the login source, the role and the user name [CO-283]', async () => {
  const role = await world.admin.create('role', {roleName: uniqueName('role')});
  const {userName} = await makePerson(world.admin, {roleIds: [Number(role.id)]});
  const {token} = asObject(
    await visitor().speaking('zh').data('/login', {userName, password: PASSWORD, loginSource: 'qm'}),
  );
  const client = new Client(world.server.url, asText(token));
  const [newest] = await client.list('session', {sort: ['id', 'DESC']});
  expect(newest).toMatchObject({userName, loginSource: 'qm', language: 'zh', roleId: role.id});
  await client.data('/user/logout');
  expect(await world.admin.list('session', {filter: {id: newest?.id}})).toEqual([]);
});

test('without a token, and with an unknown one, staff calls answer 401', async () => {
  expect(await codeOf(visitor())).toBe('401');
  expect(await codeOf(new Client(world.server.url, 'made-up'))).toBe('401');
});

test('a wrong password and an unknown name are answered alike', async () => {
  const {userName} = await makePerson(world.admin);
  const wrong = await visitor().request('POST', '/api/login', {userName, password: 'not this one'});
  const unknown = await visitor().request('POST', '/api/login', {
    userName: uniqueName('nobody'),
    password: 'not this one',
  });
  expect(wrong.text).toBe(unknown.text);
  expect(asObject(wrong.body).code).toBe('422');
});

test('a user without a password cannot sign in with an empty one', async () => {
  const userName = uniqueName('person');
  await world.admin.create('user', {userName});
  expect((await visitor().call('/login', {userName, password: ''})).code).toBe('422');
  expect((await visitor().call('/login', {userName, password: ' '})).code).toBe('422');
});

test('answers come in the language of the request', async () => {
  const sent = {userName: uniqueName('nobody'), password: 'x'};
  expect((await visitor().speaking('zh').call('/login', sent)).message).toBe('用户名或密码错误');
  expect((await visitor().speaking('en').call('/login', sent)).message).toBe('The user name or the password is wrong.');
});

test('the database holds neither tokens nor passwords', async () => {
  const {client, userName} = await makePerson(world.admin);
  const sessions = JSON.stringify(await world.sql`select * from session`);
  const users = JSON.stringify(await world.sql`select * from "user" where user_name = ${userName}`);
  expect(sessions).not.toContain(client.token);
  expect(users).not.toContain(PASSWORD);
  expect(users).toContain('$argon2id$');
});

test('hashes of passwords and tokens reach nobody, the administrator included', async () => {
  const {id} = await makePerson(world.admin);
  expect(Object.keys(await world.admin.get('user', id))).not.toEqual(expect.arrayContaining(['passwordHash']));
  expect(JSON.stringify(await world.admin.list('session'))).not.toMatch(/hash/i);
  expect(
    (await world.admin.rest('GET', `user?filter=${encodeURIComponent('{"passwordHash_startsWith":"$"}')}`)).status,
  ).toBe(400);
});

test('log-out ends the session that asks and no other', async () => {
  const {client, userName} = await makePerson(world.admin);
  const other = await signIn(world.server.url, userName);
  await client.data('/user/logout');
  expect(await codeOf(client)).toBe('401');
  expect(await codeOf(other)).toBe('200');
});

test('a session that has expired is none', async () => {
  const {client, id} = await makePerson(world.admin);
  await world.sql`update session set expires_at = now() - interval '1 second' where user_id = ${id}`;
  expect(await codeOf(client)).toBe('401');
});

test('use moves the expiry on, but never past the end of the session', async () => {
  const [used, ending] = [await makePerson(world.admin), await makePerson(world.admin)];
  await world.sql`
    update session set last_used_at = now() - interval '2 hours', expires_at = now() + interval '1 hour'
    where user_id in (${used.id}, ${ending.id})`;
  await world.sql`update session set ends_at = now() + interval '2 hours' where user_id = ${ending.id}`;
  expect(await codeOf(used.client)).toBe('200');
  expect(await codeOf(ending.client)).toBe('200');
  const [moved] =
    await world.sql`select expires_at > now() + interval '11 hours' as on from session where user_id = ${used.id}`;
  const [held] = await world.sql`
    select ends_at - expires_at between interval '0' and interval '1 millisecond' as at_end from session
    where user_id = ${ending.id}`;
  expect([moved?.on, held?.at_end]).toEqual([true, true]);
});

test('who is disabled or deleted is signed out at once and cannot come back', async () => {
  for (const end of ['disable', 'delete'] as const) {
    const {client, id, userName} = await makePerson(world.admin);
    expect(await codeOf(client)).toBe('200');
    if (end === 'disable') await world.admin.action('user', 'toggle', {ids: [id], on: false});
    else await world.admin.remove('user', id);
    expect(await codeOf(client)).toBe('401');
    expect((await visitor().call('/login', {userName, password: PASSWORD})).code).toBe(
      end === 'disable' ? '403' : '422',
    );
  }
});

test('an administrator ends one session, or all sessions of a user', async () => {
  const {client, id, userName} = await makePerson(world.admin);
  const other = await signIn(world.server.url, userName);
  const [newest] = await world.admin.list('session', {filter: {userId: id}, sort: ['id', 'DESC']});
  await world.admin.action('session', 'end', {ids: [newest?.id]});
  expect([await codeOf(client), await codeOf(other)]).toEqual(['200', '401']);
  await world.admin.action('user', 'end-sessions', {ids: [id]});
  expect(await codeOf(client)).toBe('401');
});

test('staff see and end their own sessions, not those of others', async () => {
  const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
  const seen = await one.client.list('session');
  expect(seen.map(session => session.userId)).toEqual([one.id]);
  const foreign = await world.admin.first('session', {userId: two.id});
  expect((await one.client.rest('POST', 'session/actions/end', {ids: [foreign.id]})).status).toBe(404);
  expect(await codeOf(two.client)).toBe('200');
});

describe('changing the password', () => {
  const change = (client: Client, oldPassword: string | undefined, newPassword: string) =>
    client.call('/user/updateUserPassword', {oldPassword, newPassword});

  test('[CO-476] takes the present password, ends all other sessions and keeps this one', async () => {
    const {client, userName} = await makePerson(world.admin);
    const other = await signIn(world.server.url, userName);
    expect(await codeOf(other)).toBe('200');
    expect((await change(client, PASSWORD, 'quite another one')).code).toBe('200');
    expect([await codeOf(client), await codeOf(other)]).toEqual(['200', '401']);
    expect((await visitor().call('/login', {userName, password: PASSWORD})).code).toBe('422');
    expect((await visitor().call('/login', {userName, password: 'quite another one'})).code).toBe('200');
  });

  test('is refused without the right present password', async () => {
    const {client} = await makePerson(world.admin);
    for (const present of [undefined, 'not this one']) {
      const {code, data} = await change(client, present, 'quite another one');
      expect(code).toBe('422');
      expect(Object.keys(asObject(asObject(data).errors))).toEqual(['oldPassword']);
    }
  });

  test('is refused for a password that is too short, too long, the user name or the present one', async () => {
    const {client, userName} = await makePerson(world.admin);
    for (const bad of ['1234567', 'x'.repeat(201), userName.toUpperCase(), PASSWORD]) {
      const {code, data} = await change(client, PASSWORD, bad);
      expect(code).toBe('422');
      expect(Object.keys(asObject(asObject(data).errors))).toEqual(['newPassword']);
    }
  });

  test('of a user ends all sessions of that user', async () => {
    const {client, id} = await makePerson(world.admin);
    await world.admin.data('/user/updateUserPassword', {userId: id, newPassword: 'set by the admin'});
    expect(await codeOf(client)).toBe('401');
  });

  test('leaves its time, but no password, in the history', async () => {
    const {id} = await makePerson(world.admin);
    await world.admin.update('user', id, {password: 'set by the admin'});
    const history = JSON.stringify(await world.admin.history('user', id));
    expect(history).toContain('passwordChangedAt');
    expect(history).not.toMatch(/argon2|set by the admin|passwordHash/);
  });
});
