/** SQL and JavaScript give the same answer to every predicate on every record. */
import {checkPredicate, evaluate, type Predicate, type PredicateContext, type Related} from '@emblem/schemas';
import fc from 'fast-check';
import {compilePredicate, compilePredicateValue} from '../../backend/src/read/predicate';
import {openDatabase, type PredicateDatabase} from './database';
import {scenario} from './arbitraries';
import {createTables, fill, model, thing, type Person, type Thing} from './world';

const PREDICATES_PER_RUN = 20;
/** About 300 answers each; `PREDICATE_RUNS` asks for more. */
const RUNS = Number(process.env.PREDICATE_RUNS ?? 100);

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await createTables(database.sql);
});

afterAll(async () => {
  await database.close();
});

function relatedAmong(people: readonly Person[]): Related {
  const entity = model.entity('person');
  return (field, record) => {
    const value = record[field.name];
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    return {
      entity,
      records: people.filter(({id, deletedAt}) => ids.includes(id) && deletedAt === null).map(person => ({...person})),
    };
  };
}

/** Per record, in the order of ids: the answers to all predicates, as conditions, as values and row by row. */
async function answersInSql(
  predicates: readonly Predicate[],
  context: PredicateContext,
): Promise<readonly (readonly unknown[])[]> {
  const {sql} = database;
  const ref = (field: {column: string; join?: unknown}) => sql`t.${sql(field.join ? 'id' : field.column)}`;
  const cells = predicates.flatMap(predicate => {
    const condition = compilePredicate(sql, thing, model, predicate, context, ref);
    const value = compilePredicateValue(sql, thing, model, predicate, context, ref);
    const perRow = compilePredicate(sql, thing, model, predicate, context, ref, undefined, {perRow: true});
    return [
      sql`, case when ${condition} then true else false end`,
      sql`, ${value}`,
      sql`, case when ${perRow} then true else false end`,
    ];
  });
  const rows = await sql`select t.id ${cells} from thing t order by t.id`.values();
  return rows.map(row => row.slice(1));
}

function answersInJavaScript(
  predicates: readonly Predicate[],
  things: readonly Thing[],
  people: readonly Person[],
  context: PredicateContext,
) {
  const related = relatedAmong(people);
  return things.map(record =>
    predicates.flatMap(predicate => {
      const answer = evaluate(predicate, {...record}, context, thing, related);
      return [answer, answer, answer];
    }),
  );
}

test('SQL and JavaScript agree on random records and predicates, nulls, empty lists and Unicode included', async () => {
  await fc.assert(
    fc.asyncProperty(scenario(PREDICATES_PER_RUN), async ({people, things, predicates, context}) => {
      for (const predicate of predicates) expect(checkPredicate(thing, model, predicate)).toEqual([]);
      await fill(database.sql, {people, things});
      expect(await answersInSql(predicates, context)).toEqual(answersInJavaScript(predicates, things, people, context));
    }),
    {numRuns: RUNS},
  );
}, 120_000);

test('a predicate and its negation never agree', async () => {
  await fc.assert(
    fc.asyncProperty(scenario(PREDICATES_PER_RUN), async ({people, things, predicates, context}) => {
      await fill(database.sql, {people, things});
      const positives = await answersInSql(predicates, context);
      const negatives = await answersInSql(
        predicates.map(not => ({not})),
        context,
      );
      expect(negatives).toEqual(positives.map(row => row.map(answer => !answer)));
    }),
    {numRuns: RUNS / 2},
  );
}, 120_000);
