/** The same write on many records: by filter or by ids, all of them or none. */
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {make, makeInquiry, makeTag, makeTagType, openGroundOn, refusal, type Ground, type Kept} from './ground';

let ground: Ground;
let admin: Client;
let type: Kept;
let tags: Kept[];
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

beforeEach(async () => {
  type = await makeTagType(admin);
  tags = [];
  for (let index = 0; index < 5; index += 1) tags.push(await makeTag(admin, type.id));
});

const act = (action: string, body: Json, client = admin, entity = 'tag') =>
  client.rest('POST', `${entity}/actions/${action}`, body);
const states = async () =>
  (await admin.list('tag', {filter: {labelTypeId: type.id}, sort: ['id', 'ASC']})).map(tag => tag.state);

test('changes every record of a filter, and counts them', async () => {
  expect(asObject((await act('update', {filter: {labelTypeId: type.id}, values: {state: 0}})).body)).toEqual({
    count: 5,
  });
  expect(await states()).toEqual([0, 0, 0, 0, 0]);
  expect(await admin.history('tag', tags[0]?.id ?? 0)).toHaveLength(2);
});

test('takes a search and a predicate along', async () => {
  const word = String(tags[2]?.labelName);
  expect(asObject((await act('update', {filter: {q: word}, values: {state: 0}})).body)).toEqual({count: 1});
  const where = {
    all: [{eq: ['labelTypeId', type.id]}, {has: ['labelTypeId', {eq: ['id', type.id]}]}, {lte: ['sortNum', 2]}],
  };
  expect(asObject((await act('update', {filter: {_where: where}, values: {state: 0}})).body)).toEqual({count: 2});
  expect(await states()).toEqual([0, 0, 0, 1, 1]);
});

test('changes nothing when one of them is refused', async () => {
  const foreign = await makeTag(admin, (await makeTagType(admin)).id);
  await make(admin, 'continent', {name: 'One', nameZh: '一', code: 'BA'});
  await make(admin, 'continent', {name: 'Two', nameZh: '二', code: 'BB'});
  expect((await act('update', {filter: {code_startsWith: 'B'}, values: {code: 'BC'}}, admin, 'continent')).status).toBe(
    409,
  );
  expect(await admin.total('continent', {code: 'BC'})).toBe(0);
  await make(admin, 'clipart', {elementName: uniqueName('C'), clipartImage: '/files/c.png', labels: [tags[3]?.id]});
  expect((await act('delete', {filter: {labelTypeId: type.id}})).status).toBe(409);
  expect(await admin.total('tag', {labelTypeId: type.id})).toBe(5);
  expect((await act('toggle', {ids: [...tags.map(tag => tag.id), 99_999_999], on: false})).status).toBe(404);
  expect(await states()).toEqual([1, 1, 1, 1, 1]);
  expect(await admin.get('tag', foreign.id)).toMatchObject({state: 1, version: 1});
});

test('changes nothing when one of them is out of reach', async () => {
  const inquiries = [await makeInquiry(admin, {proId: 1}), await makeInquiry(admin, {proId: 2})];
  const ids = inquiries.map(({id}) => id);
  const {client} = await makePerson(admin, {
    rights: {'inquiry.read': 'all', 'inquiry.update': 'platform', 'inquiry.delete': 'platform'},
    platformIds: [1],
  });
  expect((await act('update', {ids, values: {remark: 'mine'}}, client, 'inquiry')).status).toBe(403);
  expect((await act('delete', {ids}, client, 'inquiry')).status).toBe(403);
  for (const id of ids) expect(await admin.get('inquiry', id)).toMatchObject({remark: null, version: 1});
  expect(
    asObject((await act('update', {filter: {id: ids, proId: 1}, values: {remark: 'mine'}}, client, 'inquiry')).body),
  ).toEqual({count: 1});
});

