/** What has been written since figures were kept. Triggers note it in the transaction that writes. */
import type {ISql} from 'postgres';
import type {PartialChunk} from './partial';

export interface Change {
  readonly source: string;
  /** The column by which rows count on the day. */
  readonly time: string | null;
  /** On the clock of UTC; null where a row counts on no day. */
  readonly day: string | null;
  /** The rows that were written; null where days or all are told. */
  readonly ids: readonly number[] | null;
  /** Any row may be another one. */
  readonly ofAll: boolean;
}

export interface State {
  readonly snapshot: string;
  readonly server: string;
  /** Whether all that was written since the earlier snapshot is still noted. */
  readonly isNoted: boolean;
  readonly changes: readonly Change[];
}

/**
 * In one statement, and so of one moment. What was not over in the earlier snapshot and is now, is a change, in
 * whichever order transactions began and ended; numbers of transactions that are yet to come are of another database,
 * whose rows were copied here. `since` is an earlier `snapshot` of the same server.
 */
export async function stateOf(sql: ISql, sources: readonly string[], since: string | undefined): Promise<State> {
  const [row] = await sql<[State]>`
    select pg_current_snapshot()::text as snapshot,
      (select oid::text from pg_database where datname = current_database()) || ' ' ||
        (select system_identifier::text from pg_control_system()) || ' ' || pg_postmaster_start_time()::text as server,
      ${since ?? null}::pg_snapshot is not null and not exists (select from emblem.figure_horizon
        where xid >= pg_snapshot_xmin(${since ?? null}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot()))
        as "isNoted",
      coalesce((select jsonb_agg(c) from (
        select distinct source, time, day, ids, of_all as "ofAll" from emblem.figure_change
        where ${since ?? null}::pg_snapshot is not null and source = any (${sql.array([...sources])}::text[])
          and xid >= pg_snapshot_xmin(${since ?? null}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xid, ${since ?? null}::pg_snapshot)) c), '[]') as changes`;
  return row;
}

const DAY = 86_400_000;

/** What decides whether a change is about a chunk. */
export interface Counting {
  /** The table of the records that are counted. */
  readonly source: string;
  /** The column of the time by which they count. */
  readonly time: string;
  /** They count by days and not by instants. */
  readonly days: boolean;
  /** The table of the rates: each counts from its day on. */
  readonly rates: string;
}

/** A change with the milliseconds since 1970 at which its day begins. */
interface Dated extends Change {
  readonly start: number;
}

function isOf(
  {source, time, day, ofAll, start}: Dated,
  {from, to, ...chunk}: PartialChunk,
  counting: Counting,
): boolean {
  if (ofAll) return true;
  if (source === counting.rates) return day === null || day <= to || start < chunk.end;
  if (source !== counting.source) return true;
  if (day === null || time !== counting.time) return false;
  return counting.days ? from <= day && day <= to : start < chunk.end && start + DAY > chunk.start;
}

/** The chunks whose figures may be others by what was written. */
export function changedAmong(
  chunks: Iterable<PartialChunk>,
  changes: readonly Change[],
  counting: Counting,
): ReadonlySet<PartialChunk> {
  const dated = changes.map((change): Dated => ({...change, start: Date.parse(change.day ?? '')}));
  return new Set([...chunks].filter(chunk => dated.some(change => isOf(change, chunk, counting))));
}
