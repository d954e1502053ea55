/** What the catalogue says of the tables, for comparing two databases or two moments. */
import type {Sql} from 'postgres';

/**
 * One line for each column, index, constraint, trigger and comment; without the names of identity sequences and primary
 * keys, which a rename leaves as they were.
 */
export async function catalogue(sql: Sql): Promise<readonly string[]> {
  const rows: readonly {line: string}[] = await sql`
    with t as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
    select format('table %s %s', relname, obj_description(oid, 'pg_class')) as line from t
    union all
    select format('column %s.%s %s %s default %s identity %s comment %s', t.relname, a.attname,
      format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' else 'null' end, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
      col_description(t.oid, a.attnum))
    from t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    union all
    select format('index %s comment %s', case when i.indisprimary
      then regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX .* ON', 'INDEX ON')
      else pg_get_indexdef(i.indexrelid) end,
      obj_description(i.indexrelid, 'pg_class'))
    from t join pg_index i on i.indrelid = t.oid
    union all
    select format('key %s.%s %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) from t
    join pg_constraint k on k.conrelid = t.oid where k.contype = 'f'
    union all
    select format('trigger %s comment %s', pg_get_triggerdef(g.oid), obj_description(g.oid, 'pg_trigger'))
    from t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
    order by 1`;
  return rows.map(row => row.line);
}
