/** Every stored figure that is not what its schema says, worked out anew from what it follows from. */
import type {Entity} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {compileFigure} from './computed';

/** A row whose stored figure differs. */
export interface Difference {
  readonly entity: string;
  readonly id: number;
  readonly property: string;
  readonly stored: unknown;
  /** `NaN` where it cannot be computed. */
  readonly right: unknown;
}

type Source = Pick<Context, 'sql' | 'model'>;

const BATCH = 500;

type Row = Readonly<Record<string, unknown>> & {readonly id: number};

interface Compared {
  readonly list: Fragment;
  readonly differs: Fragment;
}

function comparisonSql({sql, model}: Source, entity: Entity): Compared {
  const nothing: Compared = {list: sql`t.id`, differs: sql`false`};
  return entity.computed.reduce<Compared>(({list, differs}, field, index) => {
    const [stored, right] = [sql(`stored${index}`), sql(`right${index}`)];
    const figure = compileFigure({sql, model, deep: true}, entity, field, 't');
    return {
      list: sql`${list}, t.${sql(field.column)} as ${stored}, ${figure} as ${right}`,
      differs: sql`${differs} or f.${stored} is distinct from f.${right}`,
    };
  }, nothing);
}

function differencesOf(entity: Entity, row: Row): readonly Difference[] {
  return entity.computed.flatMap((field, index) => {
    const [stored, right] = [row[`stored${index}`], row[`right${index}`]];
    const same = stored === right || (stored !== null && right !== null && String(stored) === String(right));
    return same ? [] : [{entity: entity.key, id: row.id, property: field.name, stored, right}];
  });
}

/** Of the live records of an entity, or of some of them; in batches, in the order of ids. */
export async function* differences(
  context: Source,
  key: string,
  ids?: readonly number[],
): AsyncGenerator<readonly Difference[]> {
  const entity = context.model.entity(key);
  if (entity.computed.length === 0) return;
  const {sql} = context;
  const {list, differs} = comparisonSql(context, entity);
  const rows = sql<Row[]>`
    select * from (
      select ${list} from ${sql(entity.table)} t
      where ${entity.softDelete ? sql`t.deleted_at is null` : sql`true`}
        ${ids === undefined ? sql`` : sql`and t.id = any(${sql.array([...ids], 20)})`}
      offset 0) f
    where ${differs}`;
  for await (const batch of rows.cursor(BATCH)) yield batch.flatMap(row => differencesOf(entity, row));
}
