/** Values as the columns and parameters of a statement. */
import type {Entity} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import type {Values} from '../values';

type Parameter = string | number | boolean | null;

function parameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`A value of type ${typeof value} cannot be stored in a plain column.`);
}

export type ColumnValues = Record<string, Parameter | ReturnType<Context['sql']['json']>>;

/** Column to parameter, for the stored properties among `values`; `references` go to their join tables. */
export function columnValues(context: Context, entity: Entity, values: Values): ColumnValues {
  const row: ColumnValues = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.field[name];
    if (!field?.stored) continue;
    row[field.column] =
      field.kind === 'json' && value !== null ? context.sql.json(JSON.parse(JSON.stringify(value))) : parameter(value);
  }
  return row;
}

/** `"a" = $1, "b" = $2, ` for the front of a SET list; nothing for no values. */
export function assignments(context: Context, row: ColumnValues): Fragment {
  const {sql} = context;
  return Object.entries(row).reduce<Fragment>(
    (list, [column, value]) => sql`${list}${sql(column)} = ${value}, `,
    sql``,
  );
}
