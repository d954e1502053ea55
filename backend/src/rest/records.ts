/** `/rest/{entity}`: the records of every entity over one set of routes. */
import type {Entity, Field} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import {requireReach} from '../rights/decide-reach';
import {readGrouping} from './grouping';
import {count, countBy, get, groupsBy, history, list, timeline, withLines} from '../read';
import {sight} from '../read/visibility';
import {create, presentProposal, proposal, remove, revert, update, type OriginKey} from '../write';
import {readObject} from '../web/body';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {idempotencyKeyOf} from '../web/idempotency-key';
import {readFilterParameter, readListQuery} from './list-query';

export function entityOf({context, params}: Exchange): Entity {
  const key = params.entity ?? '';
  const entity = context.model.entities.get(key);
  if (!entity) throw new Refusal(404, text('noEntity', context.actor.language, {entity: key}));
  return entity;
}

export function idOf({context, params}: Exchange): number {
  const id = Number(params.id);
  if (!/^\d{1,16}$/.test(params.id ?? '') || !Number.isSafeInteger(id))
    throw new Refusal(404, text('notFound', context.actor.language));
  return id;
}

/** 405 would tell less: the resource has no such action. */
export function requireWritable({context}: Exchange, entity: Entity): void {
  if (!entity.writable) throw new Refusal(403, text('notWritable', context.actor.language));
}

function requireChangeable(exchange: Exchange, entity: Entity): void {
  requireWritable(exchange, entity);
  if (!entity.changeable) throw new Refusal(403, text('neverChanged', exchange.context.actor.language));
}

/** The same answer as for an action that nobody ever heard of. */
export function requireAction({context}: Exchange, entity: Entity, action: string): void {
  if (!entity.rightActions.includes(action)) throw new Refusal(404, text('noAction', context.actor.language, {action}));
}

async function listRecords(exchange: Exchange): Promise<unknown> {
  const {context, query, response} = exchange;
  const entity = entityOf(exchange);
  const asked = readListQuery(entity, context.model, context.actor, query);
  const page = await list(context, entity.key, asked);
  const last = asked.offset + page.records.length - 1;
  const range = page.records.length === 0 ? '*' : `${asked.offset}-${last}`;
  const isCounted = asked.total !== 'none' || page.records.length < asked.limit;
  response.setHeader('Content-Range', `${entity.key} ${range}/${isCounted ? page.total : '*'}`);
  if (page.capped) response.setHeader('X-Total-Capped', '1');
  return page.records;
}

/** `?lines=products,packages`. */
function lineNames({context, query}: Exchange, entity: Entity): ReadonlySet<string> {
  const names = (query.get('lines') ?? '').split(',').filter(name => name !== '');
  const {language} = context.actor;
  if (names.every(name => entity.lines.some(lines => lines.name === name))) return new Set(names);
  throw new Refusal(400, text('badQuery', language), {errors: {lines: text('unknownField', language)}});
}

async function getRecord(exchange: Exchange): Promise<unknown> {
  const entity = entityOf(exchange);
  const names = lineNames(exchange, entity);
  const record = await get(exchange.context, entity.key, idOf(exchange), {present: true});
  return withLines(exchange.context, entity, record, names);
}

/**
 * What the user is told of a save: the entity's own words, or the general ones (DA-505). Headers hold no Chinese, so
 * that it is encoded.
 */
function tell({context, response}: Exchange, entity: Entity, notice: 'created' | 'updated'): void {
  const {language} = context.actor;
  response.setHeader('X-Message', encodeURIComponent(entity.notices[notice]?.[language] ?? text(notice, language)));
}

/** `?from=order:12`; undefined where the query names none. */
function originKey({context, query}: Exchange): OriginKey | undefined {
  const from = query.get('from');
  if (from === null) return undefined;
  const [, entity = '', id = ''] = /^([a-z][a-z0-9-]{0,39}):(\d{1,15})$/.exec(from) ?? [];
  const {language} = context.actor;
  if (entity === '') throw new Refusal(400, text('badQuery', language), {errors: {from: text('badValue', language)}});
  return {entity, id: Number(id)};
}

/** What a new record would be that is made from another one; nothing is written. */
async function proposeRecord(exchange: Exchange): Promise<unknown> {
  const {context} = exchange;
  const entity = entityOf(exchange);
  requireWritable(exchange, entity);
  requireReach(context, entity.key, 'create');
  const from = originKey(exchange);
  const {language} = context.actor;
  if (!from) throw new Refusal(400, text('badQuery', language), {errors: {from: text('required', language)}});
  return presentProposal(context, entity.key, await proposal(context, entity.key, from));
}

async function createRecord(exchange: Exchange): Promise<unknown> {
  const {context, request, response, query} = exchange;
  const entity = entityOf(exchange);
  requireWritable(exchange, entity);
  const from = originKey(exchange);
  const record = await create(context, entity.key, await readObject(request, context.actor.language), {
    idempotencyKey: idempotencyKeyOf(exchange),
    ...(from && {from: {...from, seen: query.get('seen') ?? undefined}}),
  });
  response.statusCode = 201;
  tell(exchange, entity, 'created');
  return record;
}

