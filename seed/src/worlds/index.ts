/** Reference data and worlds, each written in one transaction: a world is there as a whole or not at all. */
import {loadNavigation} from '@emblem/schemas/node';
import type {TransactionSql} from 'postgres';
import {Calendar} from '../calendar';
import {LARGE_ENTITIES} from '../large/large';
import {insertReference, referenceData, type Reference} from '../reference';
import {KeptFiles} from '../store/kept-files';
import {Store} from '../store/store';
import {DEMO_PASSWORD, type SeedInput, type World} from '../types';
import type {Build} from './build';
import {insertDesigns, insertProducts} from './designs';
import {insertOrganisation} from './organisation';
import {insertLargeTrade, insertTrade} from './trade';

async function isTableEmpty(sql: TransactionSql | SeedInput['sql'], table: string): Promise<boolean> {
  const rows = await sql`select 1 from ${sql(table)} limit 1`;
  return rows.length === 0;
}

async function inTransaction(
  input: SeedInput,
  work: (sql: TransactionSql, store: Store) => Promise<void>,
): Promise<void> {
  const now = (input.now ?? new Date()).toISOString();
  await input.sql.begin(async sql => {
    await sql`set local statement_timeout = 0`;
    const store = new Store(sql, input.model, now);
    await work(sql, store);
    await store.finish();
  });
}

async function prepareReference(input: SeedInput, few: boolean): Promise<Reference> {
  return referenceData(input, input.navigation ?? loadNavigation(), few);
}

/** True while there is no staff account, so nobody could have worked with the database yet. */
export function isEmpty({sql, model}: Pick<SeedInput, 'sql' | 'model'>): Promise<boolean> {
  return isTableEmpty(sql, model.entity('user').table);
}

/**
 * Places, currencies, languages, the default platform, departments, roles and authorities. Does nothing where there are
 * countries.
 */
export async function seedReference(input: SeedInput): Promise<void> {
  const reference = await prepareReference(input, false);
  await inTransaction(input, async (sql, store) => {
    if (!(await isTableEmpty(sql, input.model.entity('country').table))) return;
    input.log('reference data');
    await insertReference(store, reference);
  });
}

async function insertWorld(sql: TransactionSql, build: Build, world: World): Promise<void> {
  const {input, store, reference} = build;
  if (await isTableEmpty(sql, input.model.entity('country').table)) await insertReference(store, reference);
  const organisation = await insertOrganisation(build, world === 'large');
  if (world === 'large') {
    await insertProducts(build);
    await insertLargeTrade(sql, build, organisation);
  } else {
    await insertTrade(build, organisation, await insertDesigns(build, organisation));
  }
}

/**
 * Fills an empty database, reference data included. All accounts have the password `emblem-demo`.
 * Throws, with nothing written, where the schemas do not have what the world is made of.
 */
export async function seedWorld(input: SeedInput, world: World): Promise<void> {
  const few = world === 'tiny';
  input.log(`world "${world}"`);
  const files = new KeptFiles(input);
  const keeping = {...input, putFile: files.put};
  const reference = await prepareReference(keeping, few);
  const passwordHash = await input.hashPassword(DEMO_PASSWORD);
  const calendar = new Calendar(input.now ?? new Date());
  await inTransaction(input, async (sql, store) => {
    await insertWorld(sql, {input: keeping, store, reference, calendar, few, passwordHash}, world);
    await store.insert('file', files.rows());
  });
  input.log('  statistics');
  // Without them the first questions are planned as if every table were empty, lists of references included.
  if (world === 'large')
    for (const key of LARGE_ENTITIES) await input.sql`vacuum (analyze) ${input.sql(input.model.entity(key).table)}`;
  else await input.sql`analyze`;
}
