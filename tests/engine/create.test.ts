/** Creating records: once per key, with numbers of their own. */
import type {Client} from '../harness/client';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {make, makeInquiry, openGroundOn, refusal, type Ground} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

const send = (client: Client, key: string, values: Json) =>
  client.rest('POST', 'tag-type', values, {'Idempotency-Key': key});

describe('an idempotency key', () => {
  test('makes one record, however often and at however many places at once it is sent', async () => {
    const [key, labelTypeName] = [uniqueName('key'), uniqueName('Tag type')];
    const answers = await Promise.all(Array.from({length: 8}, () => send(admin, key, {labelTypeName})));
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map(answer => idOf(answer.body))).size).toBe(1);
    expect(idOf((await send(admin, key, {labelTypeName})).body)).toBe(idOf(answers[0]?.body));
    expect(await admin.total('tag-type', {labelTypeName})).toBe(1);
  });

  test('used for something else is refused', async () => {
    const key = uniqueName('key');
    await send(admin, key, {labelTypeName: uniqueName('Tag type')});
    expect((await send(admin, key, {labelTypeName: uniqueName('Tag type')})).status).toBe(422);
  });

  test('is free again when the create it came with was refused', async () => {
    const [key, labelTypeName] = [uniqueName('key'), uniqueName('Tag type')];
    expect((await send(admin, key, {labelTypeName, colour: 'red'})).status).toBe(422);
    expect((await send(admin, key, {labelTypeName})).status).toBe(201);
  });

  test('belongs to its user and its entity', async () => {
    const {client} = await makePerson(admin, {rights: {'tag-type.create': 'all'}});
    const [key, labelTypeName] = [uniqueName('key'), uniqueName('Tag type')];
    const mine = await send(admin, key, {labelTypeName});
    const theirs = await send(client, key, {labelTypeName});
    expect(idOf(theirs.body)).not.toBe(idOf(mine.body));
    expect(
      (await admin.rest('POST', 'colour-type', {typeName: uniqueName('Type'), code: 'X'}, {'Idempotency-Key': key}))
        .status,
    ).toBe(201);
  });

  test('too long to keep is refused', async () => {
    expect((await send(admin, 'k'.repeat(201), {labelTypeName: uniqueName('Tag type')})).status).toBe(400);
    expect((await send(admin, 'k'.repeat(200), {labelTypeName: uniqueName('Tag type')})).status).toBe(201);
  });
});

describe('a document number', () => {
  const serial = (number: unknown): number => Number(asText(number).slice(-6));
  const numberOf = async (id: number): Promise<number> => serial((await admin.get('inquiry', id)).number);

  test('is given out once and without a gap, however many are asked for at once and whoever is refused', async () => {
    const {id} = await makeInquiry(admin);
    const last = await numberOf(id);
    const attempts = Array.from({length: 24}, (_, index) =>
      admin.rest('POST', 'inquiry', {
        proId: 1,
        name: 'Ann',
        email: 'ann@example.com',
        quantity: index % 4 === 3 ? -1 : 1,
      }),
    );
    const made = (await Promise.all(attempts))
      .filter(answer => answer.status === 201)
      .map(({body}) => serial(asObject(body).number));
    expect(made.toSorted((a, b) => a - b)).toEqual(Array.from({length: 18}, (_, index) => last + 1 + index));
  });

  test('cannot be chosen or changed', async () => {
    const {id, number} = await makeInquiry(admin, {number: 'INQ1'});
    expect(number).toMatch(/^INQ\d{10}$/);
    expect(await admin.update('inquiry', id, {number: 'INQ1'})).toMatchObject({number});
  });
});

test('what is missing, wrong, unknown, taken or points nowhere is named, and nothing is made', async () => {
  const before = await admin.total('inquiry');
  expect(refusal(await admin.rest('POST', 'inquiry', {}))).toEqual([422, 'email', 'name', 'proId', 'quantity']);
  expect(
    refusal(await admin.rest('POST', 'inquiry', {proId: 1, name: 'Ann', email: 'no address', quantity: 'many'})),
  ).toEqual([422, 'email', 'quantity']);
  expect(
    refusal(await admin.rest('POST', 'inquiry', {proId: 99_999, name: 'Ann', email: 'ann@example.com', quantity: 1})),
  ).toEqual([422, 'proId']);
  expect(
    refusal(
      await admin.rest('POST', 'inquiry', {proId: 1, name: 'Ann', email: 'ann@example.com', quantity: 1, colour: 1}),
    ),
  ).toEqual([422, 'colour']);
  expect(refusal(await admin.rest('POST', 'continent', {name: 'Europe again', nameZh: '欧', code: 'EU'}))).toEqual([
    409,
    'code',
  ]);
  for (const body of ['{', '[]', '7', 'null', '"x"'])
    expect((await admin.rest('POST', 'inquiry', body)).status).toBe(400);
  expect(await admin.total('inquiry')).toBe(before);
});

test('defaults are filled in, system properties are the server’s own', async () => {
  const sent = {labelTypeName: uniqueName('Tag type'), id: 3, version: 9, createdAt: '2001-01-01T00:00:00Z', sort: 1};
  const record = await make(admin, 'tag-type', sent);
  expect(record.id).toBeGreaterThanOrEqual(100_000);
  expect(record).toMatchObject({version: 1, language: 'en-us'});
  expect(record.createdAt).not.toBe(sent.createdAt);
  expect(record.sort).toBe(await admin.total('tag-type'));
});

test('what may be created only within a scope is refused outside it, and leaves no trace', async () => {
  const {client} = await makePerson(admin, {
    rights: {
      'user-clipart-category.create': 'platform',
      'user-clipart-category.read': 'platform',
      'member.read': 'all',
    },
    platformIds: [1],
  });
  const member = await admin.first('member', {proId: 1});
  const categoryName = uniqueName('Category');
  expect(
    (await client.rest('POST', 'user-clipart-category', {categoryName, memberId: member.id, proId: 1})).status,
  ).toBe(201);
  const before = await admin.total('user-clipart-category');
  expect(
    (await client.rest('POST', 'user-clipart-category', {categoryName, memberId: member.id, proId: 2})).status,
  ).toBe(422);
  const wide = await makePerson(admin, {
    rights: {
      'user-clipart-category.create': 'platform',
      'user-clipart-category.read': 'all',
      'member.read': 'all',
      'project.read': 'all',
    },
    platformIds: [1],
  });
  expect(
    (await wide.client.rest('POST', 'user-clipart-category', {categoryName, memberId: member.id, proId: 2})).status,
  ).toBe(422);
  expect(await admin.total('user-clipart-category')).toBe(before);
});
