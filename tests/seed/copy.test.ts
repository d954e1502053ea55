/** Many rows at once end with what the database says of them, however few they are. */
import type {Sql} from 'postgres';
import {copyInto} from '../../seed/src/store/copy';
import {connect} from '../../backend/src/database/connection';
import {emptyDatabase, type TestDatabase} from '../harness/database';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await emptyDatabase();
  sql = connect(database.url, {max: 2});
  await sql`create table kept (id bigint primary key, name text not null default 'nameless')`;
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const copy = (lines: readonly string[], table = 'kept') => sql.begin(tx => copyInto(tx, table, ['id', 'name'], lines));
const many = (last: string) => [...Array.from({length: 60_000}, (_, index) => `${index + 10}\tsome name\n`), last];

test.each([
  ['a single one', ['1\t\\N\n']],
  ['the last of many', many('9\t\\N\n')],
  ['the first of many', ['9\t\\N\n', ...many('8\tlast\n')]],
])('a null where none may be is told, and nothing stays: %s', async (_, lines) => {
  await expect(copy(lines)).rejects.toMatchObject({code: '23502', column_name: 'name'});
  expect(await sql`select 1 from kept`).toHaveLength(0);
});

test('a table that is not there is told, and lines that cannot be made end it', async () => {
  await expect(copy(['1\ta\n'], 'lost')).rejects.toMatchObject({code: '42P01'});
  const broken = (function* lines() {
    yield '1\ta\n';
    throw new Error('No more.');
  })();
  await expect(sql.begin(tx => copyInto(tx, 'kept', ['id', 'name'], broken))).rejects.toThrow('No more.');
  await copy(['1\ta\n', '2\tb\n']);
  expect(await sql`select name from kept order by id`).toEqual([{name: 'a'}, {name: 'b'}]);
});
