/**
 * Seals what stands in the database as it is, or under an earlier key: at every start, so that a rotated key reaches
 * everything.
 */
import type {Sql} from 'postgres';
import type {Engine} from '../engine';
import type {Vault} from '../vault';

/** Rows that are read, sealed and written at once. */
const BATCH = 500;
/** Of what could not be opened, as many records are named. */
const NAMED = 10;

interface Row {
  readonly id: number;
  readonly value: string;
}

/** What became of a column: how many values were sealed, and the ids of the records whose values stay as they are. */
interface Outcome {
  sealed: number;
  readonly unknownKey: number[];
  readonly damaged: number[];
}

interface Column {
  readonly table: string;
  readonly name: string;
}

/** Returns the last id; undefined when none was left. The rows are held, so that no newer value is overwritten. */
async function sealBatch(
  sql: Sql,
  vault: Vault,
  {table, name}: Column,
  after: number,
  outcome: Outcome,
): Promise<number | undefined> {
  return sql.begin(async tx => {
    const rows: readonly Row[] = await tx`
      select id, ${tx(name)} as value from ${tx(table)}
      where id > ${after} and ${tx(name)} is not null and not starts_with(${tx(name)}, ${vault.mark})
      order by id limit ${BATCH} for no key update`;
    const sealed = new Map<number, string>();
    for (const {id, value} of rows) {
      const resealed = vault.reseal(value);
      if ('sealed' in resealed) sealed.set(id, resealed.sealed);
      else outcome[resealed.failed].push(id);
    }
    if (sealed.size > 0)
      await tx`
        update ${tx(table)} as kept set ${tx(name)} = present.sealed
        from unnest(${tx.array([...sealed.keys()], 20)}::bigint[], ${[...sealed.values()]}::text[])
          as present (id, sealed)
        where kept.id = present.id`;
    outcome.sealed += sealed.size;
    return rows.at(-1)?.id;
  });
}

async function sealColumn(sql: Sql, vault: Vault, column: Column): Promise<Outcome> {
  const outcome: Outcome = {sealed: 0, unknownKey: [], damaged: []};
  let last: number | undefined = 0;
  while (last !== undefined) last = await sealBatch(sql, vault, column, last, outcome);
  return outcome;
}

/** `3 (ids 5, 9, 12)` */
function countWithIds(ids: readonly number[]): string {
  const more = ids.length > NAMED ? ' …' : '';
  return `${ids.length} (ids ${ids.slice(0, NAMED).join(', ')}${more})`;
}

/** Tells what cannot be opened by table, column and ids, never the value, and goes on: a start does not fail by it. */
export async function sealAll({model, sql, vault}: Engine, log: (line: string) => void): Promise<void> {
  for (const {table, fields} of model.entities.values())
    for (const field of fields.filter(({schema}) => schema['x-sealed'] === true)) {
      const place = `${table}.${field.column}`;
      const {sealed, unknownKey, damaged} = await sealColumn(sql, vault, {table, name: field.column});
      if (sealed > 0) log(`secrets: sealed ${sealed} of ${place}`);
      if (unknownKey.length > 0)
        log(
          `secrets: of ${place}, ${countWithIds(unknownKey)} sealed with a key that is not here; ` +
            'put it back behind the present one',
        );
      if (damaged.length > 0)
        log(
          `secrets: of ${place}, ${countWithIds(damaged)} damaged; they stay as they are until they are entered anew`,
        );
    }
}
