/** The connection pool, with one reading of every SQL type. */
import {connect as connectSocket, type Socket} from 'node:net';
import postgres, {type Sql} from 'postgres';

const OID = {int8: 20, numeric: 1700, date: 1082, timestamp: 1114, timestamptz: 1184} as const;

export interface ConnectOptions {
  /** Connections in the pool. */
  readonly max?: number;
  /** A statement that takes longer is cancelled; 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /**
   * Plans each statement for its values, and never once for all: slower for what is simple, far better for what depends
   * on them.
   */
  readonly planEach?: boolean;
}

/** As the server writes times in UTC: `2026-03-01 09:30:00.25+00`. */
const USUAL_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Milliseconds and a `Z`. A time that JavaScript cannot hold, such as `infinity`, stays as PostgreSQL writes it. */
function isoTime(value: string): string {
  if (USUAL_TIME.test(value))
    return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  const zoned = value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = new Date(/[+-]\d\d:\d\d$/.test(zoned) ? zoned : `${zoned}Z`);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

function passText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

interface Place {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
}

/**
 * Opens the sockets of a pool. What is written goes out at once: the end of a COPY is a packet of its own, and would
 * lie for 40 ms until the server acknowledges the rows before it (Nagle's algorithm). Of several hosts each attempt
 * takes the next.
 */
function sockets(): (place: Place) => Socket {
  let attempts = 0;
  return ({host, port, path}) => {
    const index = attempts % host.length;
    attempts += 1;
    return path ? connectSocket({path}) : connectSocket({host: host[index], port: port[index] ?? 5432, noDelay: true});
  };
}

/**
 * `bigint` is a number (our ids stay below 2^53), `numeric` and `date` are texts, times are ISO 8601 in UTC.
 * The search path is set because a user called `emblem` would otherwise find the engine's own schema before `public`.
 */
export function connect(
  url: string,
  {max = 10, statementTimeoutMs = 60_000, planEach = false}: ConnectOptions = {},
): Sql {
  const options = {
    max,
    socket: sockets(),
    onnotice: () => undefined,
    connection: {
      application_name: 'emblem',
      TimeZone: 'UTC',
      search_path: 'public',
      statement_timeout: statementTimeoutMs,
      ...(planEach ? {plan_cache_mode: 'force_custom_plan'} : {}),
    },
    types: {
      bigint: {to: OID.int8, from: [OID.int8], serialize: String, parse: Number},
      numeric: {to: OID.numeric, from: [OID.numeric], serialize: String, parse: String},
      date: {to: OID.date, from: [OID.date], serialize: passText, parse: String},
      timestamptz: {to: OID.timestamptz, from: [OID.timestamptz, OID.timestamp], serialize: passText, parse: isoTime},
    },
  };
  return postgres(url, options);
}

/** Whether the database can be asked anything; never throws. */
export async function answers(sql: Sql): Promise<boolean> {
  return sql`select 1`.then(
    () => true,
    () => false,
  );
}
