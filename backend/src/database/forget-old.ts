/** Clears what the engine's own tables no longer need. */
import type {ISql} from 'postgres';

/** Idempotency keys are remembered for two days; a full token bucket for one. */
export async function forgetOldKeys(sql: ISql): Promise<void> {
  await sql`delete from emblem.idempotency where created_at < now() - interval '2 days'`;
  await sql`delete from emblem.rate_limit where updated_at < now() - interval '1 day'`;
  await forgetOldFigureChanges(sql);
}

/**
 * What was written a day ago is in the figures that anybody looked at since; who kept older ones sees by the horizon
 * that changes are missing, and makes them anew.
 */
async function forgetOldFigureChanges(sql: ISql): Promise<void> {
  await sql`
    with gone as (delete from emblem.figure_change where at < now() - interval '1 day' returning xid),
      latest as (select xid from gone order by xid desc limit 1)
    insert into emblem.figure_horizon as h (xid) select xid from latest
    on conflict (one) do update set xid = greatest(h.xid, excluded.xid)`;
}
