/**
 * Everything that answers a restricted person, taken from the route table: a new route is a channel without being
 * asked.
 */
import type {Call, Entity, Field, Model} from '@emblem/schemas';
import readSheets from 'read-excel-file/node';
import type {Client, Method} from '../harness/client';
import type {Random} from '../migration/random';
import {NOWHERE, type Door} from './doors';

const REPORTS = '/rest/reports/';

export interface Channel {
  readonly name: string;
  ask(client: Client): Promise<string>;
}

/** Ids by entity: of records that the reader sees, and of some that the reader does not. */
export interface Sighting {
  readonly seen: ReadonlyMap<string, readonly number[]>;
  readonly hidden: ReadonlyMap<string, readonly number[]>;
}

export interface Scope {
  readonly model: Model;
  readonly calls: readonly Call[];
  readonly sighting: Sighting;
  readonly random: Random;
  /** The properties that lists are filtered and sorted by. */
  readonly visible: (entity: Entity) => readonly Field[];
}

/** The signed form of an upload is another each time. */
const NEVER_TWICE = '/api/gyoss/oss/web/config';

async function workbook(client: Client, path: string): Promise<string> {
  const response = await fetch(client.url + path, {headers: {token: client.token ?? '', language: client.language}});
  const content = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return `${response.status} ${content.toString()}`;
  return JSON.stringify((await readSheets(content)).map(({data}) => data));
}

