/** Signing in by WeChat Work and by Google, each spoken by a real server beside the test. */
import {Client, PASSWORD} from '../harness/client';
import {asObject, asObjects, asText, type Json} from '../harness/json';
import {signInAtProvider, startOpenIdProvider, type OpenIdProvider} from '../harness/openid';
import {signInAdmin} from '../harness/administrator';
import {startServer, type TestServer} from '../harness/server';
import {OUTSIDER, startWechatWork, type WechatWork} from '../harness/wechat-work';
import {makePerson, uniqueName} from '../harness/world';

let wechat: WechatWork;
let google: OpenIdProvider;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  [wechat, google] = await Promise.all([startWechatWork(), startOpenIdProvider()]);
  server = await startServer({env: {...wechat.env, ...google.env}});
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([wechat?.stop(), google?.stop()]);
});

const visitor = (): Client => new Client(server.url);
const begin = async (service: 'qyWx' | 'google', loginSource = 'ly') =>
  asObject(await visitor().data(`/user/${service}/begin`, {loginSource}));
const whoIs = async (data: unknown): Promise<unknown> => {
  const {userInfo} = asObject(await new Client(server.url, asText(asObject(data).token)).data('/user/getUserInfo'));
  return asObject(userInfo).userName;
};
const fromQuery = ({searchParams}: URL): Json => ({
  code: searchParams.get('code'),
  state: searchParams.get('state'),
  ...(searchParams.has('iss') && {iss: searchParams.get('iss')}),
});

