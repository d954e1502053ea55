/** The fingerprint of what the database was last brought to; while it is the same, there is nothing to migrate. */
import {createHash} from 'node:crypto';
import type {ISql} from 'postgres';
import type {DesiredTable} from './desired/types';
import type {Recorded} from './recorded';
import {SYSTEM_SQL} from './system';

const KEY = 'schema';

export function fingerprintOf(tables: readonly DesiredTable[], recorded: Recorded): string {
  return createHash('sha256')
    .update(JSON.stringify([SYSTEM_SQL, tables, recorded]))
    .digest('hex');
}

/** Undefined for a database that was never migrated to its end. */
export async function readFingerprint(sql: ISql): Promise<string | undefined> {
  const rows: readonly {value: string}[] = await sql`select value from emblem.state where key = ${KEY}`;
  return rows[0]?.value;
}

export async function storeFingerprint(sql: ISql, value: string): Promise<void> {
  await sql`
    insert into emblem.state (key, value) values (${KEY}, ${value})
    on conflict (key) do update set value = excluded.value`;
}
