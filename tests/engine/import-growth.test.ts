/** Each row of an imported table takes as long as the first, however many new ones stand above it. */
import {loadModel} from '@emblem/schemas/node';
import {asNumber} from '../harness/json';
import {uniqueName} from '../harness/world';
import {makeTagType, openGround, type Ground} from './ground';
import {csv, imported, type Rows} from './transfer';

const model = loadModel();

const ROWS = 1500;
/** Of the table's rows, as many may be looked at for each that is added; all that stand above it are 750 on average. */
const LOOKED_AT = 100;
const DEADLINE_MS = 30_000;

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

interface Reading {
  readonly added: number;
  readonly looked: number;
}

async function reading(table: string): Promise<Reading> {
  const [row] = await ground.sql<{added: string; looked: string}[]>`
    select n_tup_ins as added, seq_tup_read as looked from pg_stat_user_tables
    where schemaname = 'public' and relname = ${table}`;
  return {added: asNumber(Number(row?.added)), looked: asNumber(Number(row?.looked))};
}

/** PostgreSQL tells what a connection did some seconds after it did it. */
async function readingWith(table: string, added: number): Promise<Reading> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const now = await reading(table);
    if (now.added >= added || Date.now() > deadline) return now;
  }
}

function table(headings: readonly string[], cells: (name: string) => readonly string[]): Rows {
  const name = uniqueName('Row');
  return [headings, ...Array.from({length: ROWS}, (_, row) => cells(`${name} ${String(row)}`))];
}

const TABLES: Readonly<Record<string, () => Promise<Rows>>> = {
  // No rule makes its key unique.
  'tag-type': () => Promise.resolve(table(['labelTypeName', 'language'], name => [name, 'en'])),
  // Its key is unique whatever its case.
  supplier: () => Promise.resolve(table(['name'], name => [name])),
  // All of them belong to one record, which is named by its name.
  async tag() {
    const {labelTypeName} = await makeTagType(ground.admin);
    return table(['labelTypeId', 'labelName'], name => [String(labelTypeName), name]);
  },
  async state() {
    const {name} = await ground.admin.first('country');
    return table(['countryId', 'name'], each => [String(name), each]);
  },
};

test.each(Object.entries(TABLES))(
  '%s',
  async (key, make) => {
    const rows = csv(await make());
    const before = await reading(model.entity(key).table);
    expect(await imported(ground.admin, key, rows)).toMatchObject({created: ROWS, errors: []});
    const after = await readingWith(model.entity(key).table, before.added + ROWS);
    expect(after.added - before.added).toBe(ROWS);
    expect(after.looked - before.looked).toBeLessThan(ROWS * LOOKED_AT);
  },
  60_000,
);
