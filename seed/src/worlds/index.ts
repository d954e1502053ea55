/** Reference data and worlds, each written in one transaction: a world is there as a whole or not at all. */
import type {TransactionSql} from 'postgres';
import {LARGE_ENTITIES} from '../large/large';
import {insertReference} from '../reference';
import {DatabaseStore} from '../store/database-store';
import type {Store} from '../store/store';
import type {SeedInput, World} from '../types';
import type {WorldContext} from './world-context';
import {insertProducts} from './designs';
import {insertOrganisation} from './organisation';
import {insertLargeTrade} from './trade';
import {calendarOf, insertBusiness, insertFiles, prepare, prepareReference} from './world';

async function isTableEmpty(sql: TransactionSql | SeedInput['sql'], table: string): Promise<boolean> {
  const rows = await sql`select 1 from ${sql(table)} limit 1`;
  return rows.length === 0;
}

async function inTransaction(
  {sql, model}: SeedInput,
  now: string,
  work: (sql: TransactionSql, store: Store) => Promise<void>,
): Promise<void> {
  await sql.begin(async transaction => {
    await transaction`set local statement_timeout = 0`;
    const store = new DatabaseStore(transaction, model, now);
    await work(transaction, store);
    await store.finish();
  });
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
  await inTransaction(input, calendarOf(input).now, async (sql, store) => {
    if (!(await isTableEmpty(sql, input.model.entity('country').table))) return;
    input.log('reference data');
    await insertReference(store, reference);
  });
}

async function insertLargeWorld(sql: TransactionSql, build: WorldContext): Promise<void> {
  const organisation = await insertOrganisation(build, true);
  await insertProducts(build);
  await insertLargeTrade(sql, build, organisation);
}

/**
 * Fills an empty database, reference data included. All accounts have the password `emblem-demo`.
 * Throws, with nothing written, where the schemas do not have what the world is made of.
 */
export async function seedWorld(input: SeedInput, world: World): Promise<void> {
  input.log(`world "${world}"`);
  const {build, files} = await prepare(input, world);
  await inTransaction(input, build.calendar.now, async (sql, store) => {
    if (await isTableEmpty(sql, input.model.entity('country').table)) await insertReference(store, build.reference);
    await (world === 'large' ? insertLargeWorld(sql, {...build, store}) : insertBusiness({...build, store}));
    await insertFiles(store, files);
  });
  input.log('  statistics');
  // Without them the first questions are planned as if every table were empty, lists of references included.
  if (world === 'large')
    for (const key of LARGE_ENTITIES) await input.sql`vacuum (analyze) ${input.sql(input.model.entity(key).table)}`;
  else await input.sql`analyze`;
}
