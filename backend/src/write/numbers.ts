/** Document numbers, issued inside the transaction of the create. */
import type {Entity, Field} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';

async function next(context: Context, pattern: string, period: string): Promise<number> {
  const rows: readonly {value: number}[] = await context.sql`
    insert into emblem.document_number as n (pattern, period, value) values (${pattern}, ${period}, 1)
    on conflict (pattern, period) do update set value = n.value + 1 returning value`;
  const [row] = rows;
  if (!row) throw new Error(`No number was issued for ${pattern}.`);
  return row.value;
}

async function issue(context: Context, pattern: string): Promise<string> {
  const year = context.now.slice(0, 4);
  const month = context.now.slice(5, 7);
  const period = pattern.includes('{mm}') ? `${year}-${month}` : pattern.includes('{yyyy}') ? year : '';
  const value = await next(context, pattern, period);
  return pattern
    .replace('{yyyy}', year)
    .replace('{mm}', month)
    .replace(/\{seq:(\d+)\}/, (_, digits: string) => String(value).padStart(Number(digits), '0'));
}

/** The numbers of every `x-number` property that has none yet. */
export async function documentNumbers(context: Context, entity: Entity, values: Values): Promise<Values> {
  const numbered = entity.fields.filter(
    (field): field is Field & {number: {pattern: string}} => field.number !== undefined,
  );
  const issued: Values = {};
  for (const field of numbered)
    if (values[field.name] === undefined || values[field.name] === null)
      issued[field.name] = await issue(context, field.number.pattern);
  return issued;
}
