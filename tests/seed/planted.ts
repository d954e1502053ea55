/** A database with a world in it, planted by the seed itself, and its records as they are on the wire. */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Entity, Model} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import type {World} from '@emblem/seed';
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {Calendar} from '../../seed/src/calendar';
import {emptyDatabase} from '../harness/database';

export type Values = Readonly<Record<string, unknown>>;

export interface Planted {
  readonly sql: Sql;
  readonly model: Model;
  /** Address to content type of every file that was kept. */
  readonly files: ReadonlyMap<string, string>;
  /** All records of an entity by id, with the properties that are stored. */
  records(key: string): Promise<readonly Values[]>;
  /** A checksum over every table. */
  checksum(): Promise<string>;
  close(): Promise<void>;
}

/** What is planted has happened before it. */
export const DAY = '2026-05-06';
export const NOW = new Date(new Calendar(DAY).now);

function selectList(entity: Entity): string {
  return entity.fields
    .filter(field => field.stored || field.join)
    .map(({name, column, join}) =>
      join
        ? `(select coalesce(json_agg(j.${join.to} order by j.place), '[]') from "${join.table}" j where ` +
          `j."${join.from}" = t.id) as "${name}"`
        : `t."${column}" as "${name}"`,
    )
    .join(', ');
}

async function checksumOf(sql: Sql, model: Model): Promise<string> {
  const hash = createHash('sha256');
  for (const entity of model.entities.values()) {
    const rows = await sql.unsafe(`select ${selectList(entity)} from "${entity.table}" t order by id`);
    hash.update(JSON.stringify([entity.key, rows]));
  }
  return hash.digest('hex');
}

const run = promisify(execFile);
/** Addresses of a few thousand files. */
const MAX_OUTPUT = 16_000_000;

/** In a process of its own: within a test, everything that draws or counts takes several times as long. */
async function plant(world: World | 'reference'): Promise<Planted> {
  const database = await emptyDatabase();
  const {stdout} = await run(process.execPath, [join(__dirname, 'plant.cjs'), database.url, DAY, world], {
    maxBuffer: MAX_OUTPUT,
  });
  const kept: readonly (readonly [string, string])[] = JSON.parse(stdout);
  const files = new Map(kept);
  const sql = connect(database.url, {max: 2});
  const model = loadModel();
  return {
    sql,
    model,
    files,
    records: async key =>
      sql.unsafe(`select ${selectList(model.entity(key))} from "${model.entity(key).table}" t order by id`),
    checksum: () => checksumOf(sql, model),
    async close() {
      await sql.end({timeout: 1});
      await database.drop();
    },
  };
}

export const plantWorld = (world: World): Promise<Planted> => plant(world);

export const plantReference = (): Promise<Planted> => plant('reference');
