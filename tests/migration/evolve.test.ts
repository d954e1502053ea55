/**
 * Random businesses change their minds on real data: what may happen by itself happens, what could lose data stops and
 * happens from the file that the stop asked for, and the values that nobody meant to change never do.
 * `EVOLUTIONS` says how many changes of mind, `EVOLVE_SEED` where to begin.
 */
import type {Model} from '@emblem/schemas';
import {catalogue} from './catalogue';
import {openDatabase, type MigratedDatabase} from './database';
import {expectation, type Expectation} from './expectation';
import {Facts} from './facts';
import {evolve, firstShape} from './mutations';
import {Random} from './random';
import {addRows} from './rows';
import {toModel, type Shape} from './shape';

const EVOLUTIONS = Number(process.env.EVOLUTIONS) || 200;
const FIRST_SEED = Number(process.env.EVOLVE_SEED) || 1;
/** Changes of mind that one database goes through. */
const CHAIN = 20;

const seeds = Array.from({length: Math.ceil(EVOLUTIONS / CHAIN)}, (_, chain) => FIRST_SEED + chain);

const FILLINGS: Readonly<Record<string, string>> = {
  string: "'filled ' || id",
  integer: '5000 + id',
  bigint: '5000 + id',
  number: '0',
  decimal: '0',
  boolean: 'false',
  datetime: 'now()',
  date: 'current_date',
  json: "'{}'",
};

/** What the person puts in where only a person can know. */
function filledIn(sql: string, model: Model): string {
  return sql.replace(/update "(\w+)" set "(\w+)" = \/\* FILL IN \*\//g, (_, table: string, column: string) => {
    const entity = [...model.entities.values()].find(each => each.table === table);
    const kind = entity?.fields.find(field => field.stored && field.column === column)?.kind ?? 'string';
    return `update "${table}" set "${column}" = ${FILLINGS[kind] ?? 'null'}`;
  });
}

class Evolution {
  private files = 0;

  constructor(
    private readonly database: MigratedDatabase,
    private readonly random: Random,
    private shape: Shape,
  ) {}

  async begin(): Promise<void> {
    await this.database.migrate(toModel(this.shape));
    await this.fill();
  }

  private async fill(): Promise<void> {
    await addRows(this.database.sql, toModel(this.shape), this.shape, this.random);
  }

  private facts(shape: Shape): Facts {
    return new Facts(this.database.sql, shape, toModel(shape));
  }

  /** Returns what was changed. */
  async step(): Promise<void> {
    const {shape, changes} = evolve(this.shape, this.random);
    try {
      await this.migrateTo(shape);
    } catch (error) {
      throw new Error(
        `After ${changes.join(', ')}: ${error instanceof Error ? error.stack : String(error)}\nfrom ` +
          `${JSON.stringify(this.shape)}\nto ${JSON.stringify(shape)}`,
        {cause: error},
      );
    }
    this.shape = shape;
    await this.fill();
  }

  private async migrateTo(shape: Shape): Promise<void> {
    const model = toModel(shape);
    const facts = this.facts(this.shape);
    const expected = await expectation(this.shape, shape, facts);
    const before = await facts.checksums();
    if (expected.stops.length > 0) await this.stopAndReview(model, expected, facts, before);
    else await this.database.migrate(model);
    this.compare(before, await this.facts(shape).checksums(), expected.changed);
    expect(await this.database.migrate(model)).toEqual({files: [], statements: []});
    await this.database.sql`update emblem.state set value = '' where key = 'schema'`;
    expect(await this.database.migrate(model)).toEqual({files: [], statements: []});
  }

  private async stopAndReview(
    model: Model,
    expected: Expectation,
    facts: Facts,
    before: ReadonlyMap<string, string>,
  ): Promise<void> {
    const standing = await catalogue(this.database.sql);
    const {sql, steps} = await this.database.refused(model);
    expect(steps.length).toBeGreaterThanOrEqual(1);
    expect(await catalogue(this.database.sql)).toEqual(standing);
    expect(await facts.checksums()).toEqual(before);
    this.files += 1;
    const repairs = expected.repairs.map(repair => `${repair};\n`).join('');
    this.database.review(`${String(this.files).padStart(4, '0')}-reviewed.sql`, `${repairs}${filledIn(sql, model)}`);
    await this.database.migrate(model);
  }

  private compare(
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
    changed: ReadonlySet<string>,
  ): void {
    const kept = [...before].filter(([id]) => after.has(id) && !changed.has(id));
    expect(Object.fromEntries(kept.map(([id]) => [id, after.get(id)]))).toEqual(Object.fromEntries(kept));
  }

  /** However the database came to where it is, it is as one made anew. */
  async compareWithNew(): Promise<void> {
    const fresh = await openDatabase();
    try {
      await fresh.migrate(toModel(this.shape));
      expect(await catalogue(this.database.sql)).toEqual(await catalogue(fresh.sql));
    } finally {
      await fresh.close();
    }
  }
}

test.each(seeds)(
  `seed %i: ${CHAIN} changes of mind lose nothing`,
  async seed => {
    const random = new Random(seed);
    const database = await openDatabase();
    try {
      const evolution = new Evolution(database, random, firstShape(random));
      await evolution.begin();
      for (let count = 0; count < CHAIN; count += 1) await evolution.step();
      await evolution.compareWithNew();
    } finally {
      await database.close();
    }
  },
  180_000,
);
