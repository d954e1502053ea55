/** SQL and JavaScript give the same figure for every expression and every record. */
import {computeFigures, currencyPlaces, type Entity, type Expression, type Field, type Rollup} from '@emblem/schemas';
import {copiedValue, rollUp} from '@emblem/schemas/expression';
import {checkExpression, wantedOf} from '../../schemas/src/check/computed/expression';
import {compileFigure} from '../../backend/src/read/computed';
import fc from 'fast-check';
import {openDatabase, type PredicateDatabase} from '../predicate/database';
import {numeric, textual} from './expressions';
import {createTables, fill, model, parent, part, parts, TARGETS, wholes, type Row} from './world';

/** Each on all records of a run; `FIGURE_RUNS` asks for more runs. */
const EXPRESSIONS_PER_RUN = 100;
const RUNS = Number(process.env.FIGURE_RUNS ?? 40);

let database: PredicateDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await createTables(database.sql);
});

afterAll(async () => {
  await database.close();
});

const figure = fc
  .constantFrom(...TARGETS)
  .chain(target => fc.record({target: fc.constant(target), computed: target === 'title' ? textual : numeric}));

function fieldOf(entity: Entity, {target, computed}: {target: string; computed: Expression}): Field {
  const field = entity.field[target];
  if (!field) throw new Error(`No property ${target}.`);
  return {...field, computed};
}

/** Row by row, in the order of ids; NaN for what cannot be computed. */
async function inSql(entity: Entity, fields: readonly Field[], deep = false): Promise<readonly (readonly unknown[])[]> {
  const {sql} = database;
  const cells = fields.map(field => {
    const value = compileFigure({sql, model, deep}, entity, field, 't');
    return sql`, (${value})::${field.kind === 'string' ? sql`text` : sql`numeric`}::text`;
  });
  const rows = await sql`select t.id ${cells} from ${sql(entity.table)} t order by t.id`.values();
  return rows.map(row => row.slice(1));
}

function inJavaScript(entity: Entity, fields: readonly Field[], record: Row): readonly unknown[] {
  return fields.map(field => {
    const {values, faults} = computeFigures({...entity, computed: [field]}, record);
    const value = values[field.name];
    if (faults[field.name]) return 'NaN';
    return typeof value === 'number' ? String(value) : value;
  });
}

test('SQL and JavaScript agree on random figures: nulls, rounding, divisions by 0, overflow, currencies', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      wholes,
      fc.array(figure, {minLength: EXPRESSIONS_PER_RUN, maxLength: EXPRESSIONS_PER_RUN}),
      async (records, figures) => {
        const fields = figures.map(each => fieldOf(parent, each));
        await fill(database.sql, records, []);
        expect(await inSql(parent, fields)).toEqual(records.map(record => inJavaScript(parent, fields, record)));
        compared += fields.length * records.length;
      },
    ),
    {numRuns: RUNS, seed: 577},
  );
  expect(compared).toBeGreaterThanOrEqual(10_000);
}, 120_000);

test('random expressions pass the check of the build', () => {
  fc.assert(
    fc.property(numeric, expression => {
      const {findings} = checkExpression(
        parent,
        model,
        expression,
        wantedOf(parent.field.small ?? fail()) ?? 'number',
        '',
      );
      expect(findings.filter(({message}) => !/too long or too deep/.test(message))).toEqual([]);
    }),
    {numRuns: 500, seed: 577},
  );
});

function fail(): never {
  throw new Error('The world has no such property.');
}

/** By whole cents, without the code that is tested. */
function total(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function rolledUp(field: Field, record: Row, children: readonly Row[]): unknown {
  const own = children.filter(child => child.wholeId === record.id && child.deletedAt === null);
  if (field.name === 'count') return String(own.length);
  if (field.name === 'title') return own.at(-1)?.title ?? null;
  if (own.some(({currency}) => currency !== record.currency)) return 'NaN';
  const sum = total(own.map(({price}) => (typeof price === 'string' ? price : '0.00')));
  return sum.replace(/\D/g, '').length > 14 ? 'NaN' : sum;
}

/** By the code of the console, which has the records at hand. */
function shown(field: Field, record: Row, children: readonly Row[]): unknown {
  const records = children.filter(child => child.wholeId === record.id && child.deletedAt === null);
  const figure = rollUp(field, record, {entity: part, records}) ?? fail();
  if ('fault' in figure) return 'NaN';
  return typeof figure.value === 'number' ? String(figure.value) : figure.value;
}

test('rollups count, sum and take the newest of live records, and refuse a sum over several currencies', async () => {
  const rollup = (name: string, of: Omit<Rollup, 'of'>): Field => {
    const field = parent.field[name] ?? fail();
    return {...field, computed: {rollup: {of: 'part.wholeId', ...of}}};
  };
  const fields = [rollup('total', {sum: 'price'}), rollup('count', {count: true}), rollup('title', {latest: 'title'})];
  await fc.assert(
    fc.asyncProperty(wholes, parts, async (records, children) => {
      await fill(database.sql, records, children);
      const expected = records.map(record => fields.map(field => rolledUp(field, record, children)));
      expect(await inSql(parent, fields)).toEqual(expected);
      expect(await inSql(parent, fields, true)).toEqual(expected);
      expect(records.map(record => fields.map(field => shown(field, record, children)))).toEqual(expected);
    }),
    {numRuns: RUNS, seed: 577},
  );
}, 120_000);

test('texts of several records are put together alike, without what is empty', async () => {
  const copied = {of: ['title', 'currency', 'title'].map(from => ({via: 'wholeId', from})), by: ' · '} as const;
  const field: Field = {...(part.field.title ?? fail()), computed: {copied}};
  await fc.assert(
    fc.asyncProperty(wholes, parts, async (records, children) => {
      await fill(database.sql, records, children);
      const wanted = children.map(({wholeId}) => {
        const whole: Row | undefined = records.find(({id}) => id === wholeId);
        const texts = [whole?.title, whole?.currency, whole?.title];
        const value = copiedValue({copied}, ({from}) => whole?.[from]);
        expect(value).toBe(texts.filter(Boolean).join(' · ') || null);
        return [value];
      });
      expect(await inSql(part, [field])).toEqual(wanted);
    }),
    {numRuns: RUNS, seed: 577},
  );
}, 120_000);

test('amounts have the digits of their currency', () => {
  expect(['USD', 'JPY', 'KRW', 'KWD', null, 'constructor'].map(currencyPlaces)).toEqual([2, 0, 0, 3, 2, 2]);
  expect(part.computed).toEqual([]);
});
