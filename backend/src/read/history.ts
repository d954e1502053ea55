/** What happened to a record, as far as the actor may see it. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {get} from './get';
import {conjunction, source} from './source';
import {visibleLines} from './visibility';

/** Property to its value before and after. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly changes: Changes;
}

function seenChanges(seen: ReadonlySet<string>, changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => seen.has(name)));
}

async function requireRecord(context: Context, entity: Entity, id: number): Promise<Readonly<Record<string, unknown>>> {
  const record = await get(context, entity.key, id, {deleted: true});
  const {sql} = context;
  const reachable = source(context, entity.key, {action: 'history', deleted: 'both'});
  const rows = await sql`
    select 1 from ${sql(entity.table)} t where ${conjunction(context, [sql`t.id = ${id}`, ...reachable.where])}`;
  if (rows.length === 0) throw new Refusal(403, text('noRight', context.actor.language));
  return record;
}

interface Row {
  readonly id: number;
  readonly at: string;
  readonly actor_kind: string;
  readonly actor_name: string;
  readonly action: string;
  readonly changes: Changes;
}

/** Who comes by a link is nobody that we know: told is whose link it was. */
export function toldName({actor}: Context, kind: string, name: string): string {
  return kind === 'link' ? text('byLink', actor.language, {name}) : name;
}

/**
 * An entry of which the actor would see no change is left out, as if it had not happened; before the limit, so that
 * none pushes another out.
 */
async function entries(
  context: Context,
  entity: Entity,
  id: number,
  limit: number,
  entry?: number,
): Promise<readonly HistoryEntry[]> {
  const record = await requireRecord(context, entity, id);
  // A property that is hidden on this record is absent from it, see `toRecord`.
  const seen = new Set([...Object.keys(record), ...visibleLines(context.actor, entity, context.model)]);
  const {sql} = context;
  const rows: readonly Row[] = await sql`
    select id, at, actor_kind, actor_name, action, changes from emblem.audit
    where entity = ${entity.key} and record_id = ${id} ${entry === undefined ? sql`` : sql`and id = ${entry}`}
      and (changes ?| ${[...seen]} or action = 'create' or (changes = '{}' and action <> 'update'))
    order by id desc limit ${limit}`;
  return rows.map(row => ({
    id: row.id,
    at: row.at,
    actor: toldName(context, row.actor_kind, row.actor_name),
    action: row.action,
    changes: seenChanges(seen, row.changes),
  }));
}

/** Newest first. */
export async function history(
  context: Context,
  key: string,
  id: number,
  limit = 200,
): Promise<readonly HistoryEntry[]> {
  requireReach(context, key, 'history');
  return entries(context, context.model.entity(key), id, limit);
}

/** One entry of the record's history, however old. */
export async function historyEntry(
  context: Context,
  key: string,
  id: number,
  entry: number,
): Promise<HistoryEntry | undefined> {
  requireReach(context, key, 'history');
  const [found] = await entries(context, context.model.entity(key), id, 1, entry);
  return found;
}
