/**
 * What cannot be done is refused with a status, a message in the asked language and the property at fault, for every
 * entity.
 */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asObject, asText, idOf} from '../harness/json';
import {isSampled, keyed} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {freeText, newRecord, newValues} from '../harness/values';

const model = loadModel();
/** Read and checked in the same way. */
const entities = [...model.entities.values()].filter(({key}) => isSampled(`errors of ${key}`, 9));
const writable = entities.filter(entity => entity.changeable);

const NO_ID = 9_000_000_000_000;
const CHINESE = /[\u4e00-\u9fff]/;

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
});

afterAll(async () => {
  await server.stop();
});

type Ask = (client: Client) => Promise<Answer>;

function messageAt(answer: Answer, name: string): string {
  return asText(asObject(asObject(answer.body).errors)[name]);
}

/** The same request in both languages: same status, a message at each of the properties in either. */
async function refusedAt(ask: Ask, status: number, ...names: readonly string[]): Promise<void> {
  const english = await ask(admin);
  const chinese = await ask(admin.speaking('zh'));
  expect(chinese.status).toBe(status);
  for (const name of names) {
    expect({status: english.status, body: english.body}).toMatchObject({
      status,
      body: {message: expect.any(String), errors: {[name]: expect.any(String)}},
    });
    expect(messageAt(english, name)).not.toMatch(CHINESE);
    expect(messageAt(chinese, name)).toMatch(CHINESE);
  }
}

const asking = (key: string, query: Record<string, unknown>): Ask => {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return client => client.rest('GET', `${key}?${new URLSearchParams(entries)}`);
};

const sending =
  (key: string, values: unknown): Ask =>
  client =>
    client.rest('POST', key, values);

describe('a list', () => {
  test.each(keyed(entities))('%s: an unknown property, operator, type or order is named', async (key, entity) => {
    await refusedAt(asking(key, {filter: {noSuchProperty: 1}}), 400, 'noSuchProperty');
    await refusedAt(asking(key, {filter: {id_gte: 'many'}}), 400, 'id');
    await refusedAt(asking(key, {sort: ['noSuchProperty', 'ASC']}), 400, 'noSuchProperty');
    await refusedAt(asking(key, {filter: {_where: {like: ['id', 1]}}}), 400, '_where');
    const time = entity.system.createdAt;
    await refusedAt(asking(key, {filter: {[`${time}_gte`]: 'yesterday'}}), 400, time);
  });

  test.each(keyed(entities))('%s: broken JSON, a bad range and too large a page are refused', async key => {
    await refusedAt(asking(key, {filter: '{'}), 400, 'filter');
    await refusedAt(asking(key, {range: [5, 1]}), 400, 'range');
    await refusedAt(asking(key, {range: [0, 1000]}), 400, 'range');
    await refusedAt(asking(key, {sort: '["id"'}), 400, 'sort');
  });

  test.each(keyed(entities))('%s: an unknown id is 404, and so is one that is no id', async key => {
    for (const id of [NO_ID, '0', 'abc', '1e3', '-1'])
      expect((await admin.rest('GET', `${key}/${id}`)).status).toBe(404);
  });
});

