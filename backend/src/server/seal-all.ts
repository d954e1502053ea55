/**
 * Seals what stands in the database as it is, or under an earlier key: at every start, so that a rotated key reaches
 * everything.
 */
import type {Sql} from 'postgres';
import type {Engine} from '../engine';

interface Row {
  readonly id: number;
  readonly value: string;
}

async function sealColumn(
  sql: Sql,
  {vault}: Engine,
  table: string,
  column: string,
): Promise<{sealed: number; unknown: number}> {
  const counts = {sealed: 0, unknown: 0};
  const rows: readonly Row[] =
    await sql`select id, ${sql(column)} as value from ${sql(table)} where ${sql(column)} is not null`;
  for (const {id, value} of rows) {
    if (vault.isSealed(value)) continue;
    const sealed = vault.reseal(value);
    if (sealed === undefined) counts.unknown += 1;
    else {
      // Unless somebody has changed it meanwhile.
      await sql`update ${sql(table)} set ${sql(column)} = ${sealed} where id = ${id} and ${sql(column)} = ${value}`;
      counts.sealed += 1;
    }
  }
  return counts;
}

export async function sealAll(engine: Engine, log: (line: string) => void): Promise<void> {
  for (const {table, fields} of engine.model.entities.values())
    for (const field of fields.filter(({schema}) => schema['x-sealed'] === true)) {
      const {sealed, unknown} = await sealColumn(engine.sql, engine, table, field.column);
      if (sealed > 0) log(`secrets: sealed ${sealed} of ${table}.${field.column}`);
      if (unknown > 0)
        log(
          `secrets: ${unknown} of ${table}.${field.column} are sealed with a key that is not here; put it back ` +
            'behind the present one',
        );
    }
}
