/** Records whose limit is not what their state says: those that were there before it, or that others than we wrote. */
import {afterWork, type DueKeyword, type Entity} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {compilePredicateValue} from '../../read/predicate';
import type {Difference} from '../../read/recheck';
import {predicateContext} from '../../read/source';
import {workTime} from './calendar';

interface Row {
  readonly id: number;
  readonly state: string | number;
  readonly stored: Date | string | null;
  /** When it entered its state; when it was made, where no step is known. */
  readonly entered: Date | string;
}

const BATCH = 500;

function meets(context: Context, entity: Entity, {while: rule}: DueKeyword): Fragment {
  const {sql, model} = context;
  if (!rule) return sql`true`;
  return compilePredicateValue(
    sql,
    entity,
    model,
    rule,
    predicateContext(context),
    ({column}) => sql`t.${sql(column)}`,
  );
}

function rowsOf(context: Context, entity: Entity, ids: readonly number[] | undefined) {
  const {sql, model} = context;
  const {due, table, system} = entity;
  const [of, field] = [entity.field[due?.of ?? ''], entity.field[due?.field ?? '']];
  if (!due || !of || !field) throw new Error(`${entity.key} has no x-due.`);
  const isWaitedFor = sql`(t.${sql(of.column)}::text = any(${due.limits.map(({state}) => String(state))})
    and ${meets(context, entity, due)})`;
  return sql<Row[]>`
    select t.id, t.${sql(of.column)} as state, t.${sql(field.column)} as stored,
      coalesce(
        (select max(s.created_at) from ${sql(model.entity('state-change').table)} s
          where s.entity = ${entity.key} and s.record_id = t.id and s.property = ${of.name}
            and s."to" = t.${sql(of.column)}::text),
        t.${sql(entity.field[system.createdAt]?.column ?? 'created_at')}) as entered
    from ${sql(table)} t
    where ${isWaitedFor} = (t.${sql(field.column)} is null)
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
      const limit = stored === null ? due.limits.find(each => each.state === state) : undefined;
      const right = limit ? afterWork(new Date(entered).toISOString(), limit.minutes, time) : null;
      return {entity: entity.key, id: Number(id), property: due.field, stored, right};
    });
}
