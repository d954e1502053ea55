/** The record as stored, locked for the rest of the transaction, with what the actor may do with it. */
import {evaluate, labelAction, type Entity} from '@emblem/schemas';
import {asksOthers} from '@emblem/schemas/predicate';
import type {Fragment} from 'postgres';
import {SYSTEM} from '../actor';
import {deny} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {columns, toRecord, type Row} from '../read/select-list';
import {conjunction, predicateContext, source} from '../read/source';
import {hand, sight} from '../read/visibility';
import {refuseIf, sameValue} from './values';

export interface Locked {
  /** Every stored property, secrets included. */
  readonly record: WireRecord;
  /** Properties that the actor does not see on this row. */
  readonly hidden: ReadonlySet<string>;
  /** Properties whose permission label does not let the actor change them on this row. */
  readonly fixed: ReadonlySet<string>;
  /** Whether the actor may read the row; one who may only do something else with it is told nothing about it. */
  readonly isReadable: boolean;
}

export interface LockOptions {
  readonly deleted?: 'live' | 'deleted';
  /** Changes leave the key as it is, and let records that point here pass; deletions hold them off. */
  readonly strength?: 'update' | 'no key update';
}

const PREFIX = '#';
const FIXED = '#edit ';

async function lockRows(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  action: string,
  {deleted = 'live', strength = 'update'}: LockOptions,
): Promise<readonly Row[]> {
  const {sql, actor, model} = context;
  const own = source(context, entity.key, {deleted});
  const all = source(asActor(context, SYSTEM), entity.key, {deleted});
  const conditional = entity.fields.filter(field => typeof sight(actor, entity, model, field) === 'object');
  const seen = conditional.reduce<Fragment>(
    (list, field) => sql`${list}, ${own.reached(sight(actor, entity, model, field))} as ${sql(PREFIX + field.name)}`,
    sql``,
  );
  const editable = entity.fields.reduce<Fragment>(
    (list, field) => {
      const reached = hand(actor, entity, model, field);
      return typeof reached === 'object' ? sql`${list}, ${own.reached(reached)} as ${sql(FIXED + field.name)}` : list;
    },
    sql``,
  );
  return sql<Row[]>`
    select ${columns(asActor(context, SYSTEM), all)},
      ${own.reached(reach(actor, entity, model, 'read'))} as "#readable",
      ${own.reached(reach(actor, entity, model, action))} as "#reached" ${seen} ${editable}
    from ${sql(entity.table)} t
    where t.id = ${ids.length === 1 ? sql`${ids[0] ?? 0}` : sql`any(${sql.array([...ids], 20)})`}
    and ${conjunction(context, own.about)}
    and ${entity.softDelete ? sql`t.deleted_at is ${deleted === 'live' ? sql`null` : sql`not null`}` : sql`true`}
    order by t.id for ${sql.unsafe(strength)} of t`;
}

/** 404 when the record is not there or out of sight, 403 when it is seen but out of reach of the action. */
export async function lockRecord(
  context: Context,
  entity: Entity,
  id: number,
  action: string,
  options: LockOptions = {},
): Promise<Locked> {
  const {actor} = context;
  const [row] = await lockRows(context, entity, [id], action, options);
  if (!row || (row['#readable'] !== true && row['#reached'] !== true))
    throw new Refusal(404, text('notFound', actor.language));
  if (row['#reached'] !== true) deny(context);
  return split(row, entity, context);
}

/** For changes of many records, by id, without those that are out of reach. */
export async function lockRecords(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  action: string,
): Promise<ReadonlyMap<number, Locked>> {
  const rows = await lockRows(context, entity, ids, action, {strength: 'no key update'});
  const reached = rows.filter(row => row['#reached'] === true).map(row => split(row, entity, context));
  return new Map(reached.map(locked => [locked.record.id, locked]));
}

function split(row: Row, entity: Entity, context: Context): Locked {
  const hidden = new Set<string>();
  const fixed = new Set<string>();
  const record: Values = {};
  for (const [name, value] of Object.entries(row)) {
    if (!name.startsWith(PREFIX)) record[name] = value;
    else if (name.startsWith(FIXED)) {
      if (value !== true) fixed.add(name.slice(FIXED.length));
    } else if (value !== true && name.slice(1) in entity.field) hidden.add(name.slice(1));
  }
  for (const field of entity.fields) {
    if (sight(context.actor, entity, context.model, field) === false) hidden.add(field.name);
    if (hand(context.actor, entity, context.model, field) === false) fixed.add(field.name);
  }
  return {record: toRecord(record), hidden, fixed, isReadable: row['#readable'] === true};
}

/** Whether the action reaches the row, as it is stored. */
export async function isRowReached(context: Context, entity: Entity, id: number, action: string): Promise<boolean> {
  const reached = reach(context.actor, entity, context.model, action);
  if (typeof reached === 'boolean') return reached;
  const {sql} = context;
  const from = source(context, entity.key, {action, deleted: 'both'});
  const rows = await sql`select 1 from ${sql(entity.table)} t where t.id = ${id} and ${from.reached(reached)}`;
  return rows.length > 0;
}

/** 403 unless the action reaches the row. */
export async function requireRowReached(context: Context, entity: Entity, id: number, action: string): Promise<void> {
  if (!(await isRowReached(context, entity, id, action))) deny(context);
}

/** 422 at what a new record was given that its label does not let the actor fill in; a default may be said. */
export async function requireHandedOver(
  context: Context,
  entity: Entity,
  record: WireRecord,
  given: Values,
): Promise<void> {
  const {actor, model} = context;
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = entity.field[name];
    const label = field?.permission.edit;
    if (!field || label === undefined || sameValue(value, field.default)) continue;
    const reached = hand(actor, entity, model, field);
    if (reached === true) continue;
    const allowed = reached !== false && (await isReached(context, entity, record, labelAction('edit', label)));
    if (!allowed) errors[name] = text('notYours', actor.language);
  }
  refuseIf(context, errors);
}

/** Whether the action reaches a record just written. Only what related records decide is asked of the database. */
export async function isReached(
  context: Context,
  entity: Entity,
  record: WireRecord,
  action: string,
): Promise<boolean> {
  const reached = reach(context.actor, entity, context.model, action);
  if (typeof reached === 'boolean') return reached;
  if (asksOthers(entity, reached)) return isRowReached(context, entity, record.id, action);
  return evaluate(reached, record, predicateContext(context), entity);
}

/**
 * 403 unless the action reaches a record just written, as it is stored now: it keeps anybody from moving a record out
 * of their own sight, or writing one they could not.
 */
export async function requireReached(
  context: Context,
  entity: Entity,
  record: WireRecord,
  action: string,
): Promise<void> {
  if (!(await isReached(context, entity, record, action))) deny(context);
}
