/** Documented calls that the table leads to an operation on an entity: each does what it says, seen over `/rest`. */
import {loadModel} from '@emblem/schemas/node';
import type {Entity, Operation, Parameter} from '@emblem/schemas';
import {signInAdmin} from '../harness/administrator';
import {signInMember, type Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {freeText, newRecord, newValues, type RecordOptions, type Values} from '../harness/values';
import {uniqueName} from '../harness/world';
import {CASES, send, titleWithRows, type CallCase} from './call-cases';
import {Published} from './published';

const model = loadModel();
const NO_ID = 9_000_000_000_000;

/** Rows that say more than these tests show. */
const ELSEWHERE = new Set(['CO-620', 'DA-407', 'DA-418', 'ED-370']);

let server: TestServer;
let admin: Client;
let member: Client;
let ownerOfMember: Values;
let published: Published;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  published = await Published.read(admin);
  member = await signInMember(server.url, 'visitor@example.com');
  const {id, proId} = asObject(await member.data('/app/member/getInfo', {}, 'GET'));
  ownerOfMember = {memberId: id, proId};
});

afterAll(async () => {
  await server.stop();
});

/** What members see from a certain state on, others test. */
function isSeenByItsOwner({call}: CallCase, {rights}: Entity): boolean {
  return call.audience !== 'member' || (typeof rights.member?.read === 'object' && 'eq' in rights.member.read);
}

function cases(...operations: readonly Operation[]): [string, CallCase, Entity][] {
  return CASES.filter(({call}) => call.operation !== undefined && operations.includes(call.operation))
    .map((each): [string, CallCase, Entity] => [
      titleWithRows(each, ELSEWHERE),
      each,
      model.entity(each.call.entity ?? ''),
    ])
    .filter(([, each, entity]) => isSeenByItsOwner(each, entity));
}

/** Lists of values do not fit into a query. */
const posted = (list: [string, CallCase, Entity][]): [string, CallCase, Entity][] =>
  list.filter(([, {verb}]) => verb === 'POST');

function clientOf({call}: CallCase): Client {
  return call.audience === 'member' ? member : admin;
}

async function record(each: CallCase, entity: Entity, options: RecordOptions = {}): Promise<Values> {
  const own = each.call.audience === 'member' ? ownerOfMember : {};
  return admin.get(
    entity.key,
    idOf(await newRecord(admin, model, entity.key, {...options, values: {...own, ...options.values}})),
  );
}

/** The call's data; it must succeed, and be what the API document says. */
async function ask(each: CallCase, input: Values): Promise<unknown> {
  const {code, message, data} = await send(clientOf(each), each, input);
  expect({code, message, errors: code === '200' ? null : data}).toMatchObject({code: '200', errors: null});
  expect(published.problemsOf(each, data)).toEqual([]);
  return data;
}

function nameOf({call}: CallCase, field: string): string {
  return Object.entries(call.params ?? {}).find(([, parameter]) => parameter.field === field)?.[0] ?? field;
}

type Filter = [name: string, field: string, parameter: Parameter];

function filtersOf({call}: CallCase, entity: Entity): readonly Filter[] {
  return Object.entries(call.params ?? {})
    .map(([name, parameter]): Filter => [name, parameter.field ?? name, parameter])
    .filter(([, field, {as = 'eq'}]) => as !== 'ignore' && field in entity.field);
}

/** What a filter must be sent to find the record. */
function sought(found: Values, field: string): unknown {
  const value = found[field];
  return Array.isArray(value) ? value[0] : value;
}

function required(filters: readonly Filter[], found: Values): Values {
  return Object.fromEntries(
    filters.filter(([, , parameter]) => parameter.required).map(([name, field]) => [name, sought(found, field)]),
  );
}

/** Something that no record has. */
function unsought(entity: Entity, field: string): unknown {
  const kind = entity.field[field]?.kind;
  return kind === 'string' ? 'no-such-value' : 1_999_999_999;
}

function idsIn(each: CallCase, data: unknown): readonly number[] {
  const {operation, tree} = each.call;
  if (operation === 'page') return asObjects(asObject(data).records).map(idOf);
  const flat = (records: readonly Values[]): readonly number[] =>
    records.flatMap(one => [idOf(one), ...(tree && one[tree.children] ? flat(asObjects(one[tree.children])) : [])]);
  return flat(asObjects(data));
}

