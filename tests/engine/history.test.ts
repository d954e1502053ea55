/** What happened to a record: told as far as one may see it, and undone where the rules still allow it. */
import {signIn, type Client} from '../harness/client';
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, grant} from '../harness/world';
import {make, makeInquiry, makeTag, makeTagType, openGroundOn, refusal, type Ground} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

async function entries(entity: string, id: number, client: Client = admin): Promise<readonly Json[]> {
  return asObjects(await client.history(entity, id));
}

const revert = (entity: string, id: number, body: Json, client: Client = admin) =>
  client.rest('POST', `${entity}/${id}/revert`, body);

test('every write is one entry: who, when, what, from and to', async () => {
  const {id, labelTypeName} = await makeTagType(admin);
  await admin.update('tag-type', id, {language: 'de-de', labelTypeName});
  await admin.action('tag-type', 'update', {ids: [id], values: {language: 'fr-fr'}});
  await admin.remove('tag-type', id);
  await admin.action('tag-type', 'restore', {ids: [id]});
  const list = await entries('tag-type', id);
  expect(list.map(({action, changes}) => [action, changes])).toEqual([
    ['restore', {}],
    ['delete', {}],
    ['update', {language: ['de-de', 'fr-fr']}],
    ['update', {language: ['en-us', 'de-de']}],
    ['create', expect.objectContaining({labelTypeName: [null, labelTypeName], language: [null, 'en-us']})],
  ]);
  for (const entry of list)
    expect(entry).toMatchObject({actor: 'Ada Moreau', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)});
});

test('a refused write is no entry', async () => {
  const {id} = await makeTagType(admin);
  await admin.rest('PUT', `tag-type/${id}`, {language: 7});
  await admin.rest('PUT', `tag-type/${id}`, {language: 'de-de', version: 9});
  expect(await entries('tag-type', id)).toHaveLength(1);
});

