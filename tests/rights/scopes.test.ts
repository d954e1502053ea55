/**
 * Each scope of a grant reaches the rows that the schema says, for every action: random records, and the predicates
 * evaluated without the database.
 */
import type {Entity, Predicate, ScopeName} from '@emblem/schemas';
import {evaluate} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Answer, type Client} from '../harness/client';
import {asNumber, asObject, asObjects, idOf, isObject, type Json} from '../harness/json';
import {oneOfEach} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {freeText, newRecord} from '../harness/values';
import {makePerson, uniqueName} from '../harness/world';
import {errorsOf} from '../engine/ground';
import {exportedRows} from '../engine/transfer';
import {Random} from '../migration/random';
import {knowsScope} from './parties';

const model = loadModel();
const SCOPES = ['own', 'department', 'platform', 'market', 'all'] as const;

const ROUNDS = Math.max(1, Math.ceil(Number(process.env.FUZZ_SEEDS ?? 0) / 100));
const RECORDS = 5;

let server: TestServer;
let admin: Client;
let places: Omit<Ground, 'random'>;
beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
  places = await newPlaces();
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

interface Someone {
  readonly client: Client;
  readonly actor: {
    readonly id: number;
    readonly departmentIds: readonly number[];
    readonly platformIds: readonly number[];
  };
}

interface Ground {
  readonly random: Random;
  readonly users: readonly number[];
  readonly departments: readonly number[];
  readonly platforms: readonly number[];
}

/** Departments that hold no grants, with somebody in each. */
async function newPlaces(): Promise<Omit<Ground, 'random'>> {
  const departments = [
    idOf(await admin.create('department', {deptName: uniqueName('one')})),
    idOf(await admin.create('department', {deptName: uniqueName('two')})),
  ];
  const users: number[] = [];
  for (const id of departments)
    users.push(
      idOf(
        await admin.create('user', {userName: uniqueName('colleague'), isAdmin: false, state: 1, departmentIds: [id]}),
      ),
    );
  return {users, departments, platforms: (await admin.list('project')).map(idOf)};
}

const groundOf = (seed: number): Ground => ({random: new Random(seed), ...places});

async function someone(
  {random, departments, platforms}: Ground,
  rights: Readonly<Record<string, ScopeName>>,
): Promise<Someone> {
  const departmentIds = [random.pick(departments)];
  const platformIds = [random.pick(platforms)];
  const {id, client} = await makePerson(admin, {rights, departmentIds, platformIds});
  return {client, actor: {id, departmentIds, platformIds}};
}

/** All records by entity, as the administrator reads them: what `has` looks at. */
type World = ReadonlyMap<string, ReadonlyMap<number, Json>>;

async function look(keys: Iterable<string>): Promise<World> {
  const world = new Map<string, ReadonlyMap<number, Json>>();
  for (const key of keys)
    world.set(key, new Map((await admin.list(key, {range: [0, 999]})).map(record => [idOf(record), record])));
  return world;
}

/** The platforms of the markets that the person's own are of. */
function platformsOfMarkets(world: World, {actor}: Someone): readonly number[] {
  const platforms = [...(world.get('project') ?? [])];
  const markets = platforms.filter(([id]) => actor.platformIds.includes(id)).map(([, {market}]) => market);
  return platforms.filter(([, {market}]) => markets.includes(market)).map(([id]) => id);
}

function holds(world: World, who: Someone, entity: Entity, predicate: Predicate, record: Json): boolean {
  const actor = {...who.actor, marketPlatformIds: platformsOfMarkets(world, who)};
  const context = {actor: {...actor, roleIds: [], memberId: null, email: null}, now: new Date().toISOString()};
  return evaluate(predicate, record, context, entity, (field, from) => {
    const to = model.entity(field.relation?.to ?? '');
    const value: unknown = from[field.name];
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    return {
      entity: to,
      records: ids.map(id => world.get(to.key)?.get(Number(id))).filter(found => found !== undefined),
    };
  });
}

function reached(world: World, who: Someone, entity: Entity, scope: ScopeName, record: Json): boolean {
  if (scope === 'all') return true;
  const own = entity.rights.scopes?.[scope];
  if (own) return holds(world, who, entity, own, record);
  return entity.fields
    .filter(({relation}) => relation?.inherit === true)
    .some(field => {
      const parent = world.get(field.relation?.to ?? '')?.get(Number(record[field.name]));
      return parent !== undefined && reached(world, who, model.entity(field.relation?.to ?? ''), scope, parent);
    });
}

