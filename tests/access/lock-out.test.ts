/** Guessing at passwords: five failures within a quarter of an hour lock an account for the next. */
import {Client, PASSWORD} from '../harness/client';
import {asNumber, asObject} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty({TRUSTED_PROXIES: '127.0.0.1, ::1'});
});
afterAll(async () => {
  await world.stop();
});

const login = (userName: string, password: string) => new Client(world.server.url).call('/login', {userName, password});

async function fail(userName: string, times: number): Promise<readonly string[]> {
  const codes: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) codes.push((await login(userName, 'wrong')).code);
  return codes;
}

/** As if the attempts had been made so many minutes earlier. */
async function minutesPass(userName: string, minutes: number): Promise<void> {
  await world.sql`
    update sign_in set created_at = created_at - make_interval(mins => ${minutes}) where user_name = ${userName}`;
}

test('after the fifth failure the right password is refused too, with the time to wait', async () => {
  const {userName} = await makePerson(world.admin);
  expect(await fail(userName, 6)).toEqual(['422', '422', '422', '422', '422', '429']);
  const {code, data} = await login(userName, PASSWORD);
  expect(code).toBe('429');
  expect(asNumber(asObject(data).retryAfter)).toBeGreaterThan(14 * 60);
});

test('a name that no account has is locked like any other', async () => {
  expect(await fail(uniqueName('nobody'), 6)).toEqual(['422', '422', '422', '422', '422', '429']);
});

test('other spellings of the name count for the same account', async () => {
  const {userName} = await makePerson(world.admin);
  await fail(userName.toUpperCase(), 5);
  expect((await login(userName, PASSWORD)).code).toBe('429');
});

test('one account is locked, not the others', async () => {
  const [locked, free] = [await makePerson(world.admin), await makePerson(world.admin)];
  await fail(locked.userName, 5);
  expect((await login(free.userName, PASSWORD)).code).toBe('200');
  expect((await locked.client.call('/user/getUserInfo')).code).toBe('200');
});

test('attempts made all at once are counted one by one', async () => {
  const {userName} = await makePerson(world.admin);
  const codes = await Promise.all(Array.from({length: 12}, async () => (await login(userName, 'wrong')).code));
  expect(codes.filter(code => code === '422')).toHaveLength(5);
  expect(codes.filter(code => code === '429')).toHaveLength(7);
});

test('the lock holds in every process and after a restart, and ends after a quarter of an hour', async () => {
  const {userName} = await makePerson(world.admin);
  await fail(userName, 5);
  await world.server.restart();
  expect((await login(userName, PASSWORD)).code).toBe('429');
  await minutesPass(userName, 14);
  expect((await login(userName, PASSWORD)).code).toBe('429');
  await minutesPass(userName, 1);
  expect((await login(userName, PASSWORD)).code).toBe('200');
});

test('a success wipes the failures before it', async () => {
  const {userName} = await makePerson(world.admin);
  await fail(userName, 4);
  expect((await login(userName, PASSWORD)).code).toBe('200');
  expect(await fail(userName, 4)).toEqual(['422', '422', '422', '422']);
  expect((await login(userName, PASSWORD)).code).toBe('200');
});

test('an administrator unlocks an account', async () => {
  const {userName, id} = await makePerson(world.admin);
  await fail(userName, 5);
  await world.admin.action('user', 'unlock', {ids: [id]});
  expect((await login(userName, PASSWORD)).code).toBe('200');
});

test('every attempt is on record for those who may read it', async () => {
  const {userName, client} = await makePerson(world.admin);
  await fail(userName, 1);
  const attempts = await world.admin.list('sign-in', {filter: {userName}, sort: ['id', 'ASC']});
  expect(attempts.map(attempt => attempt.outcome)).toEqual(['succeeded', 'failed']);
  expect((await client.rest('GET', 'sign-in')).status).toBe(403);
});

test('guessing at the present password of an open session counts as well', async () => {
  const {client, userName} = await makePerson(world.admin);
  const guess = () => client.call('/user/updateUserPassword', {oldPassword: 'wrong', newPassword: 'quite another one'});
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).code).toBe('422');
  expect((await guess()).code).toBe('429');
  expect((await login(userName, PASSWORD)).code).toBe('429');
});

describe('behind a proxy that may be believed', () => {
  /** Signs in from a network address of the tests' own; answers the code. */
  async function from(place: string, userName: string, password: string): Promise<string> {
    const {body} = await new Client(world.server.url).request(
      'POST',
      '/api/login',
      {userName, password},
      {'X-Forwarded-For': place},
    );
    return String(asObject(body).code);
  }

  async function failFrom(place: string, userName: string, times: number): Promise<readonly string[]> {
    const codes: string[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) codes.push(await from(place, userName, 'wrong'));
    return codes;
  }

  test('failures lock the account for the place they come from, not for its owner elsewhere', async () => {
    const {userName} = await makePerson(world.admin);
    expect(await failFrom('203.0.113.1', userName, 6)).toEqual(['422', '422', '422', '422', '422', '429']);
    expect(await from('203.0.113.1', userName, PASSWORD)).toBe('429');
    expect(await from('203.0.113.2', userName, PASSWORD)).toBe('200');
    expect(await from('203.0.113.1', userName, PASSWORD)).toBe('429');
  });

  test('what strangers write into the header themselves makes no other place of theirs', async () => {
    const {userName} = await makePerson(world.admin);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await from(`198.51.100.${attempt}, 203.0.113.3`, userName, 'wrong')).toBe('422');
    expect(await from('198.51.100.77, 203.0.113.3', userName, 'wrong')).toBe('429');
  });

  test('addresses of one IPv6 household are one place', async () => {
    const {userName} = await makePerson(world.admin);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await from(`2001:db8:1:2::${attempt}`, userName, 'wrong')).toBe('422');
    expect(await from('2001:db8:1:2:ffff::9', userName, PASSWORD)).toBe('429');
    expect(await from('2001:db8:1:3::1', userName, PASSWORD)).toBe('200');
  });

  test('guessing from many places locks the account for all but those its owner is known to come from', async () => {
    const {userName} = await makePerson(world.admin);
    expect(await from('203.0.113.9', userName, PASSWORD)).toBe('200');
    for (let place = 1; place <= 10; place += 1)
      expect(await failFrom(`198.51.100.${place}`, userName, 5)).toEqual(['422', '422', '422', '422', '422']);
    expect(await from('198.51.100.200', userName, PASSWORD)).toBe('429');
    expect(await from('203.0.113.9', userName, PASSWORD)).toBe('200');
  });

  test('the places are on record', async () => {
    const {userName} = await makePerson(world.admin);
    await failFrom('203.0.113.44', userName, 1);
    const [attempt] = await world.admin.list('sign-in', {filter: {userName, outcome: 'failed'}});
    expect(attempt).toMatchObject({address: '203.0.113.44'});
  });
});
