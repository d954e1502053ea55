/** Figures that follow from other records, worked out anew where these were written. */
import type {Entity, Fault, Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import {rollupOf} from '@emblem/schemas/expression';
import type {Translate} from '../../context/owed';
import {Batch} from '../../context/batch';
import {asTrusted} from '../../context/trusted';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {compileFigure} from '../../read/computed';
import {gatherHistory} from '../audit';
import {lockRecords, type Locked} from '../lock';
import {normalise} from '../values';
import {isWritten} from '../version';
import {lockWithParents} from './lock-parents';
import {refuseFaults} from './own';

/**
 * Changes a record on behalf of the program, which may have locked it before; `write/change` gives it, since it is what
 * calls this.
 */
export type Change = (context: Context, entity: Entity, id: number, set: Values, locked?: Locked) => Promise<unknown>;

/** Whole rows are kept in memory until they are changed. */
const ROWS_AT_ONCE = 50;

type Row = Readonly<Record<string, unknown>> & {readonly id: number};

function rollups(entity: Entity): readonly Field[] {
  return entity.computed.filter(({computed}) => rollupOf(computed) !== undefined);
}

/** Of the live ones among these, those whose rollups are not as they should be, with what they should be. */
async function differing(context: Context, entity: Entity, ids: readonly number[]): Promise<readonly Row[]> {
  const {sql, model} = context;
  const fields = rollups(entity);
  const right = fields.map(
    field => sql`(${compileFigure({sql, model, deep: false}, entity, field, 't')}) as ${sql(field.name)}`,
  );
  const differs = fields.reduce<Fragment>(
    (any, {name, column}) => sql`${any} or f.${sql(name)} is distinct from f.${sql(`stored ${column}`)}`,
    sql`false`,
  );
  const stored = fields.map(({column}) => sql`, t.${sql(column)} as ${sql(`stored ${column}`)}`);
  return sql<Row[]>`
    select * from (
      select t.id, ${right.flatMap((part, index) => (index === 0 ? [part] : [sql`, `, part]))} ${stored}
      from ${sql(entity.table)} t
      where t.id = any(${sql.array([...ids], 20)}) ${entity.softDelete ? sql`and t.deleted_at is null` : sql``}
      offset 0) f
    where ${differs} order by f.id`;
}

/** Whether the sum itself would fit, and only the currencies differ. */
async function faultOf(context: Context, entity: Entity, field: Field, id: number): Promise<Fault> {
  const {sql, model} = context;
  const inAny = compileFigure({sql, model, deep: false}, entity, {...field, currency: undefined}, 't');
  const rows: readonly Values[] = await sql`select (${inAny}) as sum from ${sql(entity.table)} t where t.id = ${id}`;
  return rows[0]?.sum === 'NaN' ? 'overflow' : 'currencies';
}

function wireValue(field: Field, value: unknown): unknown {
  return field.kind === 'integer' || field.kind === 'bigint'
    ? value === null
      ? null
      : Number(value)
    : normalise(field, value);
}

async function valuesOf(context: Context, entity: Entity, row: Row): Promise<Values> {
  const faults: Record<string, Fault> = {};
  const values: Values = {};
  for (const field of rollups(entity)) {
    const value = row[field.name];
    if (value === 'NaN') faults[field.name] = await faultOf(context, entity, field, row.id);
    else values[field.name] = wireValue(field, value);
  }
  refuseFaults(context, entity, faults);
  return values;
}

/**
 * Locks the records, works out their rollups from what is stored now, and changes those that differ. What one of them
 * refuses is told as its translation says.
 */
export async function refresh(
  context: Context,
  entity: Entity,
  records: ReadonlyMap<number, Translate>,
  change: Change,
): Promise<void> {
  if (records.size === 0 || rollups(entity).length === 0) return;
  const ids = [...records.keys()];
  const trusted = asTrusted(context);
  const inBatch = {...trusted, batch: new Batch(trusted.actor)};
  await lockWithParents(inBatch, entity, ids);
  await gatherHistory(inBatch, async gathering => {
    const rows = await differing(context, entity, ids);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await changeRows(gathering, entity, rows.slice(from, from + ROWS_AT_ONCE), records, change);
  });
}

async function changeRows(
  context: Context,
  entity: Entity,
  rows: readonly Row[],
  records: ReadonlyMap<number, Translate>,
  change: Change,
): Promise<void> {
  const locked = await lockedRows(context, entity, rows);
  for (const row of rows)
    try {
      const values = await valuesOf(context, entity, row);
      await change(
        context,
        entity,
        row.id,
        values,
        isWritten(context, entity.key, row.id) ? undefined : locked.get(row.id),
      );
    } catch (error) {
      throw records.get(row.id)?.(error, row.id) ?? error;
    }
}

/** A row that is deleted for good leaves no mark that it was written, so that such are locked one by one. */
function lockedRows(context: Context, entity: Entity, rows: readonly Row[]): Promise<ReadonlyMap<number, Locked>> {
  if (rows.length < 2 || !entity.softDelete) return Promise.resolve(new Map());
  const ids = rows.map(({id}) => id);
  return lockRecords(context, entity, ids, 'update');
}