/** Owners, departments and platforms by which scopes tell records apart, at random; the person's own among them. */
function placing(entity: Entity, {random, users, platforms}: Ground, {actor}: Someone): Json {
  const values: Json = {};
  for (const field of entity.fields) {
    if (!field.relation || field.readOnly || field.createOnly) continue;
    const place = (id: number) => {
      values[field.name] = field.kind === 'references' ? [id] : id;
    };
    if (field.relation.to === 'user') place(random.chance(0.4) ? actor.id : random.pick(users));
    if (field.relation.to === 'project')
      place(random.chance(0.4) ? random.pick(actor.platformIds) : random.pick(platforms));
  }
  return values;
}

function scopesOf(entity: Entity): readonly ScopeName[] {
  return SCOPES.filter(scope => knowsScope(entity, model, scope));
}

/**
 * They belong to their maker, have rights of their own that guard them, a platform that goes with another property, or
 * two users who are not the same.
 */
const APART = ['preference', 'saved-view', 'user', 'platform-limitation', 'approval-substitute'];

/** Scoped entities of which an administrator can make records for others. */
const SCOPED = oneOfEach(
  definitionOf,
  [...model.entities.values()].filter(
    entity =>
      entity.changeable &&
      entity.rightActions.includes('create') &&
      !APART.includes(entity.key) &&
      scopesOf(entity).length > 1,
  ),
);

/** What tells the scopes of entities apart. */
function definitionOf(entity: Entity): string {
  return JSON.stringify([
    entity.rights.scopes,
    entity.fields.filter(({relation}) => relation?.inherit === true).map(({relation}) => relation?.to),
  ]);
}

/** What the scopes of an entity look at: what it inherits them from, and what they ask of related records. */
function related(entity: Entity, known: Set<string> = new Set(['user', 'project', 'department'])): ReadonlySet<string> {
  const predicates = JSON.stringify(entity.rights.scopes ?? {});
  known.add(entity.key);
  for (const {name, relation} of entity.fields)
    if (relation && !known.has(relation.to) && (relation.inherit || predicates.includes(`"has":["${name}"`)))
      related(model.entity(relation.to), known);
  return known;
}

/** Without which nobody can name what a record points to. */
function readingTargets(entity: Entity): Record<string, 'all'> {
  return Object.fromEntries(
    entity.fields.flatMap(({relation}) =>
      relation && relation.to !== entity.key ? [[`${relation.to}.read`, 'all' as const]] : [],
    ),
  );
}

interface Case {
  readonly entity: Entity;
  readonly who: Someone;
  readonly read: ScopeName;
  readonly write: ScopeName;
  readonly records: readonly Json[];
  readonly world: World;
}

async function prepare(entity: Entity, ground: Ground): Promise<Case> {
  const [read, write] = [ground.random.pick(scopesOf(entity)), ground.random.pick(scopesOf(entity))];
  const writing = ['update', 'delete', 'restore', 'toggle', 'sort', 'history', 'revert', 'export'].filter(action =>
    entity.rightActions.includes(action),
  );
  const who = await someone(ground, {
    ...readingTargets(entity),
    [`${entity.key}.read`]: read,
    ...Object.fromEntries(writing.map(action => [`${entity.key}.${action}`, write])),
  });
  const made: Json[] = [];
  for (let index = 0; index < RECORDS; index += 1) {
    const values = placing(entity, ground, who);
    const parent = entity.fields.find(({relation}) => relation?.inherit === true);
    if (parent)
      values[parent.name] = idOf(
        await newRecord(admin, model, parent.relation?.to ?? '', {
          values: placing(model.entity(parent.relation?.to ?? ''), ground, who),
        }),
      );
    made.push(await newRecord(admin, model, entity.key, {values}));
  }
  const world = await look(related(entity));
  return {entity, who, read, write, world, records: made.map(({id}) => world.get(entity.key)?.get(asNumber(id)) ?? {})};
}

/** Not there for who neither reads nor may write it, forbidden for who reads it, else done. */
function expected(isRead: boolean, isWritten: boolean, done = 200): number {
  if (isWritten) return done;
  return isRead ? 403 : 404;
}

/** By the grant, or by what the schema lets all staff do. */
function may({entity, who, world, ...scopes}: Case, action: 'read' | 'write', record: Json): boolean {
  const everybody = action === 'read' ? entity.rights.staff?.read : undefined;
  return (
    reached(world, who, entity, scopes[action], record) ||
    (everybody !== undefined && reached(world, who, entity, everybody, record))
  );
}

