/** Clears what the engine's own tables no longer need. */
import type {ISql} from 'postgres';

/** Idempotency keys are remembered for two days; a full token bucket for one. */
export async function forgetOldKeys(sql: ISql): Promise<void> {
  await sql`delete from emblem.idempotency where created_at < now() - interval '2 days'`;
  await sql`delete from emblem.rate_limit where updated_at < now() - interval '1 day'`;
}
