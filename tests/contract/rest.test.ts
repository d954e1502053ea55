/** Every entity through every method of the real `ra-data-simple-rest`. */
import {loadModel} from '@emblem/schemas/node';
import type {Entity} from '@emblem/schemas';
import simpleRestProvider from 'ra-data-simple-rest';
import type {DataProvider} from 'ra-core';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject} from '../harness/json';
import {isTried, keyed} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {freeText, newRecord, type Create, type Values} from '../harness/values';
import {providerFetch} from './provider-fetch';

const model = loadModel();
const entities = [...model.entities.values()];
const writable = entities.filter(entity => entity.changeable);
const kept = entities.filter(entity => !entity.writable);
/** Changed and deleted in the same way. */
const sampled = writable.filter(({key}) => isTried(key, `writes of ${key}`, 9));

let server: TestServer;
let admin: Client;
let provider: DataProvider;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  provider = simpleRestProvider(`${server.url}/rest`, providerFetch(admin));
});

afterAll(async () => {
  await server.stop();
});

const page = {pagination: {page: 1, perPage: 25}, sort: {field: 'id', order: 'DESC'} as const};

const createOverProvider: Create = (key, data) =>
  provider.create(key, {data}).then(
    ({data: body}) => ({status: 201, body}),
    (error: unknown) => ({status: Number(asObject(error).status), body: asObject(error).body}),
  );

/** The record itself, without what is said about it. */
function values(record: Values): Values {
  const {_abilities, _labels, ...rest} = record;
  return rest;
}

function newer(before: unknown, after: unknown): void {
  expect(Number(asObject(after).version)).toBeGreaterThan(Number(asObject(before).version));
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no refusal',
    (error: unknown) => asObject(error).status,
  );
}

/** Lists leave out what is as large as the rest of the page; it comes with the single record. */
function withoutDrawings(entity: Entity, record: Values): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => entity.field[name]?.control !== 'design'));
}

describe('records that people write', () => {
  test.each(keyed(writable))(
    '%s: create, getOne, getMany, getList and getManyReference give the same record',
    async (key, entity) => {
      const created = await newRecord(admin, model, key, {}, createOverProvider);
      const id = Number(created.id);
      const {data: got} = await provider.getOne(key, {id});
      expect(values(got)).toEqual(values(created));
      expect((await provider.getMany(key, {ids: [id]})).data.map(values)).toEqual([
        withoutDrawings(entity, values(got)),
      ]);
      const listed = await provider.getList(key, {...page, filter: {id}});
      expect(listed).toMatchObject({total: 1, data: [{id}]});
      const relation = entity.fields.find(field => field.relation && field.stored && created[field.name] !== null);
      const target = relation?.name ?? 'id';
      const referenced = await provider.getManyReference(key, {
        ...page,
        target,
        id: Number(created[target]),
        filter: {id},
      });
      expect(referenced).toMatchObject({total: 1, data: [{id}]});
    },
  );

  test.each(keyed(sampled))('%s: update and updateMany change it and raise its version', async (key, entity) => {
    const field = freeText(entity);
    const first = await newRecord(admin, model, key);
    const {data: before} = await provider.getOne(key, {id: Number(first.id)});
    if (!field) {
      const {data: same} = await provider.update(key, {id: before.id, data: before, previousData: before});
      expect(same.id).toBe(before.id);
      return;
    }
    const {data: after} = await provider.update(key, {
      id: before.id,
      data: {...before, [field.name]: 'changed'},
      previousData: before,
    });
    expect(after[field.name]).toBe('changed');
    newer(before, after);
    const second = await newRecord(admin, model, key);
    const {data: ids} = await provider.updateMany(key, {
      ids: [Number(second.id)],
      data: {[field.name]: 'changed together'},
    });
    expect(ids).toEqual([second.id]);
    expect((await provider.getOne(key, {id: Number(second.id)})).data[field.name]).toBe('changed together');
  });

  test.each(keyed(sampled))('%s: delete and deleteMany take it out of every list', async key => {
    const [first, second, third] = [
      await newRecord(admin, model, key),
      await newRecord(admin, model, key),
      await newRecord(admin, model, key),
    ];
    const {data: previousData} = await provider.getOne(key, {id: Number(first.id)});
    const {data: deleted} = await provider.delete(key, {id: Number(first.id), previousData});
    expect(deleted.id).toBe(first.id);
    await provider.deleteMany(key, {ids: [Number(second.id), Number(third.id)]});
    const ids = [first, second, third].map(record => Number(record.id));
    expect((await provider.getMany(key, {ids})).data).toEqual([]);
    expect(await refusal(provider.getOne(key, {id: ids[0]}))).toBe(404);
  });
});

describe('records that the system keeps', () => {
  test.each(keyed(kept))('%s: is listed, and refuses every write with 403', async key => {
    const {data, total} = await provider.getList(key, {...page, filter: {}});
    expect(data.length).toBeLessThanOrEqual(total ?? 0);
    expect(await refusal(provider.create(key, {data: {}}))).toBe(403);
    expect(await refusal(provider.update(key, {id: 1, data: {}, previousData: {id: 1}}))).toBe(403);
    expect(await refusal(provider.delete(key, {id: 1}))).toBe(403);
  });
});
