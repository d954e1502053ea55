/** The SQL of a predicate is of the kind that PostgreSQL answers from an index. */
import type {Predicate} from '@emblem/schemas';
import {compilePredicate} from '../../backend/src/read/predicate';
import {openDatabase, type PredicateDatabase} from './database';
import {createTables, model, thing} from './world';

const NOBODY = {actor: {id: null, departmentIds: [], roleIds: [], platformIds: [2, 3], memberId: null, email: null}, now: '2024-01-01T00:00:00.000Z'};

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
  const {sql} = database;
  await createTables(sql);
  for (const column of ['title', 'amount', 'count', 'at', 'owner']) await sql`create index on thing (${sql(column)})`;
  await sql`create extension if not exists pg_trgm`;
  await sql`create index thing_note on thing using gin (note gin_trgm_ops)`;
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
