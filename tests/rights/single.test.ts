/** Who holds exactly one right may do exactly that. */
import postgres from 'postgres';
import {labelOfAction, type Entity, type Field} from '@emblem/schemas';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {Client, signIn, type Answer} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {isSampled} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {freeText, newRecord, newValues} from '../harness/values';
import {makePerson, uniqueName} from '../harness/world';
import {problemsOf} from './at-once';
import {doorsOf, NOWHERE, type Door} from './doors';
import {allButLabel, anotherValue, labelCases, learns} from './labels';
import {problemAt, staffParty} from './parties';
import {registeredRoutes} from './routes';

const model = loadModel();
/** What a right opens is decided in the same way for all of them. */
const entities = [...model.entities.values()].filter(({key}) => isSampled(`rights of ${key}`, 12));

/** Somebody whose rights are what the test says next. */
interface Holder {
  readonly client: Client;
  hold(rights: readonly string[]): Promise<void>;
}

let server: TestServer;
let admin: Client;
let doors: readonly Door[];
let holders: readonly Holder[];

async function newHolder(): Promise<Holder> {
  const name = uniqueName('one-right');
  const authorityId = idOf(
    await admin.create('authority', {authorityName: name, urlTitle: name, isMenu: 0, authType: 1, rights: []}),
  );
  const {id, client} = await makePerson(admin);
  await admin.create('user-authority', {userId: id, authorityId, scope: 'all'});
  return {
    client,
    hold: async rights => {
      await admin.update('authority', authorityId, {rights});
    },
  };
}

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
  doors = doorsOf(registeredRoutes(server), model, loadCalls());
  holders = await Promise.all(Array.from({length: 4}, newHolder));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** Each holder takes entity after entity. */
async function forEachEntity(work: (entity: Entity, holder: Holder) => Promise<readonly string[]>): Promise<void> {
  const waiting = [...entities];
  const problems = await problemsOf(holders, async holder => {
    const found: string[] = [];
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await work(next, holder)));
    return found.length > 0 ? found.join('\n') : undefined;
  });
  expect(problems.join('\n')).toBe('');
}

function concerns({entity, needs, audience, closed}: Door, {key}: Entity): boolean {
  return (
    (audience === 'staff' || audience === 'record' || audience === 'paper') &&
    !closed &&
    (entity === key || needs.flat().some(right => right.startsWith(`${key}.`)))
  );
}

test('one right opens the doors that need nothing else, and no other door of its entity', async () => {
  await forEachEntity(async (entity, {client, hold}) => {
    const own = doors.filter(door => concerns(door, entity));
    const problems: string[] = [];
    for (const right of entity.rightActions.map(action => `${entity.key}.${action}`)) {
      await hold([right]);
      const party = staffParty(model, `with ${right}`, client, new Set([right]));
      problems.push(...(await problemsOf(own, door => problemAt(door, party), 2)));
    }
    return problems;
  });
}, 240_000);

/** Rights without which nobody can name the records that a record points to. */
function readingTargets(entity: Entity): readonly string[] {
  const targets = new Set(
    entity.fields.map(({relation}) => relation?.to).filter(to => to !== undefined && to !== entity.key),
  );
  return [...targets].map(to => `${to}.read`);
}

interface Deed {
  readonly rights: readonly string[];
  run(client: Client, record: Json): Promise<Answer>;
}

/** Creates, with other values as long as somebody has those already. */
async function firstFree(client: Client, key: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await client.rest('POST', key, await newValues(admin, model, key));
    if (answer.status !== 409 || attempt === 30) return answer;
  }
}

/** What each right is for, done to a record that is there. */
function deedsOf(entity: Entity): Readonly<Record<string, Deed>> {
  const {key} = entity;
  const sensitive = ['read-personal', 'read-confidential'].filter(right => entity.rightActions.includes(right));
  const labels = entity.rightActions.filter(right => labelOfAction(right));
  const at = (record: Json) => `${key}/${idOf(record)}`;
  const act = (name: string, body: Json = {}): Deed => ({
    rights: [name],
    run: (client, record) => client.rest('POST', `${key}/actions/${name}`, {ids: [idOf(record)], ...body}),
  });
  const text = freeText(entity);
  const another = (most = 40) => uniqueName('another').slice(-most);
  return {
    read: {rights: ['read'], run: (client, record) => client.rest('GET', at(record))},
    export: {rights: ['read', 'export'], run: client => client.rest('GET', `${key}/actions/export`)},
    history: {rights: ['read', 'history'], run: (client, record) => client.rest('GET', `${at(record)}/history`)},
    // Nobody writes what they may not see, and these records are filled in whole.
    create: {rights: ['create', ...sensitive, ...labels], run: client => firstFree(client, key)},
    ...(text && {
      update: {
        rights: ['update'],
        run: (client, record) => client.rest('PUT', at(record), {[text.name]: another(text.schema.maxLength)}),
      },
    }),
    ...(entity.sort && {sort: act('sort')}),
    ...(entity.toggle && {toggle: act('toggle', {on: false})}),
    delete: {rights: ['delete'], run: (client, record) => client.rest('DELETE', at(record))},
    ...(entity.softDelete && {restore: act('restore')}),
  };
}