describe('WeChat Work', () => {
  /** To the page and back, as `user`. */
  async function visit(user: string, loginSource?: string): Promise<Json> {
    wechat.user = user;
    const {url, ticket} = await begin('qyWx', loginSource);
    const response = await fetch(asText(url), {redirect: 'manual'});
    return {...fromQuery(new URL(response.headers.get('location') ?? '')), ticket};
  }
  const verify = (input: Json) => visitor().call('/user/qyWx/verify', input);
  const tokenBy = (uuid: unknown) => visitor().call('/user/qyWx/getTokenByUUid', {uuid}, 'GET');

  async function boundTo(user: string): Promise<string> {
    const {userName} = await makePerson(admin);
    const {uuid} = asObject((await verify(await visit(user))).data);
    expect(await whoIs(await visitor().data('/user/bindAccount', {uuid, userName, password: PASSWORD}))).toBe(userName);
    return userName;
  }

  test('sends the browser to its page and asks for it back at the login of the source', async () => {
    const {url} = await begin('qyWx', 'qm');
    const {searchParams} = new URL(asText(url));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      login_type: 'CorpApp',
      appid: wechat.env.WECHAT_WORK_CORP_ID,
      agentid: wechat.env.WECHAT_WORK_AGENT_ID,
    });
    expect(searchParams.get('redirect_uri')).toBe(`${server.url}/qm/login`);
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  });

  test(`verify names the person for a uuid, and the uuid is exchanged for the token of the one account bound, once
    [CO-477] [CO-478]`, async () => {
    const user = uniqueName('wx');
    const userName = await boundTo(user);
    const {code, data} = await verify(await visit(user, 'cs'));
    expect([code, asObject(data).exUserId]).toEqual(['200', user]);
    const {uuid} = asObject(data);
    const signedIn = await tokenBy(uuid);
    expect(asObject(signedIn.data)).toMatchObject({userName, loginSource: 'cs'});
    expect(await whoIs(signedIn.data)).toBe(userName);
    expect((await tokenBy(uuid)).code).toBe('422');
  });

  test('of several accounts bound to one person one is chosen [CO-480] [CO-481]', async () => {
    const user = uniqueName('wx');
    const names = [await boundTo(user)];
    const further = await makePerson(admin);
    names.push(further.userName);
    const {uuid: binding} = asObject((await verify(await visit(user))).data);
    await visitor().data('/user/bindAccount', {uuid: binding, userName: further.userName, password: PASSWORD});
    const {uuid} = asObject((await verify(await visit(user))).data);
    expect(asObject((await tokenBy(uuid)).data)).toMatchObject({token: null, uuid});
    const listed = asObjects(await visitor().data('/user/qyWx/listAccountByExUserId', {uuid, exUserId: user}, 'GET'));
    expect(listed.map(account => account.userName).sort()).toEqual(names.sort());
    const stranger = await makePerson(admin);
    expect((await visitor().call('/user/qyWx/selectAccountToLogin', {uuid, userId: stranger.id})).code).toBe('403');
    expect(await whoIs(await visitor().data('/user/qyWx/selectAccountToLogin', {uuid, userId: further.id}))).toBe(
      further.userName,
    );
    expect((await visitor().call('/user/qyWx/selectAccountToLogin', {uuid, userId: further.id})).code).toBe('422');
  });

  test(`the accounts of an external user id are for who has proven to be that user, and for staff who may read
    bindings
    [CO-481]`, async () => {
    const [user, other] = [uniqueName('wx'), uniqueName('wx')];
    const userName = await boundTo(user);
    const list = (client: Client, input: Json) => client.call('/user/qyWx/listAccountByExUserId', input, 'GET');
    expect((await list(visitor(), {exUserId: user})).code).toBe('401');
    const {uuid} = asObject((await verify(await visit(other))).data);
    expect((await list(visitor(), {uuid, exUserId: user})).code).toBe('403');
    expect(asObjects((await list(admin, {exUserId: user})).data)).toMatchObject([{userName}]);
    expect((await list((await makePerson(admin)).client, {exUserId: user})).data).toEqual([]);
  });

  test('a person whom no account is bound to gets no session, and none by a wrong password', async () => {
    const {uuid} = asObject((await verify(await visit(uniqueName('wx')))).data);
    expect(asObject((await tokenBy(uuid)).data)).toMatchObject({token: null, accounts: []});
    const {userName} = await makePerson(admin);
    expect((await visitor().call('/user/bindAccount', {uuid, userName, password: 'wrong'})).code).toBe('422');
    expect(asObject((await tokenBy(uuid)).data)).toMatchObject({token: null, accounts: []});
  });

  test('a way back is good once, in the browser that left, with the state it left with', async () => {
    const user = uniqueName('wx');
    const [mine, another] = [await visit(user), await visit(user)];
    expect((await verify({...mine, state: another.state})).code).toBe('422');
    expect((await verify(mine)).code).toBe('422');
    expect((await verify({...another, ticket: 'x'.repeat(43)})).code).toBe('422');
    expect((await verify(another)).code).toBe('200');
    expect((await verify(another)).code).toBe('422');
    const {ticket, state} = await visit(user);
    expect((await verify({code: another.code, ticket, state})).message).toBe(
      'The sign-in was not confirmed. Try again.',
    );
  });

  test('somebody outside of the corporation is refused', async () => {
    expect((await verify(await visit(OUTSIDER))).code).toBe('422');
  });

  test('its token is kept, and fetched again when it is no longer valid', async () => {
    await verify(await visit(uniqueName('wx')));
    const before = wechat.tokens;
    await verify(await visit(uniqueName('wx')));
    expect(wechat.tokens).toBe(before);
    wechat.forgetTokens();
    expect((await verify(await visit(uniqueName('wx')))).code).toBe('200');
    expect(wechat.tokens).toBe(before + 1);
  });

  test('a binding that was undone signs nobody in', async () => {
    const user = uniqueName('wx');
    await boundTo(user);
    const link = await admin.first('linked-account', {subject: user});
    await admin.action('linked-account', 'unbind', {ids: [link.id]});
    const {uuid} = asObject((await verify(await visit(user))).data);
    expect(asObject((await tokenBy(uuid)).data)).toMatchObject({token: null, accounts: []});
  });
});

