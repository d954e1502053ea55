/** Turns to take: one transaction at a time holds a name, until it ends. */
import type {ISql} from 'postgres';

export async function lock(sql: ISql, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('emblem.lock'), hashtext(${name}))`;
}
