/** Visitors become members by the code in a mail, and set another password by one; with a real mail server. */
import {Client, signIn, signInMember} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {codeIn, MailServer} from '../harness/mail-server';
import {startServer, type TestServer} from '../harness/server';
import {uniqueName} from '../harness/world';
import {errorsOf, registerMember} from '../design/scene';

const PASSWORD = 'a-long-password';
const OTHER = 'quite-another-one';

let mail: MailServer;
let server: TestServer;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  mail = await MailServer.start();
  server = await startServer({env: mail.env});
  visitor = new Client(server.url);
  admin = await signIn(server.url, 'admin');
}, 240_000);

afterAll(async () => {
  await server?.stop();
  await mail?.stop();
});

const freshEmail = (): string => `${uniqueName('member')}@example.com`.toLowerCase();

const register = (email: string, values: Json = {}) =>
  visitor.call('/app/member/register', {email, password: PASSWORD, name: 'Ann', ...values});
const verify = (email: string, code: string, values: Json = {}) =>
  visitor.call('/app/member/verify', {email, code, password: PASSWORD, name: 'Ann', ...values});
const forgot = (email: string) => visitor.call('/app/member/forgot', {email});
const reset = (email: string, code: string, password = OTHER) =>
  visitor.call('/app/member/reset', {email, code, password});
const membersWith = (email: string) => admin.list('member', {filter: {email}});

/** A code that was not sent. */
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function askForPrice(email: string): Promise<void> {
  await visitor.data('/app/inquiry/addFromDesign', {
    name: 'Bob',
    email,
    quantity: 1,
    design: {frontData: {objects: []}},
  });
}

describe('registering', () => {
  it('makes the account once the code from the mail is typed in, and signs in', async () => {
    const email = freshEmail();
    expect((await register(email.toUpperCase())).data).toEqual({sent: true});
    expect(await membersWith(email)).toEqual([]);
    const sent = await mail.mailTo(email);
    expect(sent).toMatchObject({from: 'hello@emblem.example', to: [email]});
    const data = asObject((await verify(email, codeIn(sent))).data);
    expect(data.member).toMatchObject({email, name: 'Ann', userLevel: 1});
    const client = new Client(server.url, String(data.token));
    expect(await client.data('/app/member/getInfo', {}, 'GET')).toEqual(data.member);
    expect(await membersWith(email)).toEqual([expect.objectContaining({emailConfirmedAt: expect.any(String)})]);
    await signInMember(server.url, email, PASSWORD);
  });

  it.each([
    'x1,victim@example.com',
    'x3;victim@example.com',
    'x victim@example.com',
    '"x"@example.com',
    'x@example.com\r\nBcc: victim@example.com',
  ])('sends nothing to what is not exactly one address: %j', async email => {
    expect(errorsOf(await register(email))).toHaveProperty('email');
    expect(errorsOf(await forgot(email))).toHaveProperty('email');
  });

  it('ends the code before when another is sent, and all when one is used', async () => {
    const email = freshEmail();
    await askForPrice(email);
    await register(email);
    const first = codeIn(await mail.mailTo(email));
    await register(email);
    const second = codeIn(await mail.mailTo(email, 1));
    expect(errorsOf(await verify(email, first))).toHaveProperty('code');
    await forgot(email);
    const third = codeIn(await mail.mailTo(email, 2));
    expect(errorsOf(await verify(email, second))).toHaveProperty('code');
    expect((await reset(email, third)).code).toBe('200');
    expect(errorsOf(await reset(email, third, PASSWORD))).toHaveProperty('code');
  });

  it('leaves the password of an account alone that has got one since the code was sent', async () => {
    const email = freshEmail();
    await askForPrice(email);
    await register(email);
    const code = codeIn(await mail.mailTo(email));
    const [member] = await membersWith(email);
    await admin.update('member', idOf(member), {password: OTHER});
    expect(errorsOf(await verify(email, code))).toHaveProperty('code');
    await signInMember(server.url, email, OTHER);
  });

  it('refuses passwords that are tried first', async () => {
    for (const password of ['password1', '12345678', 'qwertyuiop'])
      expect(errorsOf(await register(freshEmail(), {password}))).toHaveProperty('password');
  });

  it('needs an address, a name and a password of eight characters, before a mail is sent', async () => {
    for (const [values, field] of [
      [{password: 'short'}, 'password'],
      [{password: ''}, 'password'],
      [{email: 'no address'}, 'email'],
      [{email: ''}, 'email'],
    ] as const)
      expect(errorsOf(await register(freshEmail(), values))).toHaveProperty(field);
  });

  it('writes in the language of the visitor', async () => {
    const email = freshEmail();
    await register(email, {mailLanguage: 'zh'});
    expect((await mail.mailTo(email)).text).toMatch(/Subject: .*=\?UTF-8\?/i);
  });

  it('takes no other code, none twice, and none of another address', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    await register(email);
    await register(other);
    const code = codeIn(await mail.mailTo(email));
    expect(errorsOf(await verify(email, another(code)))).toHaveProperty('code');
    expect(
      errorsOf(await verify(other, code === codeIn(await mail.mailTo(other)) ? another(code) : code)),
    ).toHaveProperty('code');
    expect(errorsOf(await reset(email, code))).toHaveProperty('code');
    expect((await verify(email, code)).code).toBe('200');
    expect(errorsOf(await verify(email, code, {password: OTHER}))).toHaveProperty('code');
    await signInMember(server.url, email, PASSWORD);
  });

  it('locks the code after five wrong ones', async () => {
    const email = freshEmail();
    await register(email);
    const code = codeIn(await mail.mailTo(email));
    for (let failure = 0; failure < 5; failure += 1) expect((await verify(email, another(code))).code).toBe('422');
    expect((await verify(email, code)).code).toBe('429');
    expect(await membersWith(email)).toEqual([]);
  });

  it('gives the account that an inquiry made to whoever reads the mail of its address', async () => {
    const email = freshEmail();
    await askForPrice(email);
    await register(email, {name: 'Eve'});
    const [before] = await membersWith(email);
    expect((await verify(email, codeIn(await mail.mailTo(email)), {name: 'Eve'})).code).toBe('200');
    expect(await membersWith(email)).toEqual([expect.objectContaining({id: idOf(before), name: 'Bob'})]);
  });

  it('answers alike for every address; who has an account is told by mail, without a code', async () => {
    const {email} = await registerMember(server.url);
    const known = await register(email, {name: 'Eve', password: OTHER});
    expect(known).toEqual(await register(freshEmail(), {name: 'Eve', password: OTHER}));
    const {text} = await mail.mailTo(email);
    expect(text).toContain('You already have an account');
    expect(text.slice(text.indexOf('\r\n\r\n'))).not.toMatch(/\b\d{6}\b/);
    await signInMember(server.url, email, PASSWORD);
  });

  it('floods nobody with mail, known or not', async () => {
    const {email} = await registerMember(server.url);
    const codes = async (address: string): Promise<readonly string[]> => {
      const answers: string[] = [];
      for (let turn = 0; turn < 5; turn += 1) answers.push((await register(address)).code);
      return answers;
    };
    expect(await codes(email)).toEqual(['200', '200', '200', '200', '429']);
    expect(await codes(freshEmail())).toEqual(['200', '200', '200', '200', '429']);
  });

  it('counts the mails by the mailbox they reach', async () => {
    const [name = '', domain = ''] = freshEmail().split('@');
    const codes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) codes.push((await register(`${name}+${turn}@${domain}`)).code);
    expect(codes).toEqual(['200', '200', '200', '200', '429']);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the code from the mail, which ends the sessions of the old one', async () => {
    const {email, client} = await registerMember(server.url);
    expect((await forgot(email)).data).toEqual({sent: true});
    const code = codeIn(await mail.mailTo(email));
    expect(errorsOf(await reset(email, code, 'short'))).toHaveProperty('password');
    const data = asObject((await reset(email, code)).data);
    expect((await client.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
    expect(
      asObject(await new Client(server.url, String(data.token)).data('/app/member/getInfo', {}, 'GET')).email,
    ).toBe(email);
    expect((await visitor.call('/app/member/login', {email, password: PASSWORD})).code).toBe('422');
    await signInMember(server.url, email, OTHER);
    expect(errorsOf(await reset(email, code, PASSWORD))).toHaveProperty('code');
  });

  it('answers alike for an address without an account, and makes none', async () => {
    const {email} = await registerMember(server.url);
    const unknown = freshEmail();
    expect(await forgot(unknown)).toEqual(await forgot(email));
    await mail.mailTo(email);
    expect(mail.received.filter(({to}) => to.includes(unknown))).toEqual([]);
    expect(errorsOf(await reset(unknown, '123456'))).toHaveProperty('code');
    expect(await membersWith(unknown)).toEqual([]);
  });

  it('opens no account that staff have disabled', async () => {
    const {email, id} = await registerMember(server.url);
    await forgot(email);
    const code = codeIn(await mail.mailTo(email));
    await admin.action('member', 'toggle', {ids: [id], on: false});
    expect((await reset(email, code)).code).toBe('403');
  });
});

