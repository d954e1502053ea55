/** Papers that are mailed to customers, through a real mail server, and kept as they were sent. */
import {createHash} from 'node:crypto';
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

let smtp: MailServer;
let server: TestServer;
let admin: Client;

beforeAll(async () => {
  smtp = await MailServer.start();
  server = await startServer({env: smtp.env});
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

interface Draft {
  readonly id: number;
  readonly email: string;
}

async function draftInvoice(values: Json = {}): Promise<Draft> {
  const email = `${uniqueName('buyer')}@example.com`.toLowerCase();
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const memberId = idOf(await admin.create('member', {email, name: 'Žofie', proId}));
  const orderId = idOf(await admin.create('order', {memberId, proId, currency: 'EUR'}));
  const items = [{description: 'Enamel pins', qty: 500, unitPrice: '0.8250'}];
  const head = {orderId, proId, invoiceDate: '2026-05-04', currency: 'EUR', language: 'de', billTo: 'Žofie Nováková'};
  return {id: idOf(await admin.create('invoice', {...head, items, ...values})), email};
}

const pathOf = (id: number): string => `/rest/invoice/${id}/documents/invoice`;
const draftOf = (id: number, client = admin) => client.request('GET', `${pathOf(id)}?format=mail`);
const send = (id: number, mail: Json, client = admin, key?: string) =>
  client.request('POST', pathOf(id), mail, key === undefined ? {} : {'Idempotency-Key': key});

/** The attachment of a mail, as its reader saves it. */
function attachedTo(text: string): Buffer {
  const [, part = ''] = text.split('Content-Type: application/pdf');
  const encoded = part.slice(part.indexOf('\r\n\r\n') + 4);
  return Buffer.from(encoded.slice(0, encoded.indexOf('\r\n--')), 'base64');
}

async function fileAt(address: unknown, token?: string): Promise<{status: number; content: Buffer}> {
  const response = await fetch(server.url + asText(address), {headers: token === undefined ? {} : {token}});
  return {status: response.status, content: Buffer.from(await response.arrayBuffer())};
}

test('an invoice is mailed once it is confirmed, and what was sent is kept byte for byte', async () => {
  const {id, email} = await draftInvoice();
  expect(await draftOf(id)).toMatchObject({status: 422, body: {message: 'Confirm the invoice before it is sent'}});
  const early = {to: email, subject: 'Rechnung', text: 'Anbei'};
  expect((await send(id, early, admin.speaking('zh'))).body).toMatchObject({message: '先确认发票，再发送给客户'});
  await admin.action('invoice', 'confirm', {ids: [id]});
  const {number} = await admin.get('invoice', id);

  const proposed = asObject((await draftOf(id)).body);
  expect(proposed).toMatchObject({to: email, subject: `Rechnung ${String(number)}`});
  expect(proposed.text).toMatch(/^Guten Tag,\n\nim Anhang erhalten Sie: Rechnung /);
  const emailAddress = 'desk@example.com';
  const me = await admin.first('user', {userName: 'admin'});
  await admin.create('oa-user-email-config', {oaUserId: me.id, emailAddress, smtpHost: '127.0.0.1', isSsl: 0});

  const key = uniqueName('key');
  const issued = asObject((await send(id, proposed, admin, key)).body);
  const sent = await smtp.mailTo(email);
  expect(sent.text).toContain(`Reply-To: ${emailAddress}`);
  const attached = attachedTo(sent.text);
  expect(attached.subarray(0, 5).toString()).toBe('%PDF-');
  expect(issued).toMatchObject({
    paper: 'invoice',
    mailedTo: email,
    language: 'de',
    sha256: createHash('sha256').update(attached).digest('hex'),
    userName: 'Ada Moreau',
  });
  const kept = await fileAt(issued.file, admin.token);
  expect(kept.content.equals(attached)).toBe(true);
  expect((await fileAt(issued.file)).status).toBe(404);

  // Sent again with the same key it is the same mail; without one it is another, of the same file.
  expect(asObject((await send(id, proposed, admin, key)).body).id).toBe(issued.id);
  const again = asObject((await send(id, {...proposed, subject: 'Noch einmal'})).body);
  expect(again).toMatchObject({file: issued.file, sha256: issued.sha256});
  await smtp.mailTo(email, 1);
  expect(smtp.received.filter(({to}) => to.includes(email))).toHaveLength(2);
  const history = (await admin.history('invoice', id)).map(asObject);
  expect(history.filter(({action}) => action === 'mail-paper')).toHaveLength(2);
});

test('nobody mails what they may not print, or to no address, or reads what was sent of hidden records', async () => {
  const {id, email} = await draftInvoice();
  await admin.action('invoice', 'confirm', {ids: [id]});
  const mail = {to: email, subject: 'Rechnung', text: 'Anbei'};
  const reader = await makePerson(admin, {rights: {'invoice.read': 'all'}});
  const printer = await makePerson(admin, {rights: {'invoice.read': 'own', 'invoice.paper': 'own'}});
  expect((await send(id, mail, reader.client)).status).toBe(403);
  expect((await send(id, mail, printer.client)).status).toBe(404);
  expect((await send(id, mail, new Client(server.url))).status).toBe(401);
  for (const [name, value] of [
    ['to', `${email}, other@example.com`],
    ['to', ''],
    ['subject', 'Rechnung\r\nBcc: other@example.com'],
    ['text', ' '],
    ['language', 'tlh'],
  ] as const)
    expect(await send(id, {...mail, [name]: value})).toMatchObject({
      status: 422,
      body: {errors: {[name]: expect.any(String)}},
    });
  expect(await admin.list('issued-document', {filter: {entity: 'invoice', recordId: id}})).toEqual([]);

  expect((await send(id, mail)).status).toBe(200);
  const found = (client: Client) => client.list('issued-document', {filter: {entity: 'invoice', recordId: id}});
  expect(await found(admin)).toHaveLength(1);
  expect(await found(reader.client)).toEqual([]);
  expect(await found(printer.client)).toEqual([]);
  // There is no paper of this kind that could be mailed.
  const {id: goods} = await admin.first('order');
  expect((await admin.request('GET', `/rest/order/${String(goods)}/documents/sales-contract?format=mail`)).status).toBe(
    404,
  );
});

test('a mailed paper stands on the timelines of its record and its order, for who may read it', async () => {
  const {id, email} = await draftInvoice();
  await admin.action('invoice', 'confirm', {ids: [id]});
  const {orderId} = await admin.get('invoice', id);
  const {body} = await send(id, {to: email, subject: 'Rechnung', text: 'Anbei'});
  const told = async (client: Client, entity: string, at: unknown) => {
    const timeline = await client.rest('GET', `${entity}/${String(at)}/timeline`);
    expect(timeline.status).toBe(200);
    const entries = asObjects(asObject(timeline.body).entries);
    // It is told once: no change of the record says the same.
    expect(entries.filter(({said}) => asObject(said).action === 'mail-paper')).toEqual([]);
    return entries.filter(({kind}) => kind === 'papers');
  };
  const {file} = asObject(body);
  const entry = {by: 'Ada Moreau', said: {entity: 'invoice', recordId: id, paper: 'invoice', language: 'de', file}};
  expect(await told(admin, 'invoice', id)).toMatchObject([entry]);
  expect(await told(admin, 'order', orderId)).toMatchObject([entry]);
  const rights = {
    'order.read': 'all',
    'order.history': 'all',
    'invoice.read': 'all',
    'invoice.history': 'all',
  } as const;
  const reader = (await makePerson(admin, {rights})).client;
  const printer = (await makePerson(admin, {rights: {...rights, 'invoice.paper': 'all'}})).client;
  const stranger = (await makePerson(admin, {rights: {'order.read': 'all', 'invoice.paper': 'all'}})).client;
  expect(await told(printer, 'order', orderId)).toMatchObject([entry]);
  expect(await told(reader, 'order', orderId)).toEqual([]);
  expect(await told(reader, 'invoice', id)).toEqual([]);
  expect(await told(stranger, 'order', orderId)).toEqual([]);
});

test('signs that no font has are told before anything is sent, and sent by whoever was told of each', async () => {
  const {id, email} = await draftInvoice({notes: 'ขอบ 🎉', poNumber: 'PO-1'});
  await admin.action('invoice', 'confirm', {ids: [id]});
  const {to, subject, text, missing} = asObject((await draftOf(id)).body);
  expect([...asText(missing)].sort()).toEqual([...'ขอบ🎉'].sort());

  const mail = {to, subject, text};
  const signs = (message: unknown) => [...'ขอบ🎉'].filter(sign => asText(message).includes(sign));
  for (const [sent, untold] of [
    [mail, [...'ขอบ🎉']],
    [{...mail, missing: ''}, [...'ขอบ🎉']],
    [{...mail, missing: 'ขอบ'}, ['🎉']],
  ] as const)
    for (const client of [admin, admin.speaking('zh')]) {
      const {status, body} = await send(id, sent, client);
      expect(status).toBe(422);
      expect(signs(asObject(asObject(body).errors).missing)).toEqual(untold);
    }
  expect(await admin.list('issued-document', {filter: {entity: 'invoice', recordId: id}})).toEqual([]);

  const {status, headers} = await send(id, {...mail, missing});
  expect(status).toBe(200);
  expect(decodeURIComponent(headers.get('x-paper-missing') ?? '')).toBe(missing);
  await smtp.mailTo(email);
  expect(smtp.received.filter(({to: all}) => all.includes(email))).toHaveLength(1);
});

test.each([
  [51, 'and 1 more sign.', '另有 1 个'],
  [120, 'and 70 more signs.', '另有 70 个'],
])('of %d signs that no font has fifty are told, and how many others there are', async (count, english, chinese) => {
  const signs = Array.from({length: count}, (_, index) => String.fromCodePoint(0x13000 + index));
  const {id} = await draftInvoice({notes: signs.join(' ')});
  await admin.action('invoice', 'confirm', {ids: [id]});
  const {body, headers} = await draftOf(id);
  const {to, subject, text, missing} = asObject(body);
  expect(missing).toBe(signs.slice(0, 50).join(''));
  expect(headers.get('x-paper-missing-more')).toBe(String(count - 50));
  for (const [client, words] of [
    [admin, english],
    [admin.speaking('zh'), chinese],
  ] as const) {
    const refused = await send(id, {to, subject, text}, client);
    expect(refused.status).toBe(422);
    const said = asText(asObject(asObject(refused.body).errors).missing);
    expect(said).toContain(words);
    expect(signs.filter(sign => said.includes(sign))).toEqual(signs.slice(0, 50));
  }
  const sent = await send(id, {to, subject, text, missing});
  expect([sent.status, sent.headers.get('x-paper-missing-more')]).toEqual([200, String(count - 50)]);
});

test('what was sent is for those alone who may have that paper of the record', async () => {
  const {id, email} = await draftInvoice();
  await admin.action('invoice', 'confirm', {ids: [id]});
  const {file} = asObject((await send(id, {to: email, subject: 'Invoice', text: 'Attached'})).body);
  await smtp.mailTo(email);
  const sight = async (rights: readonly string[]) => {
    const all = Object.fromEntries(rights.map(right => [right, 'all' as const]));
    const {client} = await makePerson(admin, {rights: all});
    const {status} = await client.request('GET', pathOf(id));
    const listed = await client.list('issued-document', {filter: {entity: 'invoice', recordId: id}});
    return [status, listed.length, (await fileAt(file, client.token)).status];
  };
  expect(await sight(['invoice.read'])).toEqual([403, 0, 404]);
  expect(await sight(['order.read', 'order.paper'])).toEqual([403, 0, 404]);
  expect(await sight(['invoice.read', 'invoice.paper'])).toEqual([200, 1, 200]);
});