/** Its records are changed by whoever made them, whatever others hold. */
function isPrivate({hooks}: Entity): boolean {
  return hooks.inTransaction?.includes('changedByOwnerOnly') === true;
}

test('the one right does what it is for, whether or not its holder may read the record', async () => {
  await forEachEntity(async (entity, {client, hold}) => {
    if (!entity.writable || !entity.rightActions.includes('create') || isPrivate(entity)) return [];
    const record = await newRecord(admin, model, entity.key);
    const problems: string[] = [];
    for (const [name, {rights, run}] of Object.entries(deedsOf(entity))) {
      if (!rights.every(right => entity.rightActions.includes(right))) continue;
      await hold([...rights.map(right => `${entity.key}.${right}`), ...readingTargets(entity)]);
      const {status, text} = await run(client, record);
      if (status >= 400) problems.push(`${entity.key}.${name}: ${status} ${text.slice(0, 200)}`);
    }
    return problems;
  });
}, 240_000);

describe('a permission label, and nothing else, opens what it names', () => {
  const cases = labelCases(model);
  const named = (kind: 'view' | 'edit') =>
    cases
      .filter(each => each.kind === kind && each.fields.length > 0)
      .map(each => [`${each.entity.key}.${kind}.${each.label}`, each] as const);

  /** A record in which every property of the label has been changed once. */
  async function recordOf({entity, fields}: (typeof cases)[number]): Promise<Json> {
    const {id} = asObject(await newRecord(admin, model, entity.key));
    const before = await admin.get(entity.key, Number(id));
    const values: Json = {};
    for (const field of fields) values[field.name] = await anotherValue(admin, field, before[field.name], before);
    await admin.update(entity.key, Number(id), values);
    return admin.get(entity.key, Number(id));
  }

  const holder = () => {
    const [first] = holders;
    if (!first) throw new Error('Nobody is there.');
    return first;
  };

  test.each(named('view'))('%s: for reading, by every way', async (right, each) => {
    const {client, hold} = holder();
    const record = await recordOf(each);
    for (const field of each.fields)
      for (const open of [false, true]) {
        await hold([...allButLabel(each), ...(open ? [right] : []), ...readingTargets(each.entity)]);
        const learnt = await learns(client, each.entity, field, record);
        expect(learnt).toEqual(Object.fromEntries(Object.keys(learnt).map(way => [way, open])));
      }
  });

  test.each(named('edit'))('%s: for writing, 422 at the property', async (right, each) => {
    const {client, hold} = holder();
    const record = await recordOf(each);
    const path = `${each.entity.key}/${idOf(record)}`;
    const values: Json = {};
    for (const field of each.fields) values[field.name] = await anotherValue(admin, field, record[field.name], record);
    await hold([...allButLabel(each), ...readingTargets(each.entity)]);
    for (const [name, value] of Object.entries(values)) {
      const refused = await client.rest('PUT', path, {[name]: value});
      expect([refused.status, Object.keys(asObject(asObject(refused.body).errors ?? {}))]).toEqual([422, [name]]);
      expect((await client.rest('PUT', path, {[name]: record[name]})).status).toBe(200);
    }
    expect(await admin.get(each.entity.key, idOf(record))).toMatchObject(record);
    await hold([right, ...allButLabel(each), ...readingTargets(each.entity)]);
    expect((await client.rest('PUT', path, values)).status).toBe(200);
    expect(await admin.get(each.entity.key, idOf(record))).toMatchObject(values);
  });

  test.each(named('edit'))('%s: for a new record, 422 at the property', async (right, each) => {
    const {client, hold} = holder();
    const {key} = each.entity;
    const withoutIts = async () =>
      Object.entries(await newValues(admin, model, key)).filter(([name]) =>
        each.fields.every(field => field.name !== name),
      );
    const faultsOf = async (field: Field) => {
      const others = Object.fromEntries(await withoutIts());
      const sent = {...others, [field.name]: await anotherValue(admin, field, field.default, others)};
      const {status, body} = await client.rest('POST', key, sent);
      return [status, Object.keys(asObject(asObject(body).errors ?? {}))];
    };
    const others = [...allButLabel(each), ...readingTargets(each.entity)];
    for (const field of each.fields) {
      await hold(others);
      expect(await faultsOf(field)).toEqual([422, [field.name]]);
      await hold([right, ...others]);
      expect(await faultsOf(field)).toEqual([201, []]);
    }
  });

  test.each(
    cases
      .filter(({actions}) => actions.length > 0)
      .map(each => [`${each.entity.key}.edit.${each.label}`, each] as const),
  )('%s: for its acts', async (right, each) => {
    const {client, hold} = holder();
    const {entity, actions} = each;
    const record = await newRecord(admin, model, entity.key);
    const denied = async () => {
      const {_abilities} = asObject((await client.rest('GET', `${entity.key}/${idOf(record)}`)).body);
      const abilities = asObject(_abilities);
      const answers = await Promise.all(
        actions.map(action => client.rest('POST', `${entity.key}/actions/${action}`, {ids: [NOWHERE]})),
      );
      return actions.filter((action, index) => answers[index]?.status === 403 && abilities[action] !== true);
    };
    await hold([...allButLabel(each), ...readingTargets(entity)]);
    expect(await denied()).toEqual(actions);
    await hold([right, ...allButLabel(each), ...readingTargets(entity)]);
    expect(await denied()).toEqual([]);
  });
});

