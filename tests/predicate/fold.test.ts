/** The folding of width and case in JavaScript is the one that PostgreSQL uses, for every character there is. */
import {fold} from '@emblem/schemas/predicate';
import {openDatabase, type PredicateDatabase} from './database';

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(async () => {
  await database.close();
});

interface Folded {
  readonly code: number;
  readonly folded: string;
}

test('every character is folded as PostgreSQL makes it plain and small', async () => {
  const plane = 0x10000;
  for (let start = 0; start < 17 * plane; start += plane) {
    const rows = await database.sql<Folded[]>`
      select code, lower(normalize(chr(code), nfkc)) as folded
      from generate_series(${Math.max(start, 1)}::int, ${start + plane - 1}::int) as code
      where code < 55296 or code > 57343`;
    const others = rows.filter(({code, folded}) => fold(String.fromCodePoint(code)) !== folded);
    expect(others.map(({code}) => code.toString(16))).toEqual([]);
  }
});

test.each([
  ['ＡＮＮ', 'ann'],
  ['ｶﾞｰﾄﾞ', 'ガード'],
  ['ﬁne ½ m²', 'fine 1⁄2 m2'],
  ['Zoe\u0308', 'zo\u00eb'],
])('%s is looked for as %s', async (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(await database.sql`select lower(normalize(${text}::text, nfkc)) as folded`).toEqual([{folded}]);
});

test('ILIKE compares as lower() does, character by character', async () => {
  const rows = await database.sql`
    select count(*)::int from generate_series(1, 65535) as code, lateral (select chr(code) as c) as one
    where (code < 55296 or code > 57343) and c not in ('\\', '%', '_') and not (c ilike lower(c))`.values();
  expect(rows).toEqual([[0]]);
});
