/** Fills an empty database with its first world, or makes its first administrator. */
import {randomBytes} from 'node:crypto';
import {SYSTEM} from '../actor';
import {hashPassword} from '../access/credentials/password';
import type {SeedInput} from '@emblem/seed';
import {fileKey, pathOfKey} from '../files/key';
import {connect} from '../database/connection';
import {lock} from '../database/lock';
import {count} from '../read';
import {create} from '../write';
import {contextOf, type Engine} from '../engine';
import {log} from '../log';

async function isEmpty(engine: Engine): Promise<boolean> {
  return (await count(contextOf(engine, SYSTEM), 'user')) === 0;
}

function seedInput({config, sql, model, navigation, files}: Engine): SeedInput {
  return {
    sql,
    model,
    navigation,
    day: config.seedDay,
    hashPassword,
    log,
    async putFile(key, bytes) {
      const stored = fileKey(`public/${key}`);
      await files.store.write(stored, bytes);
      return pathOfKey(stored);
    },
  };
}

/** Shown once and stored only as its hash. */
async function firstAdministrator(engine: Engine): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  await create(contextOf(engine, SYSTEM), 'user', {
    userName: 'admin',
    realName: 'Administrator',
    isAdmin: true,
    password,
  });
  log(`the first administrator is "admin" with the password ${password} (shown this once; change it after signing in)`);
}

async function fill(engine: Engine): Promise<void> {
  const begun = performance.now();
  const world = engine.config.seed;
  const {seedReference, seedWorld} = await import('@emblem/seed');
  if (world === 'none') {
    await seedReference(seedInput(engine));
    await firstAdministrator(engine);
  } else await seedWorld(seedInput(engine), world);
  log(`seed: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** One process at a time, by a connection of its own: who comes second waits, and finds the world there. */
export async function fillEmpty(engine: Engine, databaseUrl: string): Promise<void> {
  if (!(await isEmpty(engine))) return;
  const turn = connect(databaseUrl, {max: 1, statementTimeoutMs: 0});
  try {
    await turn.begin(async held => {
      await lock(held, 'first world');
      if (await isEmpty(engine)) await fill(engine);
    });
  } finally {
    await turn.end({timeout: 5});
  }
}
