/** Fills an empty database with its first world, or makes its first administrator. */
import {randomBytes} from 'node:crypto';
import {SYSTEM} from '../access/actor';
import {hashPassword} from '../access/password';
import type {World} from '../config';
import {count} from '../read';
import {create} from '../write';
import {contextOf, type Engine} from './keys';
import {log} from './log';

async function isEmpty(engine: Engine): Promise<boolean> {
  return await count(contextOf(engine, SYSTEM), 'user') === 0;
}

async function plant(engine: Engine, world: Exclude<World, 'none'>): Promise<void> {
  const {seedReference, seedWorld} = await import('@emblem/seed');
  const {sql, model, navigation, files} = engine;
  const input = {
    sql, model, navigation, hashPassword, log,
    async putFile(key: string, bytes: Uint8Array): Promise<string> {
      await files.store.write(`public/${key}`, bytes);
      return `/files/public/${key}`;
    },
  };
  const begun = Date.now();
  await seedReference(input);
  await seedWorld(input, world);
  log(`seed: the ${world} world stands after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** Shown once and stored only as its hash. */
async function firstAdministrator(engine: Engine): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  await create(contextOf(engine, SYSTEM), 'user', {userName: 'admin', realName: 'Administrator', isAdmin: true, password});
  log(`the first administrator is "admin" with the password ${password} (shown this once; change it after signing in)`);
}

export async function fillEmpty(engine: Engine): Promise<void> {
  if (!await isEmpty(engine)) return;
  if (engine.config.seed === 'none') await firstAdministrator(engine);
  else await plant(engine, engine.config.seed);
}
