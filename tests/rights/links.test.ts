/** Links that customers are given: exactly what the schema says, of one record, until the link ends. */
import postgres from 'postgres';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import {giveLink, LinkHolder, type Client, type Method} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';

const keyword = loadModel().entity('quotation').accessLink;
const DAY = 86_400_000;

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

async function quotation(values: Json = {}): Promise<number> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const made = await admin.create('quotation', {
    proId,
    quotationDate: '2026-05-04',
    validUntil: '9999-06-04',
    billTo: 'Ann Field',
    notes: 'for staff alone',
    items: [{description: 'Pins', qty: 1, unitPrice: '12.50'}],
    ...values,
  });
  await admin.action('quotation', 'send', {ids: [idOf(made)]});
  return idOf(made);
}

test('the address of a link is that of its page, with the secret where no server is told it', async () => {
  const id = await quotation();
  const {path} = await admin.action('quotation', 'link', {ids: [id]});
  expect(path).toMatch(new RegExp(`^/link/quotation/${id}#[\\w-]{43}$`));
});

/** The newest link to the record. */
async function idOfLink(recordId: number): Promise<number> {
  return idOf(await admin.first('access-link', {entity: 'quotation', recordId}));
}

test('a link reads of its record what the schema names, and takes the steps that it names', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  const {status, body} = await holder.rest('GET', `quotation/${id}`);
  expect(status).toBe(200);
  const {_labels, _abilities, ...record} = asObject(body);
  expect(Object.keys(record).sort()).toEqual(['id', 'version', ...(keyword?.properties ?? [])].sort());
  const possible = Object.entries(asObject(_abilities)).filter(([, able]) => able === true);
  expect(possible.map(([action]) => action).sort()).toEqual(['accept', 'decline', 'paper']);

  const paper = await holder.rest('GET', `quotation/${id}/documents/quotation?format=tree`);
  expect(paper.status).toBe(200);
  expect(paper.text).toContain('12.50');

  const declined = await holder.rest('POST', 'quotation/actions/decline', {
    ids: [id],
    values: {declineReason: 'Too late', version: record.version},
  });
  expect(declined.status).toBe(200);
  expect(await admin.get('quotation', id)).toMatchObject({status: 'declined', declineReason: 'Too late'});
});

test('it opens no other record, no other entity, no other step and no other property', async () => {
  const [id, other] = [await quotation(), await quotation()];
  const holder = await giveLink(admin, 'quotation', id);
  const refused = async (method: Method, path: string, body?: unknown) =>
    (await holder.rest(method, path, body)).status;
  expect(await refused('GET', `quotation/${other}`)).toBe(404);
  expect(await refused('GET', `quotation/${other}/documents/quotation?format=tree`)).toBe(404);
  expect(await refused('POST', 'quotation/actions/accept', {ids: [other]})).toBe(404);
  const values = {version: await seenVersion(holder, id)};
  expect(await refused('POST', 'quotation/actions/accept', {ids: [id, other], values})).toBe(404);
  expect(await refused('GET', `quotation/${id}?lines=items`)).toBe(403);
  expect(await refused('GET', 'project/1')).toBe(403);
  expect(await refused('POST', 'quotation/actions/revise', {ids: [id]})).toBe(403);
  expect(await refused('POST', 'quotation/actions/link', {ids: [id]})).toBe(403);
  expect(await refused('POST', 'quotation/actions/update', {ids: [id], values: {declineReason: 'x'}})).toBe(403);
  for (const [method, path] of [
    ['GET', 'quotation'],
    ['PUT', `quotation/${id}`],
    ['DELETE', `quotation/${id}`],
    ['GET', `quotation/${id}/history`],
    ['GET', `quotation/${id}/timeline`],
  ] as const)
    expect(await refused(method, path, method === 'PUT' ? {} : undefined)).toBe(401);
  const named = async (values: Json) =>
    (await holder.rest('POST', 'quotation/actions/decline', {ids: [id], values})).text.replaceAll(
      /finalTotal|nothing/g,
      '?',
    );
  expect(await named({finalTotal: '1.00'})).toBe(await named({nothing: '1.00'}));
  expect(await admin.get('quotation', id)).toMatchObject({status: 'sent', finalTotal: '12.50'});
});

test('whoever accepts accepts what they have seen', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  const {version} = asObject((await holder.rest('GET', `quotation/${id}`)).body);
  expect(await admin.rest('PUT', `quotation/${id}`, {setupFee: '1.00'})).toMatchObject({status: 422});
  await admin.update('quotation', id, {amountPaid: '3.25'});
  const accept = (values: Json) => holder.rest('POST', 'quotation/actions/accept', {ids: [id], values});
  const stale = await accept({version});
  expect(stale.status).toBe(409);
  expect(stale.text).not.toContain('9.25');
  const {version: newer} = asObject((await holder.rest('GET', `quotation/${id}`)).body);
  expect((await accept({version: newer})).status).toBe(200);
  expect(await admin.get('quotation', id)).toMatchObject({balanceDue: '9.25', status: 'accepted'});
});

/** The version of the record as the holder sees it. */
async function seenVersion(holder: Client, id: number): Promise<unknown> {
  return asObject((await holder.rest('GET', `quotation/${id}`)).body).version;
}

test.each(keyword?.actions ?? [])('whoever takes the step %s says what they saw', async action => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  const given = action === 'decline' ? {declineReason: 'Too late'} : {};
  const step = (values: Json, by: Client = holder) =>
    by.rest('POST', `quotation/actions/${action}`, {ids: [id], values});
  for (const version of [undefined, null]) {
    const refused = await step({...given, version});
    expect([refused.status, asObject(refused.body).errors]).toEqual([
      422,
      {version: expect.stringContaining('version')},
    ]);
  }
  expect(asObject((await step(given, holder.speaking('zh'))).body).errors).toEqual({
    version: expect.stringContaining('版本'),
  });
  expect(await admin.get('quotation', id)).toMatchObject({status: 'sent'});
  expect((await step({...given, version: await seenVersion(holder, id)})).status).toBe(200);
});

