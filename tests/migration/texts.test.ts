/** Texts that were stored before they had one form take it; what would be called the same stays, and is told. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel} from '@emblem/schemas/node';
import {openDatabase, type MigratedDatabase} from './database';

const FILE = '0017-texts-in-one-form.sql';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(async () => {
  await database.close();
});

test('names, and texts within JSON, take their form; two that become one are told apart in the log', async () => {
  const model = loadModel();
  await database.migrate(model);
  const {sql} = database;
  const named = async (name: string): Promise<number> => {
    const [row] = await sql<{id: string}[]>`insert into role (role_name) values (${name}) returning id`;
    return Number(row?.id);
  };
  const [single, typed, kept] = [await named('Zoe\u0308'), await named('Cafe\u0301'), await named('Caf\u00e9')];
  const words = {words: ['\u1107\u1161\u11a8', 'plain']};
  await sql`
    with one as (insert into "user" (user_name, is_admin, state) values ('ann', false, 1) returning id)
    insert into saved_view (user_id, resource, name, query) select id, '/a', ${'e\u0301'}, ${sql.json(words)} from one`;
  const lines: string[] = [];
  database.review(FILE, readFileSync(join(__dirname, '../../backend/migrations', FILE), 'utf8'));
  await database.migrate(model, {log: line => lines.push(line)});
  expect(await sql`select id::int, role_name from role order by id`).toEqual([
    {id: single, role_name: 'Zo\u00eb'},
    {id: typed, role_name: 'Cafe\u0301'},
    {id: kept, role_name: 'Caf\u00e9'},
  ]);
  expect(await sql`select name, query from saved_view`).toEqual([
    {name: '\u00e9', query: {words: ['\ubc15', 'plain']}},
  ]);
  expect(lines.filter(line => line.includes('stays as it was typed'))).toEqual([
    expect.stringContaining(`role ${typed}: "role_name"`),
  ]);
});
