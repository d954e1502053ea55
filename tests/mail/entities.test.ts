/** Mailboxes, their signatures and mail, as records. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

async function mailbox(values: Json = {}): Promise<number> {
  const name = uniqueName('box');
  return idOf(await admin.create('mailbox', {mailboxName: name, account: `${name}@example.com`, ...values}));
}

async function signature(mailboxId: number, values: Json = {}): Promise<number> {
  return idOf(
    await admin.create('mail-signature', {
      mailboxId,
      signatureName: uniqueName('signature'),
      content: 'Kind regards',
      ...values,
    }),
  );
}

test(`[DA-266] [DA-269]
  a mailbox has its name, account, password, members, US office member and salesmen assigned; the password stays out
  of sight`, async () => {
  const [first, second] = [await makePerson(admin), await makePerson(admin)];
  const values = {
    memberIds: [first.id, second.id],
    usOfficeMemberId: second.id,
    usOfficeMemberName: 'Ursula Bright',
    salesmanNum: 4,
  };
  const name = uniqueName('box');
  const id = idOf(
    await admin.create('mailbox', {
      mailboxName: name,
      account: `${name}@example.com`,
      password: 'pass-phrase',
      ...values,
    }),
  );
  const record = await admin.get('mailbox', id);
  expect(record).toMatchObject({mailboxName: name, account: `${name}@example.com`, ...values});
  expect(JSON.stringify([record, await admin.history('mailbox', id)])).not.toContain('pass-phrase');
  const wrong = {mailboxName: ' ', account: 'nowhere', salesmanNum: -1};
  expect(await admin.rest('POST', 'mailbox', wrong)).toMatchObject({
    status: 422,
    body: {
      errors: {
        mailboxName: 'Enter the mailbox name',
        account: 'The account is an e-mail address',
        salesmanNum: 'The number of salesmen is not negative',
      },
    },
  });
  expect(await admin.speaking('zh').rest('POST', 'mailbox', {})).toMatchObject({
    status: 422,
    body: {errors: {mailboxName: '请输入邮箱名称', account: '请输入账号'}},
  });
});

test(`[DA-267]
  a signature has a name and two flags; a mailbox has one default for new mail and one for reply and
  forward`, async () => {
  const box = await mailbox();
  const elsewhere = await signature(await mailbox(), {isDefaultNew: 1, isDefaultReply: 1});
  const first = await signature(box, {signatureName: 'Full', isDefaultNew: 1, isDefaultReply: 1});
  expect(await admin.get('mail-signature', first)).toMatchObject({
    signatureName: 'Full',
    isDefaultNew: 1,
    isDefaultReply: 1,
  });
  const second = await signature(box, {signatureName: 'Short', isDefaultReply: 1});
  expect(await admin.get('mail-signature', first)).toMatchObject({isDefaultNew: 1, isDefaultReply: 0});
  await admin.update('mail-signature', second, {isDefaultNew: 1});
  expect(await admin.get('mail-signature', first)).toMatchObject({isDefaultNew: 0, isDefaultReply: 0});
  expect(await admin.get('mail-signature', second)).toMatchObject({isDefaultNew: 1, isDefaultReply: 1});
  expect(await admin.get('mail-signature', elsewhere)).toMatchObject({isDefaultNew: 1, isDefaultReply: 1});
  expect(
    await admin.rest('POST', 'mail-signature', {mailboxId: box, signatureName: 'Full', content: 'Again'}),
  ).toMatchObject({status: 409, body: {errors: {signatureName: 'This mailbox already has a signature of this name'}}});
});

test('[DA-268] a mail has recipient, cc, subject and attachments', async () => {
  const values = {
    mailboxId: await mailbox(),
    recipient: 'ann@example.com, bob@example.org',
    cc: 'carol@example.net',
    subject: 'Artwork proof',
    attachments: [{fileName: 'proof.png', url: '/files/mail/proof.png'}],
  };
  const id = idOf(await admin.create('mail-message', values));
  expect(await admin.get('mail-message', id)).toMatchObject({...values, folder: 'drafts', sendState: 0});
  expect(
    await admin.rest('POST', 'mail-message', {
      mailboxId: values.mailboxId,
      recipient: 'ann',
      cc: 'bob@',
      subject: 'a\nb',
    }),
  ).toMatchObject({
    status: 422,
    body: {
      errors: {
        recipient: 'These are not e-mail addresses; separate several by commas',
        cc: 'These are not e-mail addresses; separate several by commas',
        subject: 'A subject is one line',
      },
    },
  });
});

test('[DA-387] members of a mailbox see its mail and signatures, others none of it', async () => {
  const rights = Object.fromEntries(
    ['mailbox', 'mail-signature', 'mail-message'].map(entity => [`${entity}.read`, 'own' as const]),
  );
  const [inside, outside] = [await makePerson(admin, {rights}), await makePerson(admin, {rights})];
  const mailboxId = await mailbox({memberIds: [inside.id]});
  const records = [
    ['mailbox', mailboxId],
    ['mail-signature', await signature(mailboxId)],
    [
      'mail-message',
      idOf(await admin.create('mail-message', {mailboxId, recipient: 'ann@example.com', subject: 'Proof'})),
    ],
  ] as const;
  for (const [entity, id] of records) {
    expect((await inside.client.rest('GET', `${entity}/${id}`)).status).toBe(200);
    expect((await outside.client.rest('GET', `${entity}/${id}`)).status).toBe(404);
  }
  expect(await inside.client.get('mail-message', records[2][1])).not.toHaveProperty('recipient');
});