test('a label that is new is granted to whoever could read or change the records until now', async () => {
  const [first, second] = holders;
  if (!first || !second) throw new Error('Nobody is there.');
  await first.hold(['order.read', 'order.update']);
  await second.hold(['order.read', 'order.receive-payment']);
  const read = (await admin.list('authority', {filter: {authType: 0}, range: [0, 999]})).find(
    ({rights}) => JSON.stringify(rights) === '["order.read"]',
  );
  if (!read) throw new Error('No page shows orders.');
  const reader = await makePerson(admin);
  await admin.create('user-authority', {userId: reader.id, authorityId: idOf(read), scope: 'own'});
  const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  const labels = sql`
    select id from authority where rights::text like '%"order.view.%' or rights::text like '%"order.edit.%'`;
  for (const table of ['user_authority', 'role_authority', 'department_authority'])
    await sql`delete from ${sql(table)} where authority_id in (${labels})`;
  await sql`delete from authority where id in (${labels})`;
  await sql.end();
  await server.restart();
  const labelsOf = async ({client: {token}}: {readonly client: Client}) => {
    const {rights} = asObject(await new Client(server.url, token).data('/user/getUserInfo'));
    return Object.fromEntries(
      Object.entries(asObject(rights)).filter(([right]) => /^order\.(view|edit)\./.test(right)),
    );
  };
  const all = model
    .entity('order')
    .permissions.flatMap(({key, switches}) => switches.map(kind => [`order.${kind}.${key}`, ['all']] as const));
  const viewed = all.filter(([right]) => right.startsWith('order.view.'));
  expect(await labelsOf(first)).toEqual(Object.fromEntries(all));
  expect(await labelsOf(second)).toEqual({...Object.fromEntries(viewed), 'order.edit.payment': ['all']});
  expect(await labelsOf(reader)).toEqual(Object.fromEntries(viewed.map(([right]) => [right, ['own']])));
}, 60_000);

test('a label of figures that is new is granted to whoever could open a page that shows them', async () => {
  // The server has moved by the restart before.
  const now = await signIn(server.url, 'admin');
  const stranger = await makePerson(now, {rights: {'order.read': 'all'}});
  const page = await now.first('authority', {authorityUrl: '/dataAnalysisV2/saleDataAnalysis/overviewV2'});
  const reader = await makePerson(now);
  await now.create('user-authority', {userId: reader.id, authorityId: idOf(page), scope: 'all'});
  const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  const labels = sql`select id from authority where authority_name like 'data-analysis.view.%'`;
  for (const table of ['user_authority', 'role_authority', 'department_authority'])
    await sql`delete from ${sql(table)} where authority_id in (${labels})`;
  await sql`delete from authority where id in (${labels})`;
  await sql.end();
  await server.restart();
  const labelsOf = async ({client: {token}}: {readonly client: Client}) => {
    const {rights} = asObject(await new Client(server.url, token).data('/user/getUserInfo'));
    return Object.keys(asObject(rights)).filter(right => model.labels.has(right));
  };
  expect((await labelsOf(reader)).sort()).toEqual([
    'data-analysis.view.averageOrderValue',
    'data-analysis.view.payingCustomers',
    'data-analysis.view.salesTotal',
  ]);
  expect(await labelsOf(stranger)).toEqual([]);
}, 60_000);