async function expectReads(one: Case): Promise<void> {
  const {
    entity,
    who: {client},
    records,
    world,
  } = one;
  const all = [...(world.get(entity.key)?.values() ?? [])];
  const wanted = all
    .filter(record => may(one, 'read', record))
    .map(idOf)
    .sort();
  expect((await client.list(entity.key, {range: [0, 999]})).map(idOf).sort()).toEqual(wanted);
  expect(await client.total(entity.key)).toBe(wanted.length);
  const out = all.filter(record => may(one, 'read', record) && may(one, 'write', record));
  if (entity.rightActions.includes('export'))
    expect(await exportedRows(client, entity.key, {columns: 'id'})).toHaveLength(out.length + 1);
  for (const record of records) {
    const isRead = may(one, 'read', record);
    const status = async (path: string) => (await client.rest('GET', `${entity.key}/${idOf(record)}${path}`)).status;
    expect(await status('')).toBe(isRead ? 200 : 404);
    if (entity.rightActions.includes('history'))
      expect(await status('/history')).toBe(isRead ? expected(true, may(one, 'write', record)) : 404);
  }
}

async function expectWrites(one: Case): Promise<void> {
  const {
    entity,
    who: {client},
    records,
  } = one;
  const field = freeText(entity);
  for (const record of records) {
    const [isRead, isWritten] = [may(one, 'read', record), may(one, 'write', record)];
    const wanted = expected(isRead, isWritten);
    const path = `${entity.key}/${idOf(record)}`;
    const act = async (action: string, body: Json = {}) =>
      (await client.rest('POST', `${entity.key}/actions/${action}`, {ids: [idOf(record)], ...body})).status;
    const change = {[field?.name ?? 'version']: field ? uniqueName('x').slice(-(field.schema.maxLength ?? 40)) : 1};
    if (field) expect((await client.rest('PUT', path, change)).status).toBe(wanted);
    if (field && isRead) expect(await act('update', {values: change})).toBe(wanted);
    if (field && !isRead)
      expect(
        (await client.rest('POST', `${entity.key}/actions/update`, {ids: [idOf(record)], values: change})).body,
      ).toEqual({count: 0});
    if (entity.toggle) expect(await act('toggle', {on: false})).toBe(wanted);
    if (entity.sort) expect(await act('sort')).toBe(isWritten ? 200 : 422);
    if (entity.rightActions.includes('revert') && field) await expectRevert(client, entity, record, isRead, isWritten);
    expect((await client.rest('DELETE', path)).status).toBe(wanted);
    if (isWritten && entity.softDelete) expect(await act('restore')).toBe(200);
  }
}

async function expectRevert(
  client: Client,
  {key}: Entity,
  record: Json,
  isRead: boolean,
  isWritten: boolean,
): Promise<void> {
  const entry = asObjects(await admin.history(key, idOf(record))).find(
    ({action, changes}) => action !== 'create' && isObject(changes) && Object.keys(changes).length > 0,
  );
  if (!entry) return;
  const {status} = await client.rest('POST', `${key}/${idOf(record)}/revert`, {entry: entry.id});
  expect(status).toBe(isRead ? expected(true, isWritten) : 404);
}

describe.each(SCOPED.map(entity => [entity.key, entity] as const))('grants over %s', (_key, entity) => {
  test('reach the rows of their scope, for reading and for writing', async () => {
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const one = await prepare(entity, groundOf(seed * 104_729 + entity.key.length));
      try {
        await expectReads(one);
        await expectWrites(one);
      } catch (error) {
        throw new Error(`Seed ${seed}, reading ${one.read}, writing ${one.write}: ${String(error)}`, {cause: error});
      }
    }
  }, 300_000);

  /** Refused at the property by which the record would be out of its maker's sight. */
  const isOutOfSight = (answer: Answer) =>
    answer.status === 422 && Object.values(errorsOf(answer)).some(each => String(each).includes('would not see'));

  test('make no record beyond their scope', async () => {
    const ground = groundOf(7);
    for (const scope of ['all', ground.random.pick(scopesOf(entity).filter(each => each !== 'all'))] as const) {
      const sensitive = entity.rightActions.filter(action =>
        /^(?:read-personal|read-confidential|(?:view|edit)\..+)$/.test(action),
      );
      const who = await someone(ground, {
        ...readingTargets(entity),
        ...Object.fromEntries(sensitive.map(action => [`${entity.key}.${action}`, 'all' as const])),
        [`${entity.key}.create`]: scope,
        // What is made is seen by whoever made it.
        [`${entity.key}.read`]: scope,
      });
      const template = await newRecord(admin, model, entity.key, {values: placing(entity, ground, who)});
      const codes: number[] = [];
      await newRecord(admin, model, entity.key, {values: placing(entity, ground, who)}, async (key, values) => {
        const answer = await who.client.rest('POST', key, values);
        codes.push(isOutOfSight(answer) ? 403 : answer.status);
        const made = answer.status === 201 ? answer.body : template;
        if (answer.status === 201)
          expect(reached(await look(related(entity)), who, entity, scope, await admin.get(key, idOf(made)))).toBe(true);
        return {status: 201, body: asObject(made)};
      });
      for (const code of codes) expect([201, 403, 409]).toContain(code);
      if (scope === 'all') expect(codes).not.toContain(403);
    }
  }, 300_000);
});