test('secrets and what the schema leaves out are in no entry, in the table as little as in the answer', async () => {
  const {id} = await makePerson(admin);
  await admin.update('user', id, {password: 'quite-another-one', realName: 'Bo'});
  const rows = await ground.sql`select changes::text from emblem.audit where entity = 'user' and record_id = ${id}`;
  expect(rows.map(row => String(row.changes)).join()).not.toMatch(/password"|passwordHash|quite-another|argon/i);
});

describe('undoing', () => {
  test('one change gives its properties the values they had, and leaves later changes of others alone', async () => {
    const {id} = await make(admin, 'office', {officeName: uniqueName('Office'), city: 'Ghent', phone: '1'});
    await admin.update('office', id, {city: 'Bruges', phone: '2'});
    const [entry] = await entries('office', id);
    await admin.update('office', id, {companyName: 'Emblem'});
    expect(asObject((await revert('office', id, {entry: entry?.id})).body)).toMatchObject({
      city: 'Ghent',
      phone: '1',
      companyName: 'Emblem',
      version: 4,
    });
    expect((await entries('office', id))[0]).toMatchObject({
      action: 'revert',
      changes: {city: ['Bruges', 'Ghent'], phone: ['2', '1']},
    });
  });

  test('some properties of a change, lists of references among them', async () => {
    const {id} = await make(admin, 'office', {officeName: uniqueName('Office'), city: 'Ghent', platformIds: [2, 1]});
    await admin.update('office', id, {city: 'Bruges', platformIds: [1]});
    const [entry] = await entries('office', id);
    expect(asObject((await revert('office', id, {entry: entry?.id, fields: ['platformIds']})).body)).toMatchObject({
      city: 'Bruges',
      platformIds: [2, 1],
    });
    expect(
      asObject((await revert('office', id, {entry: entry?.id, fields: ['city', 'platformIds']})).body),
    ).toMatchObject({city: 'Ghent'});
  });

  test('an undo is a change like others and can be undone', async () => {
    const {id} = await make(admin, 'office', {officeName: uniqueName('Office'), city: 'Ghent'});
    await admin.update('office', id, {city: 'Bruges'});
    await revert('office', id, {entry: (await entries('office', id))[0]?.id});
    await revert('office', id, {entry: (await entries('office', id))[0]?.id});
    expect(await admin.get('office', id)).toMatchObject({city: 'Bruges'});
  });

  test('what the rules of today forbid is refused', async () => {
    const type = await makeTagType(admin);
    const tag = await makeTag(admin, type.id);
    await admin.update('tag', tag.id, {labelTypeId: (await makeTagType(admin)).id});
    const [entry] = await entries('tag', tag.id);
    await admin.remove('tag-type', type.id);
    expect(refusal(await revert('tag', tag.id, {entry: entry?.id}))).toEqual([422, 'labelTypeId']);
    const one = await make(admin, 'continent', {name: 'One', nameZh: '一', code: 'HA'});
    await admin.update('continent', one.id, {code: 'XB'});
    await make(admin, 'continent', {name: 'Two', nameZh: '二', code: 'HA'});
    expect(refusal(await revert('continent', one.id, {entry: (await entries('continent', one.id))[0]?.id}))).toEqual([
      409,
      'code',
    ]);
    expect(await admin.get('continent', one.id)).toMatchObject({code: 'XB', version: 2});
  });

  test('a creation, an entry of another record, none and an odd one are refused', async () => {
    const [{id}, other] = [await makeTagType(admin), await makeTagType(admin)];
    await admin.update('tag-type', other.id, {language: 'de-de'});
    const created = (await entries('tag-type', id))[0]?.id;
    const foreign = (await entries('tag-type', other.id))[0]?.id;
    for (const entry of [created, foreign, 99_999_999])
      expect((await revert('tag-type', id, {entry})).status).toBe(404);
    for (const entry of ['x', null, 1.5, 1e300]) expect((await revert('tag-type', id, {entry})).status).toBe(422);
  });

  test('reaches back however much has happened since', async () => {
    const {id} = await make(admin, 'office', {officeName: uniqueName('Office'), city: 'Ghent'});
    await admin.update('office', id, {city: 'Bruges'});
    const [entry] = await entries('office', id);
    await ground.sql`
      insert into emblem.audit (entity, record_id, action, actor_kind, actor_name, changes)
      select 'office', ${id}, 'update', 'staff', 'admin', '{"phone": ["1", "2"]}' from generate_series(1, 300)`;
    expect(await entries('office', id)).toHaveLength(200);
    expect(asObject((await revert('office', id, {entry: entry?.id})).body)).toMatchObject({city: 'Ghent'});
  });
});

describe('somebody who does not see a property', () => {
  const READER = {'inquiry.read': 'all', 'inquiry.history': 'all', 'inquiry.revert': 'all'} as const;

  test('is told nothing of its changes: no value, no name and no entry', async () => {
    const {client} = await makePerson(admin, {rights: READER});
    const {id} = await makeInquiry(admin, {email: 'first@example.com', costPrice: '1.00'});
    const before = await entries('inquiry', id, client);
    expect(JSON.stringify(before)).not.toMatch(/email|costPrice|first@/);
    await admin.update('inquiry', id, {email: 'second@example.com'});
    await revert('inquiry', id, {entry: (await entries('inquiry', id))[0]?.id});
    await admin.update('inquiry', id, {costPrice: '2.00'});
    expect(await entries('inquiry', id, client)).toEqual(before);
    await admin.update('inquiry', id, {costPrice: '3.00', remark: 'seen'});
    expect(await entries('inquiry', id, client)).toMatchObject([{changes: {remark: [null, 'seen']}}, ...before]);
    expect(Object.keys(asObject((await entries('inquiry', id, client))[0]?.changes))).toEqual(['remark']);
  });

  test('undoes the part of a change that is seen, and cannot undo what is not', async () => {
    const {client} = await makePerson(admin, {rights: {...READER, 'inquiry.update': 'all'}});
    const {id} = await makeInquiry(admin, {costPrice: '1.00', remark: 'one'});
    await admin.update('inquiry', id, {costPrice: '2.00', remark: 'two'});
    const [both] = await entries('inquiry', id);
    await admin.update('inquiry', id, {costPrice: '3.00'});
    const [hidden] = await entries('inquiry', id);
    expect((await revert('inquiry', id, {entry: hidden?.id}, client)).status).toBe(404);
    expect((await revert('inquiry', id, {entry: both?.id, fields: ['costPrice']}, client)).status).toBe(404);
    expect((await revert('inquiry', id, {entry: both?.id}, client)).status).toBe(200);
    expect(await admin.get('inquiry', id)).toMatchObject({costPrice: '3.00', remark: 'one'});
  });

  test('has their history cut by what they see, not by what they do not', async () => {
    const {client} = await makePerson(admin, {rights: READER});
    const {id} = await makeInquiry(admin, {remark: 'seen'});
    await ground.sql`
      insert into emblem.audit (entity, record_id, action, actor_kind, actor_name, changes)
      select 'inquiry', ${id}, 'update', 'staff', 'admin', '{"costPrice": ["1.00", "2.00"]}'
      from generate_series(1, 300)`;
    expect(asList(await client.history('inquiry', id))).toHaveLength(1);
  });

  test('loses sight of old changes with the right, and regains it with the right', async () => {
    const person = await makePerson(admin, {rights: READER});
    const {id} = await makeInquiry(admin, {costPrice: '1.00'});
    await admin.update('inquiry', id, {costPrice: '2.00'});
    expect(await entries('inquiry', id, person.client)).toHaveLength(1);
    await grant(admin, person.id, {'inquiry.read-confidential': 'all'});
    expect((await entries('inquiry', id, person.client))[0]).toMatchObject({changes: {costPrice: ['1.00', '2.00']}});
  });
});

test('the history of a record out of sight, or without the right, is not told', async () => {
  const hidden = await makeInquiry(admin, {proId: 2});
  const {client} = await makePerson(admin, {
    rights: {'inquiry.read': 'platform', 'inquiry.history': 'platform'},
    platformIds: [1],
  });
  expect((await client.rest('GET', `inquiry/${hidden.id}/history`)).status).toBe(404);
  expect((await client.rest('GET', 'inquiry/99999999/history')).status).toBe(404);
  const reader = await makePerson(admin, {rights: {'inquiry.read': 'all'}});
  expect((await reader.client.rest('GET', `inquiry/${hidden.id}/history`)).status).toBe(403);
  expect((await admin.rest('GET', `session/${idOf(await admin.first('session'))}/history`)).status).toBe(404);
  expect((await (await signIn(ground.server.url, 'admin')).rest('GET', `inquiry/${hidden.id}/history`)).status).toBe(
    200,
  );
});
