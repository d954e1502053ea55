/** One reading of every SQL type, whatever the database's own settings. */
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {emptyDatabase, type TestDatabase} from '../harness/database';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await emptyDatabase();
  sql = connect(database.url, {max: 1});
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('ids are numbers, decimals and dates texts, times ISO 8601 in UTC with milliseconds', async () => {
  const [row] = await sql`
    select 9007199254740991::bigint as id, 1.10::numeric(14,2) as money, date '2024-02-29' as day,
      '2024-03-01 01:02:03.456789+05:30'::timestamptz as at,
      timestamp '2024-03-01 01:02:03' as plain, '2024-03-01 00:00:00+00'::timestamptz as midnight,
      array[1, 2]::bigint[] as ids, null::bigint as none,
      '{"a": [1.50]}'::jsonb as json, 0.1::float8 as ratio`;
  expect(row).toEqual({
    id: 9007199254740991,
    money: '1.10',
    day: '2024-02-29',
    at: '2024-02-29T19:32:03.456Z',
    plain: '2024-03-01T01:02:03.000Z',
    midnight: '2024-03-01T00:00:00.000Z',
    ids: [1, 2],
    none: null,
    json: {a: [1.5]},
    ratio: 0.1,
  });
});

test('what is read can be written back', async () => {
  await sql`
    create temporary table kept (id bigint, money numeric(14,2), day date, at timestamptz, ids bigint[], json jsonb)`;
  const values = {id: 5, money: '-0.05', day: '0099-01-31', at: '1969-12-31T23:59:59.999Z', json: {zh: '图'}};
  await sql`insert into kept ${sql({...values, json: sql.json(values.json)})}`;
  const [row] = await sql`select id, money, day, at, json from kept`;
  expect(row).toEqual(values);
});

test('a statement that takes too long is cancelled', async () => {
  // Long enough for the driver's own first question of a connection, which fails as all others do.
  const hasty = connect(database.url, {max: 1, statementTimeoutMs: 1000});
  await expect(hasty`select pg_sleep(30)`).rejects.toMatchObject({code: '57014'});
  await hasty.end();
});

test('a statement that fails after its first rows leaves no gaps in what is read next', async () => {
  await expect(sql`select 1 / (4 - n) as share from generate_series(1, 9) n`).rejects.toMatchObject({code: '22012'});
  const rows = await sql`select n from generate_series(1, 2) n`;
  expect([...rows]).toEqual([{n: 1}, {n: 2}]);
});
