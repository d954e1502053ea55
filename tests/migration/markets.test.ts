/** Sites that were marked as FD, or whose language is German, are of those markets afterwards, and it is said which. */
import {join} from 'node:path';
import {loadModel, loadNavigation, readEntitySchemas} from '@emblem/schemas/node';
import {compileModel, type EntitySchema} from '@emblem/schemas';
import {openDatabase, type MigratedDatabase} from './database';
import {property} from './schemas';

const MIGRATIONS = join(__dirname, '../../backend/migrations');

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(async () => {
  await database.close();
});

/** As sites were before they had markets. */
function withoutMarket(schema: EntitySchema): EntitySchema {
  if (schema.$id !== 'project') return schema;
  const {market: _market, ...properties} = schema.properties;
  return {...schema, properties: {...properties, isFd: property('f12', {type: 'integer', default: 0})}};
}

test('a site becomes of one market; where both marks held, FD wins', async () => {
  const {sql} = database;
  await database.migrate(compileModel(readEntitySchemas().map(withoutMarket)));
  await sql`insert into language (id, language, name) values (1, 'en-us', 'English'), (2, 'de', 'Deutsch')`;
  await sql`
    insert into project (pro_name, sort, default_language_id, is_fd)
    values ('plain', 1, 1, 0), ('fd', 2, 1, 1), ('german', 3, 2, 0), ('both', 4, 2, 1), ('none', 5, null, 0)`;
  const said: string[] = [];
  await database.migrate(loadModel(), {
    migrations: MIGRATIONS,
    navigation: loadNavigation(),
    log: line => said.push(line),
  });
  const sites: readonly {pro_name: string; market: string}[] =
    await sql`select pro_name, market from project order by sort`;
  expect(sites.map(({pro_name, market}) => [pro_name, market])).toEqual([
    ['plain', 'standard'],
    ['fd', 'fd'],
    ['german', 'german'],
    ['both', 'fd'],
    ['none', 'standard'],
  ]);
  expect(said.filter(line => line.includes('is of the market')).map(line => line.replace(/site \d+/, 'site'))).toEqual([
    'migrations: site (fd) is of the market "fd"',
    'migrations: site (german) is of the market "german"',
    'migrations: site (both) is of the market "fd"',
  ]);
});
