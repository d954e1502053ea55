/** The second factor: setting it up, signing in with it, and the ways out for who has lost it. */
import {randomBytes} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {KEY_FILE, Vault} from '@emblem/backend/dist/vault';
import {Secret, TOTP} from 'otpauth';
import {Client, PASSWORD} from '../harness/client';
import {asList, asObject, asText, type Json} from '../harness/json';
import {makePerson, type Person} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty();
});
afterAll(async () => {
  await world?.stop();
});

const STEP_MS = 30_000;
/** What an authenticator shows, so many steps from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({secret: Secret.fromBase32(secret)}).generate({timestamp: Date.now() + steps * STEP_MS});
}
const visitor = (): Client => new Client(world.server.url);
const login = async ({userName}: {userName: string}) =>
  asObject(await visitor().data('/login', {userName, password: PASSWORD}));
const giveCode = (ticket: unknown, code: string) => visitor().call('/user/secondFactor/signIn', {ticket, code});

interface Guarded extends Person {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * Somebody with a second factor. No code has been used yet as far as the database knows, so that tests need not wait
 * for the next.
 */
async function guarded(options: Parameters<typeof makePerson>[1] = {}): Promise<Guarded> {
  const person = await makePerson(world.admin, options);
  const {secret} = asObject(await person.client.data('/user/secondFactor/begin', {password: PASSWORD}));
  const {recoveryCodes} = asObject(
    await person.client.data('/user/secondFactor/confirm', {code: codeOf(asText(secret))}),
  );
  await world.sql`update second_factor set last_step = null where user_id = ${person.id}`;
  return {...person, secret: asText(secret), recoveryCodes: asList(recoveryCodes).map(asText)};
}

test('it is set up with the password and a first code, and until then signing in is as before', async () => {
  const person = await makePerson(world.admin);
  const begin = (password: string) => person.client.call('/user/secondFactor/begin', {password});
  expect((await begin('wrong')).code).toBe('422');
  const {secret, uri} = asObject((await begin(PASSWORD)).data);
  expect(new URL(asText(uri)).searchParams.get('secret')).toBe(secret);
  expect((await login(person)).token).toEqual(expect.any(String));
  expect((await person.client.call('/user/secondFactor/confirm', {code: '000000'})).code).toBe('422');
  expect(await person.client.data('/user/secondFactor/get', {}, 'GET')).toEqual({isOn: false});
  expect(
    asList(
      asObject(await person.client.data('/user/secondFactor/confirm', {code: codeOf(asText(secret))})).recoveryCodes,
    ),
  ).toHaveLength(10);
  expect(await person.client.data('/user/secondFactor/get', {}, 'GET')).toMatchObject({isOn: true, recoveryLeft: 10});
  expect((await begin(PASSWORD)).code).toBe('409');
});

test('signing in asks for the code, and without it there is no session', async () => {
  const person = await guarded();
  const {token, needsCode, ticket} = await login(person);
  expect([token, needsCode]).toEqual([null, true]);
  expect((await new Client(world.server.url, asText(ticket)).call('/user/getUserInfo')).code).toBe('401');
  expect((await giveCode(ticket, '000000')).code).toBe('422');
  const {data} = await giveCode(ticket, codeOf(person.secret));
  expect((await new Client(world.server.url, asText(asObject(data).token)).call('/user/getUserInfo')).code).toBe('200');
  expect((await giveCode(ticket, codeOf(person.secret, 1))).code).toBe('422');
});

test('a code is good once, also for two who send it at the same moment', async () => {
  const person = await guarded();
  const code = codeOf(person.secret);
  const tickets = await Promise.all(Array.from({length: 3}, async () => (await login(person)).ticket));
  const answers = await Promise.all(tickets.slice(0, 2).map(async ticket => (await giveCode(ticket, code)).code));
  expect(answers.sort()).toEqual(['200', '422']);
  expect((await giveCode(tickets[2], code)).code).toBe('422');
});

test('a code of two steps ago, and one used before a newer one, are refused', async () => {
  const person = await guarded();
  const {ticket} = await login(person);
  expect((await giveCode(ticket, codeOf(person.secret, -3))).code).toBe('422');
  expect((await giveCode(ticket, codeOf(person.secret, 1))).code).toBe('200');
  expect((await giveCode((await login(person)).ticket, codeOf(person.secret))).code).toBe('422');
});

