/** Whose day it is: SQL and JavaScript say the same of records whose time zone is their own or that of others. */
import {compileModel, dayIn, evaluate, type Entity, type Predicate, type PredicateContext} from '@emblem/schemas';
import fc from 'fast-check';
import {compilePredicate} from '../../backend/src/read/predicate';
import {openDatabase, type PredicateDatabase} from './database';

const ZONES = [
  'UTC',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Berlin',
] as const;

const text = (name: string) => ({zh: name, en: name});
const day = {type: 'string', format: 'date'} as const;
const at = {type: 'string', format: 'date-time'} as const;
const head = (key: string) => ({
  $id: key,
  type: 'object' as const,
  additionalProperties: false as const,
  'x-entity': {id: `e_${key}`, module: 'people' as const, label: text(key), display: 'id'},
});
const to = (key: string) => ({type: 'integer', 'x-relation': {to: key, onDelete: 'restrict'}}) as const;

const model = compileModel([
  {...head('shop'), properties: {zone: {type: 'string'}}},
  {...head('offer'), 'x-zone': {via: 'shop', from: 'zone'}, properties: {shop: to('shop'), day, at}},
  {...head('answer'), 'x-zone': {via: 'offer'}, properties: {offer: to('offer'), day, at}},
  {...head('note'), 'x-zone': 'Pacific/Kiritimati', properties: {offer: to('offer'), day, at}},
]);

let database: PredicateDatabase;
beforeAll(async () => {
  database = await openDatabase();
  for (const {table, fields} of model.entities.values())
    await database.sql.unsafe(
      `create temp table "${table}" (${fields.map(({column, sql}) => `"${column}" ${sql}`).join(', ')})`,
    );
});
afterAll(async () => {
  await database.close();
});

interface Row {
  readonly id: number;
  readonly shop: number | null;
  readonly offer: number | null;
  readonly day: string | null;
  readonly at: string | null;
}

/** From when on every zone is a whole number of quarters of an hour from UTC. */
const MOMENTS = {min: new Date('1980-01-01T00:00:00Z'), max: new Date('2037-12-31T00:00:00Z'), noInvalidDate: true};
const HOURS = 48;

/** Days and moments near the moment at which it is asked, so that each answer is at stake. */
const scenario = fc.date(MOMENTS).chain(now => {
  const near = fc
    .integer({min: -HOURS, max: HOURS})
    .map(hours => new Date(now.getTime() + hours * 3_600_000).toISOString());
  const row = fc.record({
    shop: fc.option(fc.integer({min: 1, max: ZONES.length + 1})),
    offer: fc.option(fc.integer({min: 1, max: 9})),
    day: fc.option(near.map(moment => moment.slice(0, 10))),
    at: fc.option(near),
  });
  const rows = fc.array(row, {minLength: 1, maxLength: 8});
  return fc.record({now: fc.constant(now.toISOString()), rows});
});

const today = {now: 'date'} as const;
const PREDICATES: readonly Predicate[] = [
  ...['day', 'at'].flatMap((name): readonly Predicate[] => [
    {lt: [name, today]},
    {lte: [name, today]},
    {gt: [name, today]},
    {gte: [name, today]},
  ]),
  {eq: ['day', today]},
  {ne: ['day', today]},
];

/** The zone of a row, told by nothing but the rows themselves. */
function zoneOf(rows: readonly Row[]): PredicateContext['zoneOf'] {
  const ofShop = (id: unknown) => ZONES[Number(id) - 1];
  return ({key}, record) =>
    key === 'offer'
      ? ofShop(record.shop)
      : ofShop(rows.find(({id}) => id === record.offer && typeof record.offer === 'number')?.shop ?? undefined);
}

async function inSql({table, key}: Entity, predicates: readonly Predicate[], context: PredicateContext) {
  const {sql} = database;
  const cells = predicates.map(predicate => {
    const entity = model.entity(key);
    const condition = compilePredicate(sql, entity, model, predicate, context, ({column}) => sql`t.${sql(column)}`);
    return sql`, ${condition} is true`;
  });
  const rows = await sql`select t.id ${cells} from ${sql(table)} t order by t.id`.values();
  return rows.map(row => row.slice(1));
}

test('a day is that of each record, whatever the zone and the moment', async () => {
  const actor = {
    id: null,
    departmentIds: [],
    roleIds: [],
    platformIds: [],
    marketPlatformIds: [],
    memberId: null,
    email: null,
  };
  const {sql} = database;
  await sql`insert into shop (id, zone) select * from json_to_recordset(${JSON.stringify(
    ZONES.map((zone, index) => ({id: index + 1, zone})),
  )}::text::json) as s (id bigint, zone text)`;
  await fc.assert(
    fc.asyncProperty(scenario, async ({now, rows: drawn}) => {
      const rows = drawn.map((row, index): Row => ({id: index + 1, ...row}));
      await sql`truncate offer, answer, note`;
      for (const table of ['offer', 'answer', 'note'])
        await sql`insert into ${sql(table)} select * from json_populate_recordset(null::${sql(table)},
          ${JSON.stringify(rows)}::text::json)`;
      const context = {actor, now, zoneOf: zoneOf(rows)};
      for (const key of ['offer', 'answer', 'note']) {
        const entity = model.entity(key);
        const answers = rows.map(row => PREDICATES.map(each => evaluate(each, {...row}, context, entity)));
        expect(await inSql(entity, PREDICATES, context)).toEqual(answers);
        for (const [index, row] of rows.entries()) {
          const zone = typeof entity.zone === 'string' ? entity.zone : context.zoneOf?.(entity, {...row});
          const isOver = row.day !== null && row.day < dayIn(now, zone);
          expect(answers[index]?.[0]).toBe(isOver);
        }
      }
    }),
    {numRuns: 150},
  );
}, 120_000);
