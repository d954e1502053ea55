/** A database with a world in it, planted by the seed itself, and its records as they are on the wire. */
import {createHash} from 'node:crypto';
import type {Entity, Model} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {seedReference, seedWorld, type SeedInput, type World} from '@emblem/seed';
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {migrate} from '../../backend/src/database/migrate';
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

export const NOW = new Date('2026-05-06T09:30:00.000Z');

function selectList(entity: Entity): string {
  return entity.fields.filter(field => field.stored || field.join).map(({name, column, join}) => (join
    ? `(select coalesce(json_agg(j.${join.to} order by j.place), '[]') from "${join.table}" j where j."${join.from}" = t.id) as "${name}"`
    : `t."${column}" as "${name}"`)).join(', ');
}

async function checksumOf(sql: Sql, model: Model): Promise<string> {
  const hash = createHash('sha256');
  for (const entity of model.entities.values()) {
    const rows = await sql.unsafe(`select ${selectList(entity)} from "${entity.table}" t order by id`);
    hash.update(JSON.stringify([entity.key, rows]));
  }
  return hash.digest('hex');
}

export async function plant(work: (input: SeedInput) => Promise<void>): Promise<Planted> {
  const database = await emptyDatabase();
  const sql = connect(database.url, {max: 2});
  const model = loadModel();
  await migrate(sql, model);
  const files = new Map<string, string>();
  await work({
    sql, model, now: NOW, log: () => undefined, hashPassword: async text => `hash of ${text}`,
    async putFile(key, bytes, contentType) {
      if (bytes.length === 0) throw new Error(`${key} is empty.`);
      files.set(`/files/${key}`, contentType);
      return `/files/${key}`;
    },
  });
  return {
    sql, model, files,
    records: async key => sql.unsafe(`select ${selectList(model.entity(key))} from "${model.entity(key).table}" t order by id`),
    checksum: () => checksumOf(sql, model),
    async close() {
      await sql.end({timeout: 1});
      await database.drop();
    },
  };
}

export const plantWorld = (world: World): Promise<Planted> => plant(input => seedWorld(input, world));

export const plantReference = (): Promise<Planted> => plant(seedReference);
