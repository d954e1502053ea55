/** What a statement reads, as the database plans it. */
import type {Fragment, ISql} from 'postgres';

const RELATION = 'Relation Name';

function collect(value: unknown, into: string[]): void {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      if (name === RELATION && typeof each === 'string') into.push(each);
      else collect(each, into);
    }
}

/** The tables, each as often as it is read. Rights and what is hidden are in the statement, and so in the plan. */
export async function tablesOf(sql: ISql, statement: Fragment): Promise<readonly string[]> {
  const rows = await sql`explain (format json, costs off) ${statement}`;
  const tables: string[] = [];
  collect(rows, tables);
  return tables;
}
