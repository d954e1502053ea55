/** Everything that the environment decides, read once at start. */
import type {BlockList} from 'node:net';
import {resolve} from 'node:path';
import {isDay} from '@emblem/schemas';
import {dataDirOf} from './data-dir';
import {readMail} from './mail';
import {readProviders} from './providers';
import {readProxies} from './proxies';
import {readQuotas} from './quotas';

export type World = 'none' | 'tiny' | 'demo' | 'large';

/** A bucket for the files, instead of the data folder. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** An external database; the embedded one when absent. */
  readonly databaseUrl: string | undefined;
  /** The embedded database, the stored files and the secrets live below it. */
  readonly dataDir: string;
  readonly s3: S3Config | undefined;
  /** What an empty database is filled with. */
  readonly seed: World;
  /** The day that it is made for, such as `2026-11-26`; today where the office is when absent. */
  readonly seedDay: string | undefined;
  /** The moment that the server takes for the present when it starts; the machine's own time when absent. */
  readonly clock: string | undefined;
  /** The loss that somebody has accepted at a prompt of `npm run dev`, by its digest. */
  readonly acceptLoss: string | undefined;
  /** Keys that secrets are sealed with, the present one first; those of the data folder when absent. */
  readonly keys: string | undefined;
  /** Connections to the database. */
  readonly poolSize: number;
  /** With fewer left on the disk of the data folder, the server takes no files and says that it is not ready. */
  readonly freeMegabytes: number;
  /** A statement for a request that takes longer is stopped. */
  readonly statementSeconds: number;
  /** The built console: `admin/dist`, or `ADMIN_DIST` where a console was built for other schemas. */
  readonly consoleDir: string;
  /** Proxies in front of Emblem, whose X-Forwarded-For tells where a request comes from. */
  readonly trustedProxies: BlockList;
  /** Seconds for which browsers are told to come by HTTPS only; 0 tells them nothing. */
  readonly hsts: number;
  /** Pages on one's own network are asked, too, when links on them are looked at. */
  readonly privatePages: boolean;
  /** The built design editor. */
  readonly editorDir: string;
}

const WORLDS: readonly World[] = ['none', 'tiny', 'demo', 'large'];

function portOf(value: string | undefined): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function secondsOf(value: string | undefined): number {
  const seconds = Number(value || 0);
  if (!Number.isInteger(seconds) || seconds < 0) throw new Error(`HSTS must be a number of seconds, not "${value}".`);
  return seconds;
}

const FREE_MEGABYTES = 64;

function megabytesOf(value: string | undefined): number {
  const megabytes = Number(value || FREE_MEGABYTES);
  if (!Number.isInteger(megabytes) || megabytes < 0)
    throw new Error(`FREE_MEGABYTES must be a number of megabytes, not "${value}".`);
  return megabytes;
}

/** For tests alone: the moment that the server takes for the present when it starts. */
function clockOf({EMBLEM_CLOCK: moment}: NodeJS.ProcessEnv): string | undefined {
  if (!moment) return undefined;
  if (Number.isNaN(Date.parse(moment)))
    throw new Error(`EMBLEM_CLOCK must be a moment such as 2026-02-28T23:50:00Z, not "${moment}".`);
  return moment;
}

/** The demo world is for a machine of one's own: not where others can reach it, and not in somebody's database. */
function worldOf(env: NodeJS.ProcessEnv): World {
  const {SEED, HOST, DATABASE_URL} = env;
  if (SEED === undefined || SEED === '') return HOST || DATABASE_URL ? 'none' : 'demo';
  const world = WORLDS.find(candidate => candidate === SEED);
  if (!world) throw new Error(`SEED must be one of ${WORLDS.join(', ')}, not "${SEED}".`);
  return world;
}

function seedDayOf({SEED_DAY: day}: NodeJS.ProcessEnv): string | undefined {
  if (!day) return undefined;
  if (!isDay(day)) throw new Error(`SEED_DAY must be a day such as 2026-11-26, not "${day}".`);
  return day;
}

function s3Of(env: NodeJS.ProcessEnv): S3Config | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_REGION: region,
  } = env;
  if (!endpoint && !bucket) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new Error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together.');
  return {endpoint, bucket, accessKey, secretKey, region: region || 'us-east-1'};
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const root = resolve(__dirname, '../../..');
  // A service of which only half is configured is said at the start, not at somebody's sign-in.
  readProviders(env);
  readMail(env);
  readQuotas(env);
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env.PORT),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: dataDirOf(env),
    s3: s3Of(env),
    seed: worldOf(env),
    seedDay: seedDayOf(env),
    clock: clockOf(env),
    acceptLoss: env.EMBLEM_ACCEPT_LOSS || undefined,
    keys: env.EMBLEM_KEY || undefined,
    poolSize: Number(env.POOL_SIZE) || 10,
    freeMegabytes: megabytesOf(env.FREE_MEGABYTES),
    statementSeconds: Number(env.STATEMENT_SECONDS) || 15,
    trustedProxies: readProxies(env),
    hsts: secondsOf(env.HSTS),
    privatePages: env.PRIVATE_PAGES === '1',
    consoleDir: resolve(env.ADMIN_DIST || resolve(root, 'admin/dist')),
    editorDir: resolve(root, 'editor/dist'),
  };
}