describe('a write', () => {
  test.each(keyed(writable))('%s: every missing property is named', async (key, entity) => {
    const missing = entity.fields.filter(field => field.required && field.default === undefined && !field.readOnly);
    const answer = await admin.rest('POST', key, {});
    if (missing.length === 0) return expect(answer.status).toBeLessThan(500);
    await refusedAt(sending(key, {}), 422, ...missing.map(({name}) => name));
  });

  test.each(keyed(writable))(
    '%s: an unknown property and a body that is no object are refused, and nothing is written',
    async key => {
      const before = await admin.total(key);
      await refusedAt(sending(key, {noSuchProperty: 1}), 422, 'noSuchProperty');
      for (const body of ['{"a":', '[]', '"text"', 'null', '1']) {
        const answer = await admin.rest('POST', key, body);
        expect(answer.status).toBe(400);
        expect(asText(asObject(answer.body).message)).not.toBe('');
      }
      expect(await admin.total(key)).toBe(before);
    },
  );

  test.each(keyed(writable))('%s: a value of the wrong type is named', async (key, entity) => {
    const values = await newValues(admin, model, key);
    const sent = Object.keys(values).filter(name => entity.field[name]?.stored === true);
    for (const name of sent) {
      const wrong =
        entity.field[name]?.kind === 'json' || entity.field[name]?.kind === 'references' ? 'text' : {an: 'object'};
      const answer = await admin.rest('POST', key, {...values, [name]: wrong});
      expect({name, status: answer.status}).toEqual({name, status: 422});
      expect(Object.keys(asObject(asObject(answer.body).errors))).toContain(name);
    }
  });

  test.each(keyed(writable))('%s: a reference to nothing is named', async (key, entity) => {
    const values = await newValues(admin, model, key);
    for (const {name} of entity.fields.filter(field => field.relation && field.stored && field.required))
      await refusedAt(sending(key, {...values, [name]: NO_ID}), 422, name);
  });

  test.each(keyed(writable).filter(([, entity]) => entity.unique.length > 0))(
    '%s: a duplicate is a conflict at its property',
    async (key, entity) => {
      const first = await newRecord(admin, model, key);
      for (const {fields} of entity.unique.filter(rule =>
        rule.fields.every(name => first[name] !== null && entity.field[name]?.readOnly !== true),
      )) {
        const values = {
          ...(await newValues(admin, model, key)),
          ...Object.fromEntries(fields.map(name => [name, first[name]])),
        };
        const answers = [await admin.rest('POST', key, values), await admin.speaking('zh').rest('POST', key, values)];
        for (const answer of answers) expect({status: answer.status, text: answer.text}).toMatchObject({status: 409});
        const [name = ''] = Object.keys(asObject(asObject(answers[0]?.body).errors));
        expect(fields).toContain(name);
      }
    },
  );

  test.each(keyed(writable))(
    '%s: a stale version is a conflict that shows the record as it is',
    async (key, entity) => {
      const record = await newRecord(admin, model, key);
      const field = freeText(entity);
      if (!field) return;
      await admin.update(key, idOf(record), {[field.name]: 'second'});
      const answer = await admin.rest('PUT', `${key}/${idOf(record)}`, {
        [field.name]: 'third',
        version: record.version,
      });
      expect(answer.status).toBe(409);
      expect(asObject(asObject(answer.body).current)[field.name]).toBe('second');
      expect((await admin.get(key, idOf(record)))[field.name]).toBe('second');
    },
  );

  test.each(keyed(writable))('%s: what is not there is neither changed nor deleted', async key => {
    for (const [method, body] of [
      ['PUT', {}],
      ['DELETE', undefined],
    ] as const)
      expect((await admin.rest(method, `${key}/${NO_ID}`, body)).status).toBe(404);
  });
});

describe('an address', () => {
  test.each(['/rest/no-such-entity', '/rest/no-such-entity/1', '/api/no/such/call', '/files/no/such/file.png'])(
    '%s is not there',
    async path => {
      for (const client of [admin, admin.speaking('zh')]) {
        const answer = await client.request('GET', path);
        expect(answer.status).toBe(404);
        expect(asText(asObject(answer.body).message)).not.toBe('');
      }
    },
  );

  test('answers and refusals are kept by nobody and taken for nothing but JSON', async () => {
    const paths = [
      '/rest/country',
      '/rest/country?range=x',
      '/rest/country/0',
      '/rest/no-such-entity',
      '/api/user/getUserInfo',
      '/api/no/such/call',
      '/openapi.json',
    ];
    for (const path of paths) {
      const {headers} = await admin.request('GET', path);
      expect([path, headers.get('X-Content-Type-Options'), headers.get('Cache-Control')]).toEqual([
        path,
        'nosniff',
        'no-store',
      ]);
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  });

  test('an action that an entity does not have is 404', async () => {
    expect((await admin.rest('POST', 'country/actions/explode', {ids: [1]})).status).toBe(404);
  });
});
