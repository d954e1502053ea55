/** The SQL of a predicate is of the kind that PostgreSQL answers from an index. */
import type {Predicate} from '@emblem/schemas';
import {compilePredicate} from '../../backend/src/read/predicate';
import {openDatabase, type PredicateDatabase} from './database';
import {createTables, model, thing} from './world';

const NOBODY = {
  actor: {
    id: null,
    departmentIds: [],
    roleIds: [],
    platformIds: [2, 3],
    marketPlatformIds: [],
    memberId: null,
    email: null,
  },
  now: '2024-01-01T00:00:00.000Z',
};

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
  const {sql} = database;
  await createTables(sql);
  for (const column of ['title', 'amount', 'count', 'at', 'owner']) await sql`create index on thing (${sql(column)})`;
  await sql`create extension if not exists pg_trgm`;
  await sql`create index thing_note on thing using gin ((normalize(note, nfkc)) gin_trgm_ops)`;
  await sql`set enable_seqscan = off`;
});

afterAll(async () => {
  await database.close();
});

test.each<[string, Predicate]>([
  ['an equal text', {eq: ['title', 'x']}],
  ['an equal decimal', {eq: ['amount', '1.00']}],
  ['an empty property', {eq: ['count', null]}],
  ['a range of times', {all: [{gte: ['at', '2024-01-01']}, {lt: ['at', {now: 'time'}]}]}],
  ['a list', {in: ['count', [1, 2, 3]]}],
  ['a list of the actor', {in: ['owner', {actor: 'platformIds'}]}],
  ['a text within', {contains: ['note', 'plating']}],
  ['the negation of an inequality', {not: {ne: ['owner', 5]}}],
])('%s', async (_name, predicate) => {
  const {sql} = database;
  const condition = compilePredicate(sql, thing, model, predicate, NOBODY, field => sql`t.${sql(field.column)}`);
  const plan = await sql`explain select id from thing t where ${condition}`.values();
  expect(plan.flat().join('\n')).toMatch(/Index Cond/);
});

test.each<[string, Predicate]>([
  ['a relation', {has: ['owner', {eq: ['name', 'x']}]}],
  ['a list of relations', {has: ['others', {eq: ['name', 'x']}]}],
  ['a relation of a relation', {has: ['owner', {has: ['boss', {eq: ['name', 'x']}]}]}],
])(
  '%s is looked for row by row where a value is wanted, and not gathered for all rows beforehand',
  async (_name, predicate) => {
    const {sql} = database;
    const planOf = async (perRow: boolean) => {
      const value = compilePredicate(
        sql,
        thing,
        model,
        predicate,
        NOBODY,
        field => sql`t.${sql(field.join ? 'id' : field.column)}`,
        undefined,
        {perRow},
      );
      return (await sql`explain select ${value} from thing t`.values()).flat().join('\n');
    };
    expect(await planOf(true)).toMatch(/= t\.(?:owner|id)\)/);
    expect(await planOf(false)).not.toMatch(/= t\.(?:owner|id)\)/);
  },
);