test('what one holder sent under a key is answered to no other', async () => {
  const [one, two] = [await quotation(), await quotation()];
  const [ann, bob] = [await giveLink(admin, 'quotation', one), await giveLink(admin, 'quotation', two)];
  const accept = async (holder: Client, id: number) =>
    holder.rest(
      'POST',
      'quotation/actions/accept',
      {ids: [id], values: {version: await seenVersion(holder, id)}},
      {'Idempotency-Key': 'one-and-the-same'},
    );
  expect(asObject((await accept(ann, one)).body)).toEqual({count: 1});
  expect((await accept(bob, two)).status).toBe(200);
  expect(await admin.get('quotation', two)).toMatchObject({status: 'accepted'});
});

test('one that is unknown, ended or expired is answered alike', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  const linkId = await idOfLink(id);
  const unknown = (await new LinkHolder(server.url, 'x'.repeat(43)).rest('GET', `quotation/${id}`)).text;
  expect(JSON.parse(unknown)).toEqual({message: expect.stringContaining('not valid')});
  await admin.action('access-link', 'end', {ids: [linkId]});
  expect(await holder.rest('GET', `quotation/${id}`)).toMatchObject({status: 401, text: unknown});

  const short = await giveLink(admin, 'quotation', id);
  const sql = postgres(server.databaseUrl, {max: 1});
  await sql`update access_link set expires_at = now() where record_id = ${id}`;
  await sql.end();
  expect(await short.rest('GET', `quotation/${id}`)).toMatchObject({status: 401, text: unknown});
});

test('links stand with their record: who made them, until when, when they were last used, and no secret', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id, {days: 7});
  const before = Date.now();
  await holder.rest('GET', `quotation/${id}`);
  const [link, ...others] = await admin.list('access-link', {filter: {entity: 'quotation', recordId: id}});
  expect(others).toEqual([]);
  expect(link).toMatchObject({userName: 'Ada Moreau', endedAt: null});
  expect(Date.parse(asText(link?.lastUsedAt))).toBeGreaterThanOrEqual(before - 60_000);
  expect(Math.round((Date.parse(asText(link?.expiresAt)) - Date.parse(asText(link?.createdAt))) / DAY)).toBe(7);
  expect(link).not.toHaveProperty('secretHash');
  for (const days of [0, 366, 1.5, '3'])
    expect(await admin.rest('POST', 'quotation/actions/link', {ids: [id], days})).toMatchObject({
      status: 422,
      body: {errors: {days: 'Enter a number of days from 1 to 365.'}},
    });
});

test('the history and the timeline say whose link it was', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  await holder.rest('POST', 'quotation/actions/accept', {ids: [id], values: {version: await seenVersion(holder, id)}});
  const [entry] = asObjects(await admin.history('quotation', id));
  expect(entry).toMatchObject({action: 'accept', actor: 'Link of Ada Moreau'});
  const {body} = await admin.speaking('zh').rest('GET', `quotation/${id}/timeline`);
  expect(asObjects(asObject(body).entries)[0]).toMatchObject({kind: 'transitions', by: 'Ada Moreau 的链接'});
});

test('staff make and end links by the right to it alone, to records in their reach', async () => {
  const id = await quotation();
  const holder = await giveLink(admin, 'quotation', id);
  const linkId = await idOfLink(id);
  const rights = {'quotation.read': 'all', 'quotation.update': 'all'} as const;
  const {client: reader} = await makePerson(admin, {rights});
  expect((await reader.rest('POST', 'quotation/actions/link', {ids: [id]})).status).toBe(403);
  expect((await reader.rest('POST', 'access-link/actions/end', {ids: [linkId]})).status).toBe(403);
  const {client: own} = await makePerson(admin, {rights: {'quotation.read': 'all', 'quotation.link': 'own'}});
  expect((await own.rest('POST', 'quotation/actions/link', {ids: [id]})).status).toBe(404);
  const {client: stranger} = await makePerson(admin, {rights: {'tag.read': 'all'}});
  expect(await stranger.list('access-link')).toEqual([]);
  expect((await stranger.rest('POST', 'access-link/actions/end', {ids: [linkId]})).status).toBe(404);
  expect((await holder.rest('GET', `quotation/${id}`)).status).toBe(200);
  const {client: maker} = await makePerson(admin, {rights: {...rights, 'quotation.link': 'all'}});
  expect((await (await giveLink(maker, 'quotation', id)).rest('GET', `quotation/${id}`)).status).toBe(200);
  await maker.action('access-link', 'end', {ids: [linkId]});
  expect((await holder.rest('GET', `quotation/${id}`)).status).toBe(401);
});

test('a link is not told of changes to what it does not read', async () => {
  const [id, other] = [await quotation(), await quotation()];
  const holder = await giveLink(admin, 'quotation', id);
  const heard = async () =>
    Promise.all(
      [`quotation/${id}`, `quotation/${other}`, 'quotation/999999999', 'project/1', 'order/1'].map(async path => {
        const {status, text} = await holder.rest('GET', path);
        return `${status} ${text.replace(/"version":\d+/, '')}`;
      }),
    );
  const before = await heard();
  await admin.update('quotation', id, {amountPaid: '3.00'});
  await admin.update('quotation', other, {amountPaid: '3.00'});
  await giveLink(admin, 'quotation', other);
  expect(await heard()).toEqual(before);
});