describe('an account in use', () => {
  it('tells its owner by mail when somebody keeps trying passwords', async () => {
    const {email} = await registerMember(server.url);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await visitor.call('/app/member/login', {email, password: 'wrong-password'})).code).toBe('422');
    expect((await mail.mailTo(email)).text).toContain('several wrong passwords');
  });

  it('shows its sessions to its owner alone, who ends one or all others', async () => {
    const [ann, eve] = [await registerMember(server.url), await registerMember(server.url)];
    const elsewhere = await signInMember(server.url, ann.email, PASSWORD);
    const third = await signInMember(server.url, ann.email, PASSWORD);
    const sessions = asObjects(await ann.client.data('/app/member/listSessions', {}, 'GET'));
    expect(sessions.map(({current}) => current).sort()).toEqual([false, false, true]);
    for (const session of sessions)
      expect(Object.keys(session)).toEqual(['id', 'address', 'createdAt', 'lastUsedAt', 'expiresAt', 'current']);
    const [latest] = asObjects(await third.data('/app/member/listSessions', {}, 'GET')).filter(
      ({current}) => current === true,
    );
    expect((await eve.client.call('/app/member/endSession', {id: idOf(latest)})).code).toBe('404');
    expect((await visitor.call('/app/member/listSessions', {}, 'GET')).code).toBe('401');
    expect(await ann.client.data('/app/member/endSession', {id: idOf(latest)})).toEqual({count: 1});
    expect((await third.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
    expect(await ann.client.data('/app/member/endSession')).toEqual({count: 1});
    expect((await elsewhere.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
    expect((await ann.client.call('/app/member/getInfo', {}, 'GET')).code).toBe('200');
  });
});

it('without a mail server both say that it is not configured', async () => {
  const bare = await startServer();
  try {
    for (const path of ['register', 'forgot']) {
      const answer = await new Client(bare.url).call(`/app/member/${path}`, {
        email: freshEmail(),
        password: PASSWORD,
        name: 'Ann',
      });
      expect(answer).toMatchObject({code: '422', message: 'Not configured.'});
    }
  } finally {
    await bare.stop();
  }
});
