#!/usr/bin/env node
/**
 * `node seed/dist/cli.js <world> [<times>]`: fills the migrated, empty database at DATABASE_URL; files go below
 * DATA_DIR (`.data`). SEED_DAY is the day that the world is made for, today when absent.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {hash} from '@node-rs/argon2';
import {isDay} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import postgres from 'postgres';
import {isEmpty, seedWorld, WORLDS, type SeedInput} from './index';

function inputFor(sql: SeedInput['sql'], dataDir: string, scale: number, day: string | undefined): SeedInput {
  const begun = performance.now();
  return {
    sql,
    scale,
    day,
    model: loadModel(),
    hashPassword: text => hash(text),
    log: line => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`),
    async putFile(key, bytes) {
      const file = join(dataDir, 'files/public', key);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, bytes);
      return `/files/public/${key}`;
    },
  };
}

async function main(): Promise<void> {
  const world = WORLDS.find(name => name === process.argv[2]);
  const url = process.env.DATABASE_URL;
  const scale = Number(process.argv[3] ?? 1);
  if (!world || !url || !Number.isInteger(scale) || scale < 1)
    throw new Error(`Usage: DATABASE_URL=... node seed/dist/cli.js ${WORLDS.join('|')} [<times>]`);
  const day = process.env.SEED_DAY || undefined;
  if (day !== undefined && !isDay(day)) throw new Error(`SEED_DAY must be a day such as 2026-11-26, not "${day}".`);
  // A role may be called like the engine's own schema, which PostgreSQL would then look into first.
  const sql = postgres(url, {onnotice: () => undefined, connection: {search_path: 'public'}});
  try {
    const input = inputFor(sql, resolve(process.env.DATA_DIR ?? '.data'), scale, day);
    if (!(await isEmpty(input))) throw new Error('The database has users already; worlds are for empty databases.');
    await seedWorld(input, world);
    input.log('done');
  } finally {
    await sql.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