test('five wrong codes lock, whatever right passwords come in between, and an administrator unlocks', async () => {
  const person = await guarded();
  for (let guess = 0; guess < 5; guess += 1)
    expect((await giveCode((await login(person)).ticket, '000000')).code).toBe('422');
  const {ticket} = await login(person);
  expect((await giveCode(ticket, codeOf(person.secret))).code).toBe('429');
  await world.admin.action('user', 'unlock', {ids: [person.id]});
  expect((await giveCode(ticket, codeOf(person.secret))).code).toBe('200');
});

test('a recovery code signs in once, however it is typed, and the others stay', async () => {
  const person = await guarded();
  const [first = '', second = ''] = person.recoveryCodes;
  expect((await giveCode((await login(person)).ticket, first.toLowerCase().replaceAll('-', ' '))).code).toBe('200');
  expect((await giveCode((await login(person)).ticket, first)).code).toBe('422');
  expect(await person.client.data('/user/secondFactor/get', {}, 'GET')).toMatchObject({recoveryLeft: 9});
  expect((await giveCode((await login(person)).ticket, second)).code).toBe('200');
});

test('new recovery codes take a code, and the old ones are worthless', async () => {
  const person = await guarded();
  expect((await person.client.call('/user/secondFactor/renewRecoveryCodes', {code: '000000'})).code).toBe('422');
  const {recoveryCodes} = asObject(
    await person.client.data('/user/secondFactor/renewRecoveryCodes', {code: codeOf(person.secret)}),
  );
  const [old = ''] = person.recoveryCodes;
  expect((await giveCode((await login(person)).ticket, old)).code).toBe('422');
  expect((await giveCode((await login(person)).ticket, asText(asList(recoveryCodes)[0]))).code).toBe('200');
});

test('the user gives it up with password and code, an administrator without; both are in the history', async () => {
  const person = await guarded();
  const remove = (input: Json) => person.client.call('/user/secondFactor/remove', input);
  expect((await remove({password: 'wrong', code: codeOf(person.secret)})).code).toBe('422');
  expect((await remove({password: PASSWORD, code: '000000'})).code).toBe('422');
  expect((await remove({password: PASSWORD, code: codeOf(person.secret)})).code).toBe('200');
  expect((await login(person)).token).toEqual(expect.any(String));
  const other = await guarded();
  await world.admin.action('user', 'reset-second-factor', {ids: [other.id]});
  expect((await login(other)).token).toEqual(expect.any(String));
  const history = JSON.stringify(await world.admin.history('user', other.id));
  expect(history).toContain('secondFactorAt');
  expect(history).toContain(`"actor":"Administrator"`);
});

test('resetting takes the right, and reaches nobody with more rights', async () => {
  const [helper, plain] = [
    await makePerson(world.admin, {rights: {'user.reset-second-factor': 'all'}}),
    await makePerson(world.admin),
  ];
  const [below, above] = [await guarded(), await guarded({rights: {'currency.update': 'own'}})];
  const reset = async (client: Client, {id}: Person) =>
    (await client.rest('POST', 'user/actions/reset-second-factor', {ids: [id]})).status;
  expect(await reset(plain.client, below)).toBe(403);
  expect(await reset(helper.client, above)).toBe(403);
  expect((await login(above)).needsCode).toBe(true);
  expect(await reset(helper.client, below)).toBe(200);
});

test("switching to a bound account asks for that account's code", async () => {
  const [one, two] = [await makePerson(world.admin), await guarded()];
  await one.client.data('/user/bindAccount', {userName: two.userName, password: PASSWORD});
  expect(asObject(await one.client.data('/user/qyWx/selectAccountToLogin', {userId: two.id}))).toMatchObject({
    token: null,
    needsCode: true,
  });
});

test('the ticket ends after ten minutes, and when the account is disabled', async () => {
  const person = await guarded();
  const [late, disabled] = [await login(person), await login(person)];
  await world.sql`
    update sign_in_ticket set expires_at = now()
    where user_id = ${person.id} and id = (select min(id) from sign_in_ticket where user_id = ${person.id})`;
  expect((await giveCode(late.ticket, codeOf(person.secret))).code).toBe('422');
  await world.admin.action('user', 'toggle', {ids: [person.id], on: false});
  expect((await giveCode(disabled.ticket, codeOf(person.secret))).code).toBe('403');
});

