/** Of records that wait for an approval: since when, and what has changed since somebody last decided on them. */
import {statesBefore, type ApprovalKeyword, type ApprovalStep, type Entity} from '@emblem/schemas';
import type {Context} from '../context';
import type {WireRecord} from '../values';
import type {Changes} from './history';

export interface WaitingPage {
  readonly entity: Entity;
  readonly approval: ApprovalKeyword;
  readonly step: ApprovalStep;
  /** As the actor reads them, with abilities. */
  readonly records: readonly WireRecord[];
}

const BIGINT = 20;

/** By the id of the record; one that is absent has waited since it was made. */
export async function waitingSince(context: Context, page: WaitingPage): Promise<ReadonlyMap<number, string>> {
  const {entity, approval, step, records} = page;
  if (records.length === 0) return new Map();
  const {sql, model} = context;
  const ids = records.map(({id}) => id);
  const rows: readonly {readonly record_id: number; readonly since: Date | string}[] = await sql`
    select s.record_id, max(s.created_at) as since from ${sql(model.entity('state-change').table)} s
    where s.entity = ${entity.key} and s.property = ${approval.of}
      and s."to" = any(${statesBefore(entity, approval, step).map(String)})
      and s.record_id = any(${sql.array(ids, BIGINT)})
    group by s.record_id`;
  return new Map(rows.map(({record_id: id, since}) => [Number(id), new Date(since).toISOString()] as const));
}

/** What whoever decides is shown of a record. */
function shownNames({entity, approval}: WaitingPage): readonly string[] {
  return [...new Set([...entity.summary.figures, ...approval.shows])];
}

function mayReadHistory({_abilities: abilities}: WireRecord): boolean {
  return typeof abilities === 'object' && abilities !== null && 'history' in abilities && abilities.history === true;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Entry {
  readonly record_id: number;
  readonly changes: Changes;
}

/** Entries since the last decision, the oldest first; none of a record that nobody has decided on. */
async function entriesSince(
  context: Context,
  {entity, approval}: WaitingPage,
  ids: number[],
): Promise<readonly Entry[]> {
  const {sql} = context;
  const decisions = approval.steps.flatMap(({approve, refuse}) => [approve, refuse]);
  return sql<Entry[]>`
    with decided as (
      select record_id, max(id) as id from emblem.audit
      where entity = ${entity.key} and record_id = any(${sql.array(ids, BIGINT)}) and action = any(${decisions})
      group by record_id)
    select a.record_id, a.changes from emblem.audit a
    join decided d on d.record_id = a.record_id and a.id > d.id
    where a.entity = ${entity.key} order by a.id`;
}

/**
 * What is shown of a record and differs from what it was at the last decision, as it was then, by the id of the record.
 * Whoever may not read the history of a record is told nothing of it, nor of what they do not see on it.
 */
export async function beforeOf(
  context: Context,
  page: WaitingPage,
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const readable = page.records.filter(mayReadHistory);
  if (readable.length === 0) return new Map();
  const names = shownNames(page);
  const entries = await entriesSince(
    context,
    page,
    readable.map(({id}) => id),
  );
  return new Map(
    readable.map(record => {
      const own = entries.filter(each => Number(each.record_id) === record.id);
      const before = names.flatMap(name => {
        const first = own.find(({changes}) => name in changes)?.changes[name];
        return first && name in record && !isSame(first[0], record[name]) ? [[name, first[0]] as const] : [];
      });
      return [record.id, Object.fromEntries(before)] as const;
    }),
  );
}