async function updateRecord(exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const entity = entityOf(exchange);
  requireChangeable(exchange, entity);
  const record = await update(context, entity.key, idOf(exchange), await readObject(request, context.actor.language));
  tell(exchange, entity, 'updated');
  return record;
}

async function removeRecord(exchange: Exchange): Promise<unknown> {
  const entity = entityOf(exchange);
  requireChangeable(exchange, entity);
  return remove(exchange.context, entity.key, idOf(exchange));
}

async function listHistory(exchange: Exchange): Promise<unknown> {
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'history');
  return history(exchange.context, entity.key, idOf(exchange));
}

const ENTRIES = 30;
const MAX_ENTRIES = 500;

/** `limit` says how many entries, newest first; 400 for what is no number of them. */
async function tellTimeline(exchange: Exchange): Promise<unknown> {
  const {context, query} = exchange;
  const asked = query.get('limit') ?? String(ENTRIES);
  const limit = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (limit < 1 || limit > MAX_ENTRIES) throw new Refusal(400, text('badQuery', context.actor.language));
  return timeline(context, entityOf(exchange).key, idOf(exchange), limit);
}

async function revertEntry(exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'revert');
  const {entry, fields} = await readObject(request, context.actor.language);
  if (typeof entry !== 'number' || !Number.isSafeInteger(entry))
    throw new Refusal(422, text('invalid', context.actor.language), {
      errors: {entry: text('badValue', context.actor.language)},
    });
  const names = Array.isArray(fields) ? fields.filter((name): name is string => typeof name === 'string') : undefined;
  return revert(context, entity.key, idOf(exchange), entry, names);
}

/** `?by=status`: a property with values to choose from that the actor sees; 400 for any other. */
function countedField({context, query}: Exchange, entity: Entity): Field | undefined {
  const name = query.get('by');
  if (name === null) return undefined;
  const {actor, model} = context;
  const field = entity.field[name];
  if (field?.options && field.stored && field.kind !== 'json' && sight(actor, entity, model, field) !== false)
    return field;
  throw new Refusal(400, text('badQuery', actor.language), {errors: {by: text('unknownField', actor.language)}});
}

/** With `by` also the number for each value that occurs; null where counting would take too long. */
async function countRecords(exchange: Exchange): Promise<unknown> {
  const {context, query} = exchange;
  const entity = entityOf(exchange);
  requireReach(context, entity.key, 'read');
  const {where, search, deleted} = readFilterParameter(entity, context.model, context.actor, query);
  const field = countedField(exchange, entity);
  if (!field) return {total: await count(context, entity.key, where, {search, deleted})};
  const values = await countBy(context, entity.key, field, {where, search, deleted});
  return {total: values?.reduce((sum, each) => sum + each.count, 0) ?? null, values: values ?? null};
}

/** Null where adding them up would take too long. */
async function groupRecords(exchange: Exchange): Promise<unknown> {
  const {context, query} = exchange;
  const entity = entityOf(exchange);
  // Whoever reads none of them is not told what they have.
  requireReach(context, entity.key, 'read');
  const {where, search, deleted} = readFilterParameter(entity, context.model, context.actor, query);
  const groups = await groupsBy(context, entity, readGrouping(context, entity, query), {where, search, deleted});
  return groups ?? {groups: null, isCut: false};
}

export const RECORD_ROUTES: readonly RouteDefinition[] = [
  {verb: 'get', path: '/rest/{entity}', strategy: 'staff', handler: listRecords, summary: 'A page of records.'},
  {verb: 'post', path: '/rest/{entity}', strategy: 'staff', handler: createRecord, summary: 'Creates a record.'},
  {
    verb: 'get',
    path: '/rest/{entity}/actions/count',
    strategy: 'staff',
    handler: countRecords,
    summary: 'The exact number of records, and of those with each value of a property (`by`).',
  },
  {
    verb: 'get',
    path: '/rest/{entity}/actions/groups',
    strategy: 'staff',
    handler: groupRecords,
    summary: 'The records by a property (`by`) or the spans of its days (`span`): their number and what they come to.',
  },
  {
    verb: 'get',
    path: '/rest/{entity}/actions/proposal',
    strategy: 'staff',
    handler: proposeRecord,
    summary: 'What a new record would be that is made from another one.',
  },
  {verb: 'get', path: '/rest/{entity}/{id}', strategy: 'record', handler: getRecord, summary: 'One record.'},
  {verb: 'put', path: '/rest/{entity}/{id}', strategy: 'staff', handler: updateRecord, summary: 'Updates a record.'},
  {verb: 'delete', path: '/rest/{entity}/{id}', strategy: 'staff', handler: removeRecord, summary: 'Deletes a record.'},
  {
    verb: 'get',
    path: '/rest/{entity}/{id}/history',
    strategy: 'staff',
    handler: listHistory,
    summary: 'What happened to a record.',
  },
  {
    verb: 'get',
    path: '/rest/{entity}/{id}/timeline',
    strategy: 'staff',
    handler: tellTimeline,
    summary: 'What happened to a record and what was said of it.',
  },
  {
    verb: 'post',
    path: '/rest/{entity}/{id}/revert',
    strategy: 'staff',
    handler: revertEntry,
    summary: 'Undoes one change of a record.',
  },
];
