/** Rate limits in the database: they hold for all processes and outlive a restart. */
import type {Fragment, ISql} from 'postgres';

export interface Limit {
  /** Attempts in one burst. */
  readonly capacity: number;
  /** Attempts that come back each second. */
  readonly perSecond: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** Seconds until the next attempt is allowed; 0 when this one is. */
  readonly retryAfter: number;
}

/** What the bucket holds by now. */
function filledTokens(sql: ISql, capacity: number, perSecond: number): Fragment {
  return sql`least(${capacity}::float8,
    l.tokens + extract(epoch from now() - l.updated_at)::float8 * ${perSecond}::float8)`;
}

/**
 * Takes one or more tokens of a bucket in one statement. A refused attempt costs nothing; more than the bucket holds at
 * its fullest is always refused.
 */
export async function takeToken(sql: ISql, key: string, {capacity, perSecond}: Limit, amount = 1): Promise<Taken> {
  const rows: readonly {tokens: number}[] = await sql`
    insert into emblem.rate_limit as l (key, tokens, updated_at)
    select ${key}, ${capacity - amount}::float8, now() where ${amount}::float8 <= ${capacity}::float8
    on conflict (key) do update set tokens = ${filledTokens(sql, capacity, perSecond)} - ${amount}::float8,
      updated_at = now()
    where ${filledTokens(sql, capacity, perSecond)} >= ${amount}::float8
    returning tokens`;
  if (rows.length > 0) return {allowed: true, retryAfter: 0};
  const found: readonly {missing: number}[] = await sql`
    select
      ${amount}::float8 - (tokens + extract(epoch from now() - updated_at)::float8 * ${perSecond}::float8) as missing
    from emblem.rate_limit where key = ${key}`;
  return {allowed: false, retryAfter: Math.max(1, Math.ceil((found[0]?.missing ?? amount) / perSecond))};
}
