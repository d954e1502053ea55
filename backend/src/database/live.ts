/** Who is connected, over all processes. A process that is gone is known by its silence, and its sockets go with it. */
import type {ISql, Sql} from 'postgres';

/** A process says so often that it lives ... */
export const HEARTBEAT_MS = 15_000;
/** ... and counts as gone when it has been silent for this long. */
const SILENT_SECONDS = 60;

export interface LiveSocket {
  readonly id: string;
  readonly processId: string;
  readonly userId: number;
  readonly channel: string;
}

export interface Online {
  readonly userId: number;
  readonly sockets: number;
  /** ISO 8601. */
  readonly since: string;
}

/** Says that the process lives, and forgets those that do not. */
export async function beat(sql: Sql, processId: string): Promise<void> {
  await sql`insert into emblem.live_process (id) values (${processId}) on conflict (id) do update set seen_at = now()`;
  await sql`delete from emblem.live_process where seen_at < now() - make_interval(secs => ${SILENT_SECONDS})`;
}

/**
 * False when the user has `limit` sockets already; processes that admit at the same moment may exceed it by one each.
 */
export async function addSocket(
  sql: Sql,
  {id, processId, userId, channel}: LiveSocket,
  limit: number,
): Promise<boolean> {
  const added = await sql`
    insert into emblem.live_socket (id, process_id, user_id, channel)
    select ${id}::uuid, ${processId}::uuid, ${userId}::bigint, ${channel}
    where (select count(*) from emblem.live_socket s join emblem.live_process p on p.id = s.process_id
      where s.user_id = ${userId} and p.seen_at > now() - make_interval(secs => ${SILENT_SECONDS})) < ${limit}`;
  return added.count === 1;
}

export async function removeSocket(sql: Sql, id: string): Promise<void> {
  await sql`delete from emblem.live_socket where id = ${id}`;
}

export async function removeProcess(sql: Sql, processId: string): Promise<void> {
  await sql`delete from emblem.live_process where id = ${processId}`;
}

/** The users with a socket on one of the channels, the one who came first in front. */
export async function online(sql: ISql, channels: readonly string[]): Promise<readonly Online[]> {
  const rows: readonly Online[] = await sql`
    select s.user_id as "userId", count(*)::int as sockets, min(s.since) as since
    from emblem.live_socket s join emblem.live_process p on p.id = s.process_id
    where p.seen_at > now() - make_interval(secs => ${SILENT_SECONDS}) and s.channel = any (${[...channels]})
    group by s.user_id order by min(s.since), s.user_id`;
  return rows;
}
