/** Fills large tables faster: indexes and foreign keys are dropped first and made again after the rows. */
import type {TransactionSql} from 'postgres';

interface Dropped {
  readonly drop: string;
  readonly create: string;
}

async function indexesAndKeysOf(sql: TransactionSql, table: string): Promise<readonly Dropped[]> {
  const keys: readonly Dropped[] = await sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and conrelid = ${`public."${table}"`}::regclass order by conname`;
  const indexes: readonly Dropped[] = await sql`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) ||
        coalesce(format('; comment on index %s is %L', indexrelid::regclass, obj_description(indexrelid)), '') as create
    from pg_index where not indisprimary and indrelid = ${`public."${table}"`}::regclass
      and not exists (select 1 from pg_constraint where conindid = indexrelid) order by indexrelid`;
  return [...keys, ...indexes];
}

/**
 * Runs `work` while the tables have neither secondary indexes nor foreign keys of their own. Triggers are off: they
 * would note a changed figure for each row. One note per table says that all days changed.
 */
export async function withoutIndexes(
  sql: TransactionSql,
  tables: readonly string[],
  log: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const dropped = (await Promise.all(tables.map(table => indexesAndKeysOf(sql, table)))).flat();
  for (const {drop} of dropped) await sql.unsafe(drop);
  for (const table of tables) await sql.unsafe(`alter table public."${table}" disable trigger user`);
  await work();
  for (const table of tables) await sql.unsafe(`alter table public."${table}" enable trigger user`);
  await sql`insert into emblem.figure_change (source, of_all) select unnest(${sql.array([...tables])}::text[]), true`;
  // Both settings hold for the rest of the transaction.
  await sql`set local maintenance_work_mem = '512MB'`;
  await sql`set local max_parallel_maintenance_workers = 2`;
  log(`  ${dropped.length} indexes and keys`);
  // Indexes before foreign keys, which need the unique index of their target.
  for (const {create} of [...dropped].reverse()) await sql.unsafe(create);
}
