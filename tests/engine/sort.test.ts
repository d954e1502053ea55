/** Drag-sorted lists: dense from 1, and nobody's moves are lost. */
import type {Client} from '../harness/client';
import {asNumber, asObject, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {make, makeTag, makeTagType, openGroundOn, type Ground} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

interface List {
  readonly typeId: number;
  readonly ids: readonly number[];
}

async function listOf(size: number): Promise<List> {
  const {id: typeId} = await makeTagType(admin);
  const ids: number[] = [];
  for (let index = 0; index < size; index += 1) ids.push((await makeTag(admin, typeId)).id);
  return {typeId, ids};
}

const sort = (body: Json, client = admin) => client.rest('POST', 'tag/actions/sort', body);

/** The ids in their order; fails where the places are not 1..n. */
async function orderOf(typeId: number): Promise<readonly number[]> {
  const tags = await admin.list('tag', {filter: {labelTypeId: typeId}, sort: ['sortNum', 'ASC']});
  expect(tags.map(tag => tag.sortNum)).toEqual(tags.map((_, index) => index + 1));
  return tags.map(idOf);
}

function moved(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter(each => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

test('a new order of the whole list, and of a part of it', async () => {
  const {typeId, ids} = await listOf(6);
  const answer = await sort({ids: ids.toReversed(), base: ids});
  expect([answer.status, asObject(answer.body).order]).toEqual([200, ids.toReversed()]);
  expect(await orderOf(typeId)).toEqual(ids.toReversed());
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ids;
  await sort({ids: [d, e], base: [e, d]});
  expect(await orderOf(typeId)).toEqual([f, d, e, c, b, a]);
});

test('to the top, from anywhere', async () => {
  const {typeId, ids} = await listOf(8);
  const last = ids[7] ?? 0;
  await sort({ids: [last, ...ids.slice(0, 7)]});
  expect(await orderOf(typeId)).toEqual([last, ...ids.slice(0, 7)]);
});

test('one of a list whose neighbours have moved meanwhile: the move is carried over', async () => {
  const {typeId, ids} = await listOf(6);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ids;
  await sort({ids: [f, a, b, c, d, e], base: ids});
  await sort({ids: [b, a, c, d, e, f], base: ids});
  const order = await orderOf(typeId);
  expect(order.indexOf(b)).toBeLessThan(order.indexOf(a));
  expect(order.indexOf(f)).toBeLessThan(order.indexOf(a));
  expect(order.filter(id => id !== b && id !== f)).toEqual([a, c, d, e]);
});

test('by two people at once: both find their row where they put it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const {typeId, ids} = await listOf(7);
    const [first = 0, second = 0, last = 0] = [ids[0], ids[1], ids[6]];
    const answers = await Promise.all([
      sort({ids: moved(ids, last, 1), base: ids}),
      sort({ids: moved(ids, second, 5), base: ids}),
    ]);
    expect(answers.map(answer => answer.status)).toEqual([200, 200]);
    const order = await orderOf(typeId);
    expect(order.toSorted()).toEqual(ids.toSorted());
    expect(order.indexOf(last)).toBe(order.indexOf(first) + 1);
    expect(order[order.indexOf(second) - 1]).toBe(ids[5]);
  }
});

test('by many at once, with rows coming and going: the list stays dense and keeps its rows', async () => {
  const {typeId, ids} = await listOf(10);
  const [gone = 0] = ids;
  const answers = await Promise.all([
    ...ids.slice(1, 7).map((id, index) => sort({ids: moved(ids, id, index), base: ids})),
    admin.rest('DELETE', `tag/${gone}`),
    ...Array.from({length: 3}, () => admin.rest('POST', 'tag', {labelTypeId: typeId, labelName: uniqueName('Tag')})),
    admin.rest('PUT', `tag/${ids[9]}`, {labelTypeId: (await makeTagType(admin)).id}),
  ]);
  for (const {status} of answers) expect([200, 201, 422]).toContain(status);
  const order = await orderOf(typeId);
  expect(order).toHaveLength(11);
  expect(order.filter(id => ids.includes(id)).toSorted()).toEqual(ids.slice(1, 9).toSorted());
});

test('a row that leaves, comes back or changes its list leaves no gap', async () => {
  const [one, other] = [await listOf(4), await listOf(2)];
  const [a = 0, b = 0, c = 0, d = 0] = one.ids;
  await admin.remove('tag', b);
  expect(await orderOf(one.typeId)).toEqual([a, c, d]);
  await admin.action('tag', 'restore', {ids: [b]});
  expect(await orderOf(one.typeId)).toEqual([a, c, d, b]);
  await admin.update('tag', c, {labelTypeId: other.typeId});
  expect(await orderOf(one.typeId)).toEqual([a, d, b]);
  expect(await orderOf(other.typeId)).toEqual([...other.ids, c]);
  await admin.action('tag', 'update', {ids: [a, d], values: {labelTypeId: other.typeId}});
  expect(await orderOf(one.typeId)).toEqual([b]);
  expect(await orderOf(other.typeId)).toEqual([...other.ids, c, a, d]);
});

test('rows of another list, unknown ones, repeated ones and none are refused', async () => {
  const [one, other] = [await listOf(3), await listOf(1)];
  const [a = 0, b = 0] = one.ids;
  for (const ids of [[a, ...other.ids], [a, 99_999_999], [a, a], [], ['x'], 'all'])
    expect((await sort({ids})).status).toBe(422);
  expect((await sort({})).status).toBe(422);
  expect((await sort({ids: [b, a], base: [99_999_999, a, b]})).status).toBe(200);
  expect((await orderOf(one.typeId)).slice(0, 2)).toEqual([b, a]);
});

test('the documented call sorts by a list of ids or of records', async () => {
  const {typeId, ids} = await listOf(3);
  const [a = 0, b = 0, c = 0] = ids;
  await admin.data('/design/labels/sort', {list: [c, a, b]});
  expect(await orderOf(typeId)).toEqual([c, a, b]);
  await admin.data('/design/labels/sort', {
    list: [
      {id: a, sortNum: 3},
      {id: b, sortNum: 1},
      {id: String(c), sortNum: 2},
    ],
  });
  expect(await orderOf(typeId)).toEqual([b, c, a]);
});

test('who sorts learns nothing of rows that are out of sight', async () => {
  const {client} = await makePerson(admin, {rights: {'project.sort': 'platform'}, platformIds: [1, 2]});
  const type = asNumber((await admin.get('project', 1)).proType);
  const mine = (await admin.list('project', {filter: {proType: type, id: [1, 2]}, sort: ['sort', 'ASC']})).map(idOf);
  await make(admin, 'project', {proName: uniqueName('Platform'), proType: type});
  const answer = await client.rest('POST', 'project/actions/sort', {ids: mine.toReversed()});
  expect([answer.status, asObject(answer.body).order]).toEqual([200, mine.toReversed()]);
  const hidden = await admin.first('project', {proType: type, id_nin: [1, 2]});
  expect((await client.rest('POST', 'project/actions/sort', {ids: [hidden.id, ...mine]})).status).toBe(422);
});

test('one new order is one entry of the history, and needs the right to sort', async () => {
  const {ids} = await listOf(3);
  const before = await ground.sql`select 1 from emblem.audit where entity = 'tag' and action = 'sort'`;
  await sort({ids: ids.toReversed()});
  expect(await ground.sql`select 1 from emblem.audit where entity = 'tag' and action = 'sort'`).toHaveLength(
    before.length + 1,
  );
  const {client} = await makePerson(admin, {rights: {'tag.update': 'all'}});
  expect((await sort({ids}, client)).status).toBe(403);
});
