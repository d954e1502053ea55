/** Records whose limit is not what their state says: those that were there before it, or that others than we wrote. */
import {afterWork, type Entity} from '@emblem/schemas';
import type {Context} from '../../context';
import type {Difference} from '../../read/recheck';
import {workTime} from './calendar';
import {limitOf} from './moment';

interface Row {
  readonly id: number;
  readonly state: string | number;
  readonly stored: Date | string | null;
  /** When it entered its state; when it was made, where no step is known. */
  readonly entered: Date | string;
}

const BATCH = 500;

function rowsOf(context: Context, entity: Entity, ids: readonly number[] | undefined) {
  const {sql, model} = context;
  const {due, table, system} = entity;
  const [of, field] = [entity.field[due?.of ?? ''], entity.field[due?.field ?? '']];
  if (!due || !of || !field) throw new Error(`${entity.key} has no x-due.`);
  const hasLimit = sql`t.${sql(of.column)}::text = any(${due.limits.map(({state}) => String(state))})`;
  return sql<Row[]>`
    select t.id, t.${sql(of.column)} as state, t.${sql(field.column)} as stored,
      coalesce(
        (select max(s.created_at) from ${sql(model.entity('state-change').table)} s
          where s.entity = ${entity.key} and s.record_id = t.id and s.property = ${of.name}
            and s."to" = t.${sql(of.column)}::text),
        t.${sql(entity.field[system.createdAt]?.column ?? 'created_at')}) as entered
    from ${sql(table)} t
    where ${hasLimit} = (t.${sql(field.column)} is null)
      and ${entity.softDelete ? sql`t.deleted_at is null` : sql`true`}
      ${ids === undefined ? sql`` : sql`and t.id = any(${sql.array([...ids], 20)})`}`;
}

/** Records of an entity, or some of them, that lack their limit or have one where their state has none. */
export async function* dueDifferences(
  context: Context,
  entity: Entity,
  ids?: readonly number[],
): AsyncGenerator<readonly Difference[]> {
  const {due} = entity;
  if (!due) return;
  const time = await workTime(context, due.calendar);
  for await (const batch of rowsOf(context, entity, ids).cursor(BATCH))
    yield batch.map(({id, state, stored, entered}) => {
      const limit = limitOf(entity, {[due.of]: state});
      const right = limit ? afterWork(new Date(entered).toISOString(), limit.minutes, time) : null;
      return {entity: entity.key, id: Number(id), property: due.field, stored, right};
    });
}
