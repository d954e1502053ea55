/** One audit entry per write, in its transaction. */
import {isTracked, type Entity, type Json} from '@emblem/schemas';
import {actorNumber} from '../actor';
import type {Values} from '../values';
import type {Context} from '../context';
import type {HistoryEntry} from '../context/batch';
import type {Changes} from '../read';
import {touch} from '../context/touched';
import {transaction} from './transaction';

const ENTRIES_AT_ONCE = 100;

/** The tracked properties of `values`, before and after. */
export function changesOf(entity: Entity, before: Values, values: Values): Changes {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => isTracked(entity, name))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  );
}

/** Notes in a record's history what was done to it without changing it. */
export function note(context: Context, key: string, id: number, action: string): Promise<void> {
  return transaction(context, tx => recordAudit(tx, tx.model.entity(key), id, action, {}));
}

/** Notes who took which records with them, and of what; also for entities whose changes leave no history. */
export async function noteExport(
  {sql, actor}: Context,
  entity: Entity,
  {columns, filter, format}: Readonly<Record<'columns' | 'filter' | 'format', Json>>,
): Promise<void> {
  const changes = {columns: [null, columns], filter: [null, filter], format: [null, format]};
  await sql`
    insert into emblem.audit (entity, action, actor_kind, actor_id, actor_name, changes)
    values (${entity.key}, 'export', ${actor.kind}, ${actorNumber(actor)}, ${actor.name},
      ${sql.json(changes)})`;
}

/** Also notes that the record was written, for whoever looks at it. */
export async function recordAudit(
  context: Context,
  entity: Entity,
  id: number | null,
  action: string,
  changes: Changes,
): Promise<void> {
  if (entity.audit === false) return;
  touch(context, entity.key, id);
  const entry = {entity: entity.key, id, action, actor: context.actor, changes};
  if (context.history) context.history.push(entry);
  else await writeEntries(context, [entry]);
}

/** In their order; so many at a time that a statement stays small. */
async function writeEntries({sql}: Context, entries: readonly HistoryEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const rows = entries
      .slice(from, from + ENTRIES_AT_ONCE)
      .map(({entity, id, action, actor, changes}) => ({
        entity,
        record_id: id,
        action,
        actor_kind: actor.kind,
        actor_id: actorNumber(actor),
        actor_name: actor.name,
        changes: sql.json(JSON.parse(JSON.stringify(changes))),
      }));
    await sql`insert into emblem.audit ${sql(rows)}`;
  }
}

/** Many writes whose entries are written together at the end, in the order in which they came. */
export async function gatherHistory<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  if (context.history) return work(context);
  const history: HistoryEntry[] = [];
  const result = await work({...context, history});
  await writeEntries(context, history);
  return result;
}
