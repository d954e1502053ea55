/** The case folding of JavaScript is the one that PostgreSQL uses, for every character there is. */
import {fold} from '@emblem/schemas/predicate';
import {openDatabase, type PredicateDatabase} from './database';

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(async () => {
  await database.close();
});

function charactersBetween(first: number, last: number): string {
  const codes = Array.from({length: last - first + 1}, (_, index) => first + index);
  return codes
    .filter(code => code < 0xd800 || code > 0xdfff)
    .map(code => String.fromCodePoint(code))
    .join('');
}

test('every character is folded as lower() of PostgreSQL folds it', async () => {
  const plane = 0x10000;
  for (let start = 0; start < 17 * plane; start += plane) {
    const text = charactersBetween(Math.max(start, 1), start + plane - 1);
    const rows = await database.sql`select lower(${text}::text) as lower`.values();
    expect(fold(text) === rows[0]?.[0]).toBe(true);
  }
});

test('ILIKE compares as lower() does, character by character', async () => {
  const rows = await database.sql`
    select count(*)::int from generate_series(1, 65535) as code, lateral (select chr(code) as c) as one
    where (code < 55296 or code > 57343) and c not in ('\\', '%', '_') and not (c ilike lower(c))`.values();
  expect(rows).toEqual([[0]]);
});