describe('list, page and tree', () => {
  test.each(cases('list', 'page', 'tree'))(
    '%s holds the records and narrows them by each parameter',
    async (_, each, entity) => {
      const filters = filtersOf(each, entity);
      const found = await record(each, entity, {
        fill: filters.map(([, field]) => field).filter(field => entity.field[field]?.relation),
      });
      const all = {...required(filters, found), pageSize: 99_999};
      const data = await ask(each, all);
      expect(idsIn(each, data)).toContain(found.id);
      if (each.call.operation === 'page')
        expect(asObject(data)).toMatchObject({
          total: asList(asObject(data).records).length,
          pages: 1,
          current: 1,
          size: 99_999,
        });
      for (const [name, field] of filters.filter(([, field]) => found[field] !== null && found[field] !== undefined)) {
        expect(idsIn(each, await ask(each, {...all, [name]: sought(found, field)}))).toContain(found.id);
        expect(idsIn(each, await ask(each, {...all, [name]: unsought(entity, field)}))).not.toContain(found.id);
      }
    },
  );

  test.each(cases('page'))('%s gives the pages one after the other', async (_, each, entity) => {
    for (const _each of [1, 2, 3]) await record(each, entity);
    const first = asObject(await ask(each, {page: 1, pageSize: 2}));
    const second = asObject(await ask(each, {page: 2, pageSize: 2}));
    expect(asList(first.records)).toHaveLength(2);
    expect(first).toMatchObject({current: 1, size: 2, pages: Math.ceil(asNumber(first.total) / 2)});
    expect(idsIn(each, second).filter(id => idsIn(each, first).includes(id))).toEqual([]);
  });
});

describe('one record', () => {
  test.each(cases('get'))('%s gives it', async (_, each, entity) => {
    const found = await record(each, entity);
    const others = required(filtersOf(each, entity), found);
    const data = asObject(await ask(each, {...others, [nameOf(each, 'id')]: found.id}));
    const {_abilities, _labels, _zone, ...values} = found;
    const {only} = each.call;
    expect(data).toMatchObject(only ? Object.fromEntries(only.map(name => [name, values[name] ?? null])) : values);
    expect((await send(clientOf(each), each, {...others, [nameOf(each, 'id')]: NO_ID})).code).toBe('404');
  });
});

function sameValues(entity: Entity, sent: Values, stored: Values): void {
  for (const [name, value] of Object.entries(sent)) {
    const field = entity.field[name];
    if (!field?.stored) continue;
    if (field.kind === 'decimal') expect({[name]: Number(stored[name])}).toEqual({[name]: Number(value)});
    else expect(stored).toMatchObject({[name]: value});
  }
}

describe('saving', () => {
  test.each(posted(cases('create', 'save')))('%s makes a record of what is sent', async (_, each, entity) => {
    const made = await newRecord(admin, model, entity.key, {}, async (_key, values) => {
      const {code, data} = await send(clientOf(each), each, values);
      if (code === '200') sameValues(entity, values, await admin.get(entity.key, idOf(data)));
      return {status: code === '200' ? 201 : Number(code), body: data};
    });
    expect(idOf(made)).toBeGreaterThan(0);
  });

  test.each(posted(cases('update', 'save')))('%s changes what is sent and leaves the rest', async (_, each, entity) => {
    const before = await record(each, entity);
    const field = freeText(entity);
    if (!field) throw new Error(`${entity.key} has no text to change.`);
    const changed = uniqueName('changed');
    await ask(each, {
      ...required(filtersOf(each, entity), before),
      [nameOf(each, 'id')]: before.id,
      [field.name]: changed,
    });
    const after = await admin.get(entity.key, idOf(before));
    expect(after[field.name]).toBe(changed);
    const others = Object.keys(await newValues(admin, model, entity.key)).filter(
      name => name !== field.name && entity.field[name]?.stored,
    );
    for (const name of others) expect({[name]: after[name]}).toEqual({[name]: before[name]});
  });
});

describe('deleting', () => {
  test.each(cases('delete'))('%s takes it away', async (_, each, entity) => {
    const {id} = await record(each, entity);
    expect(await ask(each, {[nameOf(each, 'id')]: id})).toBeNull();
    expect((await admin.rest('GET', `${entity.key}/${id}`)).status).toBe(404);
    expect((await send(clientOf(each), each, {[nameOf(each, 'id')]: id})).code).toBe('404');
  });
});

describe('switching', () => {
  test.each(cases('toggle'))('%s turns it off and on', async (_, each, entity) => {
    const {id} = await record(each, entity);
    const {field, on, off} = entity.toggle ?? {field: '', on: 1, off: 0};
    for (const value of [off, on]) {
      await ask(each, {[nameOf(each, 'id')]: id, [nameOf(each, field)]: value});
      expect((await admin.get(entity.key, Number(id)))[field]).toBe(value);
    }
  });
});

describe('sorting', () => {
  test.each(posted(cases('reorder')))('%s takes the order as ids and as pairs', async (_, each, entity) => {
    const sort = entity.sort ?? {field: 'sort'};
    const first = await record(each, entity);
    const scope = Object.fromEntries((sort.scope ?? []).map(name => [name, first[name] ?? undefined]));
    const second = await record(each, entity, {values: scope});
    const places = async (): Promise<readonly number[]> =>
      Promise.all([first, second].map(async ({id}) => asNumber((await admin.get(entity.key, Number(id)))[sort.field])));
    const list = each.call.list ?? 'list';
    await ask(each, {[list]: [second.id, first.id]});
    const [after = 0, before = 0] = await places();
    expect(before).toBeLessThan(after);
    await ask(each, {
      [list]: [
        {id: second.id, sort: 2},
        {id: first.id, sort: 1},
      ],
    });
    const [ahead = 0, behind = 0] = await places();
    expect(ahead).toBeLessThan(behind);
  });
});