test('leaves alone what the actor does not see, whatever the filter', async () => {
  const [seen, hidden] = [await makeInquiry(admin, {proId: 1}), await makeInquiry(admin, {proId: 2})];
  const {client} = await makePerson(admin, {
    rights: {'inquiry.read': 'platform', 'inquiry.update': 'all', 'inquiry.delete': 'all'},
    platformIds: [1],
  });
  expect(
    asObject((await act('update', {ids: [seen.id, hidden.id], values: {remark: 'mine'}}, client, 'inquiry')).body),
  ).toEqual({count: 1});
  expect(await admin.get('inquiry', hidden.id)).toMatchObject({remark: null, version: 1});
});

test('needs a choice of records, values that fit and a number that can be done at once', async () => {
  expect((await act('update', {values: {state: 0}})).status).toBe(422);
  expect((await act('delete', {})).status).toBe(422);
  expect(refusal(await act('update', {ids: 'all', values: {state: 0}}))).toEqual([422, 'ids']);
  expect(refusal(await act('update', {ids: [tags[0]?.id], values: {state: 7}}))).toEqual([422, 'state']);
  expect(refusal(await act('update', {ids: [tags[0]?.id], values: {colour: 1}}))).toEqual([422, 'colour']);
  expect(refusal(await act('update', {filter: {colour: 1}, values: {state: 0}}))).toEqual([400, 'colour']);
  expect((await act('delete', {ids: Array.from({length: 10_001}, (_, index) => index + 1)})).status).toBe(422);
  expect((await act('fly', {ids: [1]})).status).toBe(404);
  expect((await act('toggle', {ids: [1], on: true}, admin, 'tag-type')).status).toBe(404);
  expect(await states()).toEqual([1, 1, 1, 1, 1]);
});

test('switches on and off, by ids and by filter', async () => {
  const [first] = tags;
  expect(refusal(await act('toggle', {ids: [first?.id], on: 'yes'}))).toEqual([422, 'on']);
  expect(asObject((await act('toggle', {ids: [first?.id, first?.id], on: false})).body)).toEqual({count: 1});
  expect(await states()).toEqual([0, 1, 1, 1, 1]);
  expect(asObject((await act('toggle', {filter: {labelTypeId: type.id}, on: false})).body)).toEqual({count: 5});
  expect(await states()).toEqual([0, 0, 0, 0, 0]);
  expect((await admin.history('tag', first?.id ?? 0))[0]).toMatchObject({action: 'toggle', changes: {state: [1, 0]}});
});

test('restores all or none', async () => {
  const ids = tags.map(tag => tag.id);
  await act('delete', {ids});
  expect((await act('restore', {ids: [...ids, 99_999_999]})).status).toBe(404);
  expect(await admin.total('tag', {labelTypeId: type.id})).toBe(0);
  expect(asObject((await act('restore', {ids})).body)).toEqual({count: 5});
  const places = await admin.list('tag', {filter: {labelTypeId: type.id}, sort: ['sortNum', 'ASC']});
  expect(places.map(tag => [idOf(tag), tag.sortNum])).toEqual(ids.map((id, index) => [id, index + 1]));
});

test('two at once over the same records, in opposite order, both end', async () => {
  const ids = tags.map(tag => tag.id);
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      act('toggle', {ids, on: round % 2 === 0}),
      act('toggle', {ids: ids.toReversed(), on: round % 2 === 1}),
    ]);
    expect(answers.map(answer => answer.status)).toEqual([200, 200]);
    expect(new Set(await states()).size).toBe(1);
  }
});

test('the real filter of a list and that of a bulk write mean the same', async () => {
  const filters: readonly Json[] = [
    {labelTypeId: type.id, sortNum_gte: 3},
    {labelTypeId: type.id, sortNum: [1, 5]},
    {labelTypeId: type.id, labelName_contains: 'tag'},
    {labelTypeId: type.id, sortNum_nin: [2]},
    {labelTypeId: type.id, createdAt_lt: '2001-01-01T00:00:00Z'},
  ];
  for (const filter of filters) {
    const expected = (await admin.list('tag', {filter})).length;
    expect(asObject((await act('update', {filter, values: {state: 0}})).body)).toEqual({count: expected});
    expect(await admin.total('tag', {labelTypeId: type.id, state: 0})).toBe(expected);
    await act('update', {filter: {labelTypeId: type.id}, values: {state: 1}});
  }
});
