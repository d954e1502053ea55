/** One record, or several without paging. */
import type {Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import {requireReach} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import type {Row} from './select-list';
import {conjunction, source, type Source} from './source';
import {list, present, selectList} from './list';
import type {SortKey} from './types';

export interface GetOptions {
  /** Also a deleted record, for those who may restore. */
  readonly deleted?: boolean;
  /** Adds `_labels` and `_abilities`, and `_zone` where a calendar goes by it. */
  readonly present?: boolean;
}

/** A deleted record is there for those alone who may bring it back. */
function unlessGone(context: Context, {entity, reached}: Source): readonly Fragment[] {
  if (!entity.softDelete) return [];
  const restorable = reached(reach(context.actor, entity, context.model, 'restore'));
  return [context.sql`(t.deleted_at is null or ${restorable})`];
}

/** 404 when there is no such record or the actor does not reach it: the two look the same. */
export async function get<Key extends string>(
  context: Context,
  key: Key,
  id: number,
  options: GetOptions = {},
): Promise<WireRecord<Key>> {
  requireReach(context, key, 'read');
  const {sql} = context;
  const from = source(context, key, {deleted: options.deleted ? 'both' : 'live'});
  const rows: readonly Row[] = await sql`
    select ${selectList(context, from, options)} from ${sql(from.entity.table)} t
    where ${conjunction(context, [sql`t.id = ${id}`, ...from.where, ...unlessGone(context, from)])}`;
  const [record] = await present<Key>(context, from, rows, options.present === true);
  if (!record) throw new Refusal(404, text('notFound', context.actor.language));
  return record;
}

/** Everything that matches and the actor may read, unpaged. */
export async function findAll<Key extends string>(
  context: Context,
  key: Key,
  where?: Predicate,
  sort: readonly SortKey[] = [],
  omit: readonly string[] = [],
): Promise<readonly WireRecord<Key>[]> {
  const {records} = await list(context, key, {where, sort, omit});
  return records;
}

/** The first match by id. */
export async function find<Key extends string>(
  context: Context,
  key: Key,
  where: Predicate,
): Promise<WireRecord<Key> | undefined> {
  const {records} = await list(context, key, {where, sort: [{field: 'id', descending: false}], limit: 1});
  return records[0];
}
