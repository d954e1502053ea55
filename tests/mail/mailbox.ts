/** Mailboxes that send through the test's mail server, and what their mail comes to. */
import type {Client} from '../harness/client';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {MAIL_ACCOUNT, type MailServer} from '../harness/mail-server';
import {postFile, signedForm} from '../harness/signed-form';
import {makePerson, uniqueName} from '../harness/world';

/** Milliseconds. */
const PATIENCE = 60_000;

/** Its server and the server's account are of somebody of their own. */
export async function makeMailbox(
  admin: Client,
  smtp: MailServer,
  values: Json = {},
  config: Json = {},
): Promise<number> {
  const {id: oaUserId} = await makePerson(admin);
  const server = await admin.create('oa-user-email-config', {
    oaUserId,
    emailAddress: `${uniqueName('staff')}@example.com`,
    smtpHost: '127.0.0.1',
    smtpPort: smtp.port,
    isSsl: 0,
    account: MAIL_ACCOUNT.user,
    password: MAIL_ACCOUNT.password,
    ...config,
  });
  const name = uniqueName('box').toLowerCase();
  const mailbox = {mailboxName: name, account: `${name}@sales.example`, oaUserEmailConfigId: idOf(server), ...values};
  return idOf(await admin.create('mailbox', mailbox));
}

/** A file that was uploaded, as an attachment. */
export async function attach(client: Client, name: string, content: string): Promise<Json> {
  const form = await signedForm(client, {modelDir: 'mail'});
  const sent = await postFile(client, form, {name, content: Buffer.from(content)});
  return {fileName: name, url: asText(asObject(await sent.json()).url)};
}

/** The mail, once it is in the state, or as wanted; `between` two looks something may be done. */
export async function messageIs(
  client: Client,
  id: number,
  wanted: number | ((message: Json) => boolean),
  between: () => Promise<void> = async () => undefined,
): Promise<Json> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const message = await client.get('mail-message', id);
    if (typeof wanted === 'number' ? message.sendState === wanted : wanted(message)) return message;
    if (Date.now() > deadline) throw new Error(`The mail stayed ${JSON.stringify(message)}`);
    await between();
  }
}