describe('Google', () => {
  /** To the provider, in as `email`, and back. */
  async function visit(email: string): Promise<Json> {
    const {url, ticket} = await begin('google', 'sc');
    const {searchParams} = new URL(asText(url));
    expect([searchParams.get('code_challenge_method'), searchParams.get('scope')]).toEqual(['S256', 'openid email']);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    return {...fromQuery(await signInAtProvider(asText(url), email)), ticket};
  }
  const login = (input: Json) => visitor().call('/user/google/login', input);

  async function personWith(email: string): Promise<{userName: string; id: number}> {
    const person = await makePerson(admin);
    await admin.update('user', person.id, {email});
    return person;
  }

  test('signs in the account with the verified address [CO-479]', async () => {
    const email = `${uniqueName('person')}@example.com`;
    const {userName} = await personWith(email.replace('person', 'Person'));
    const {code, data} = await login(await visit(email));
    expect([code, asObject(data).loginSource]).toEqual(['200', 'sc']);
    expect(await whoIs(data)).toBe(userName);
  });

  test('an address that no account has gets no session, until an account is bound by its password', async () => {
    const email = `${uniqueName('stranger')}@example.com`;
    const {uuid, ...others} = asObject((await login(await visit(email))).data);
    expect(others).toEqual({token: null, label: email, accounts: []});
    const {userName} = await makePerson(admin);
    await visitor().data('/user/bindAccount', {uuid, userName, password: PASSWORD});
    expect(await whoIs((await login(await visit(email))).data)).toBe(userName);
  });

  test('an address that Google has not verified opens nothing, nor does that of a disabled account', async () => {
    const unverified = `unverified-${uniqueName('person')}@example.com`;
    await personWith(unverified);
    expect(asObject((await login(await visit(unverified))).data)).toMatchObject({token: null, accounts: []});
    const email = `${uniqueName('person')}@example.com`;
    const {id} = await personWith(email);
    await admin.action('user', 'toggle', {ids: [id], on: false});
    expect(asObject((await login(await visit(email))).data)).toMatchObject({token: null, accounts: []});
  });

  test('of two accounts with one address one is chosen', async () => {
    const email = `${uniqueName('person')}@example.com`;
    const [, second] = [await personWith(email), await personWith(email)];
    const {token, uuid, accounts} = asObject((await login(await visit(email))).data);
    expect([token, asObjects(accounts)]).toEqual([null, [expect.anything(), expect.anything()]]);
    expect(await whoIs(await visitor().data('/user/qyWx/selectAccountToLogin', {uuid, userId: second.id}))).toBe(
      second.userName,
    );
  });

  test('a way back is good once, in the browser that left, with the state it left with', async () => {
    const email = `${uniqueName('person')}@example.com`;
    await personWith(email);
    const [mine, another] = [await visit(email), await visit(email)];
    expect((await login({...mine, state: another.state})).code).toBe('422');
    expect((await login(mine)).code).toBe('422');
    expect((await login({...another, ticket: 'x'.repeat(43)})).code).toBe('422');
    expect((await login(another)).code).toBe('200');
    expect((await login(another)).code).toBe('422');
  });

  test('the code of another sign-in does not fit: its challenge is another', async () => {
    const email = `${uniqueName('person')}@example.com`;
    await personWith(email);
    const [mine, stolen] = [await visit(email), await visit(email)];
    expect((await login({...mine, code: stolen.code})).code).toBe('422');
  });

  test('a token of the provider itself opens nothing here', async () => {
    expect((await login({})).code).toBe('422');
    expect((await login({code: 'x', state: 'x', ticket: 'x'})).code).toBe('422');
  });
});

describe('without a configuration', () => {
  test('the calls say so, in zh and en', async () => {
    await server.restart(
      Object.fromEntries([...Object.keys(wechat.env), ...Object.keys(google.env)].map(name => [name, ''])),
    );
    for (const [path, input] of [
      ['/user/qyWx/begin', {}],
      ['/user/qyWx/verify', {code: 'x', state: 'x', ticket: 'x'}],
      ['/user/google/begin', {}],
      ['/user/google/login', {code: 'x', state: 'x', ticket: 'x'}],
    ] as const) {
      expect(await visitor().call(path, input)).toMatchObject({code: '422', message: 'Not configured.'});
      expect((await visitor().speaking('zh').call(path, input)).message).toBe('未配置');
    }
  });
});