test('secrets and hashes reach nobody, not even administrators; tickets and codes are not stored', async () => {
  const person = await guarded();
  const {ticket} = await login(person);
  const read = JSON.stringify([
    await world.admin.list('second-factor'),
    await world.admin.list('sign-in-ticket'),
    await world.admin.get('user', person.id),
    await world.admin.history('user', person.id),
  ]);
  for (const hidden of [person.secret, 'Hash', 'detail', 'lastStep']) expect(read).not.toContain(hidden);
  const stored = JSON.stringify([
    await world.sql`select * from second_factor`,
    await world.sql`select * from sign_in_ticket`,
  ]);
  for (const plain of [
    asText(ticket),
    ...person.recoveryCodes,
    ...person.recoveryCodes.map(code => code.replaceAll('-', '')),
  ])
    expect(stored).not.toContain(plain);
  expect(
    (await world.admin.rest('GET', `second-factor?filter=${encodeURIComponent('{"secret_startsWith":"A"}')}`)).status,
  ).toBe(400);
});

test('what can no longer be opened is said to whoever needs it, with the way out', async () => {
  const damaged = `${Vault.open(world.server.dataDir, undefined).seal('damaged').slice(0, -6)}AAAAAA`;
  const person = await guarded();
  await world.sql`update second_factor set secret = ${damaged} where user_id = ${person.id}`;
  const {ticket} = await login(person);
  const refused = await giveCode(ticket, codeOf(person.secret));
  expect(refused).toMatchObject({code: '422', message: expect.stringContaining('Use a recovery code')});
  expect((await giveCode(ticket, asText(person.recoveryCodes[0]))).code).toBe('200');

  const emailAddress = 'desk@example.com';
  const {id} = await world.admin.create('oa-user-email-config', {
    oaUserId: person.id,
    emailAddress,
    smtpHost: '127.0.0.1',
    smtpPort: 1,
    isSsl: 0,
    account: 'desk',
    password: 'pass-phrase',
  });
  await world.sql`update oa_user_email_config set account_secret = ${damaged} where email_address = ${emailAddress}`;
  const sent = await world.admin.speaking('zh').call('/gymessage/emailTemplate/oaUserEmailConfig/testConfig', {id});
  expect(sent).toMatchObject({code: '422', message: expect.stringContaining('请重新录入')});
});

const MANY = 3000;
/** As many mailboxes, each with the value of `account_secret` that `secretOf` gives for its number. */
async function plantMailboxes(secretOf: (number: number) => string): Promise<void> {
  const numbers = Array.from({length: MANY}, (_, index) => index + 1);
  await world.sql`
    insert into mailbox (mailbox_name, account, account_secret)
    select 'Rotated ' || number, 'rotated' || number || '@example.com', secret
    from unnest(${numbers}::int[], ${numbers.map(secretOf)}::text[]) as planted (number, secret)`;
}

test('the start seals all with the newest key but what is damaged, which it names, and goes on', async () => {
  const person = await guarded();
  const stored = async (): Promise<unknown> =>
    (await world.sql`select secret from second_factor where user_id = ${person.id}`)[0]?.secret;
  expect(await stored()).toMatch(/^sealed:/);
  const {dataDir} = world.server;
  const old = Vault.open(dataDir, undefined);
  const damaged = `${old.seal('damaged').slice(0, -6)}AAAAAA`;
  const open = 'not sealed yet';
  await plantMailboxes(number => ({700: damaged, 1900: open})[number] ?? old.seal(`password ${number}`));
  await world.sql`update second_factor set secret = ${person.secret} where user_id = ${person.id}`;
  const oldKey = readFileSync(join(dataDir, KEY_FILE), 'utf8');
  const newKey = randomBytes(32).toString('base64');
  writeFileSync(join(dataDir, KEY_FILE), `${newKey}\n${oldKey}`);
  await world.server.restart();

  const present = Vault.open(dataDir, newKey);
  const rows: readonly {id: number; number: number; secret: string}[] = await world.sql`
    select id::int, substr(mailbox_name, 9)::int as number, account_secret as secret
    from mailbox where mailbox_name like 'Rotated %' order by number`;
  expect(rows).toHaveLength(MANY);
  for (const {number, secret} of rows.filter(row => row.number !== 700))
    expect(present.unseal(secret)).toBe(number === 1900 ? open : `password ${number}`);
  expect(rows.every(({number, secret}) => number === 700 || secret.startsWith(present.mark))).toBe(true);
  expect(rows[699]?.secret).toBe(damaged);
  const {log} = world.server;
  expect(log).toContain(`sealed ${MANY - 1} of mailbox.account_secret`);
  expect(log).toContain(`of mailbox.account_secret, 1 (ids ${rows[699]?.id}) damaged`);
  expect(log).not.toContain(damaged);

  expect(String(await stored()).startsWith(present.mark)).toBe(true);
  expect(present.unseal(String(await stored()))).toBe(person.secret);
  const {ticket} = await login(person);
  expect((await giveCode(ticket, codeOf(person.secret))).code).toBe('200');
});