function channel(method: Method, path: string, body?: unknown): Channel {
  return {
    name: `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
    async ask(client) {
      if (path.includes('format=xlsx')) return workbook(client, path);
      const {status, headers, text} = await client.request(method, path, body);
      return `${status} ${headers.get('content-range') ?? ''} ${headers.get('x-total-capped') ?? ''} ${text}`;
    },
  };
}

const COMPARABLE = new Set(['string', 'integer', 'bigint', 'number', 'decimal', 'boolean', 'datetime', 'date']);

function operand(field: Field, random: Random): unknown {
  switch (field.kind) {
    case 'string':
      return random.pick(['a', 'e', '1', 'x', 'hidden']);
    case 'boolean':
      return random.chance(0.5);
    case 'datetime':
      return '2026-06-01T00:00:00.000Z';
    case 'date':
      return '2026-06-01';
    case 'decimal':
      return '100.00';
    default:
      return random.integer(0, 10);
  }
}

function suffixFor(field: Field, random: Random): string {
  if (field.options || field.kind === 'boolean') return random.pick(['', '_ne']);
  return random.pick(
    field.kind === 'string' ? ['', '_ne', '_contains', '_startsWith', '_gt'] : ['', '_ne', '_gt', '_lte'],
  );
}

function randomFilter(fields: readonly Field[], random: Random): Record<string, unknown> {
  const chosen = [random.pick(fields), random.pick(fields)];
  const filter = Object.fromEntries(
    chosen.map(field => [field.name + suffixFor(field, random), operand(field, random)]),
  );
  return random.chance(0.3) ? {...filter, q: random.pick(['a', '1', 'example', 'INQ', 'hidden'])} : filter;
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

/** A page, the next one, what a search or a random filter finds, a sort by anything; for exports the two formats. */
function queriesOf(entity: Entity, {random, visible}: Scope, path: string): readonly string[] {
  const fields = visible(entity).filter(field => field.stored && COMPARABLE.has(field.kind));
  const sort = () => [random.pick(fields).name, random.pick(['ASC', 'DESC'])];
  const columns = visible(entity)
    .filter(field => field.kind !== 'json' && (field.stored || field.join))
    .map(({name}) => name)
    .join(',');
  if (path.endsWith('/count'))
    return ['', queryOf({filter: randomFilter(fields, random)}), queryOf({filter: {_deleted: true}})];
  if (path.endsWith('/export'))
    return [queryOf({columns, sort: sort()}), queryOf({columns, filter: randomFilter(fields, random), format: 'xlsx'})];
  return [
    '',
    queryOf({range: [2, 4], sort: sort()}),
    queryOf({filter: randomFilter(fields, random), sort: sort(), range: [0, 9]}),
    queryOf({filter: {q: random.pick(['a', '1', 'example'])}}),
    queryOf({filter: {_deleted: true}}),
  ];
}

function idsFor(entity: Entity, {sighting, random}: Scope, reads: boolean): readonly number[] {
  const hidden = sighting.hidden.get(entity.key) ?? [];
  const seen = sighting.seen.get(entity.key) ?? [];
  return [random.maybe(hidden) ?? NOWHERE, ...(reads && seen.length > 0 ? [random.pick(seen)] : [])];
}

/** The present one would be another day after midnight. */
const YEARS = {from: '2000-01-01', to: '2199-12-31', step: 'year'};

/** The whole, and each part by what it is told apart. */
function reportQueriesOf({model}: Scope, path: string): readonly string[] {
  const report = model.reports.get(path.slice(path.lastIndexOf('/') + 1));
  const days = report?.standing ? {} : YEARS;
  const kinds = new Set(['', ...(report?.parts ?? []).map(({by = []}) => by.join(','))]);
  return [...kinds].map(by => queryOf(by === '' ? days : {...days, by}));
}

/** Writes are asked about records out of sight only, so that nothing happens. */
function restChannels(door: Door, scope: Scope): readonly Channel[] {
  const {method, path} = door;
  // What is of no entity is asked for as it is.
  if (door.entity === undefined) return [channel(method, path)];
  const entity = scope.model.entity(door.entity);
  if (path.includes('{id}'))
    return idsFor(entity, scope, method === 'GET').map(id =>
      channel(
        method,
        path.replace('{id}', String(id)),
        method === 'PUT' ? {version: 1} : method === 'POST' ? {entry: NOWHERE} : undefined,
      ),
    );
  if (method === 'GET' && path.startsWith(REPORTS))
    return reportQueriesOf(scope, path).map(query => channel(method, `${path}?${query}`));
  if (method === 'GET')
    return queriesOf(entity, scope, path).map(query => channel(method, query === '' ? path : `${path}?${query}`));
  if (!path.includes('/actions/')) return [channel(method, path, {})];
  return idsFor(entity, scope, false).map(id => channel(method, path, {ids: [id], on: true, values: {}}));
}

function inputNames(call: Call): readonly string[] {
  return [...new Set([...Object.keys(call.params ?? {}), ...Object.keys(call.input?.properties ?? {}), 'id'])];
}

/** Whose id a parameter takes: `id` of what the call is about, `inquiryId` of what that property of it points to. */
function targetOf(model: Model, entity: Entity | undefined, name: string): string | undefined {
  return name === 'id'
    ? entity?.key
    : (entity?.field[name]?.relation?.to ?? model.entities.get(name.replace(/Id$/, ''))?.key);
}

/**
 * Without parameters, and with the ids of records out of sight wherever an id is taken: one in sight would be the
 * reader's own to change.
 */
function callChannels(door: Door, {model, calls, sighting, random}: Scope): readonly Channel[] {
  const call = calls.find(({path}) => `/api${path}` === door.path);
  if (!call) return [channel(door.method, door.path, door.method === 'GET' ? undefined : {})];
  // What is made of another record takes the id of that one, which is read.
  const rights = door.needs[0] ?? [];
  const right = rights.find(each => each.endsWith('.read')) ?? rights[0];
  const key = call.entity ?? right?.split('.')[0] ?? random.pick([...sighting.hidden.keys()]);
  const hiddenId = (name: string) =>
    random.maybe(sighting.hidden.get(targetOf(model, model.entities.get(key), name) ?? '') ?? []) ?? NOWHERE;
  const input = Object.fromEntries(
    inputNames(call)
      .filter(name => /id$/i.test(name))
      .map(name => [name, hiddenId(name)]),
  );
  return [{}, input].map(values =>
    door.method === 'GET' ? channel('GET', `${door.path}?${queryOf(values)}`) : channel('POST', door.path, values),
  );
}

/** All but signing out, which would end the reader's session. */
export function channelsOf(doors: readonly Door[], scope: Scope): readonly Channel[] {
  const open = doors.filter(({act, path}) => act !== 'signOut' && path !== NEVER_TWICE);
  return open.flatMap(door =>
    door.path.startsWith('/rest/')
      ? restChannels(door, scope)
      : door.path.startsWith('/api/')
        ? callChannels(door, scope)
        : [channel(door.method, door.path.replace(/\{\w+\}/g, 'private'), door.method === 'GET' ? undefined : {})],
  );
}
