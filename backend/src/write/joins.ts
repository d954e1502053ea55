/** Lists of references, kept in join tables in their order. */
import type {Entity} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';

/** Makes the join rows of each `references` property in `values` equal to the list given; a new record has none yet. */
export async function writeReferences(
  context: Context,
  entity: Entity,
  id: number,
  values: Values,
  isNew = false,
): Promise<void> {
  const {sql} = context;
  for (const [name, value] of Object.entries(values)) {
    const join = entity.field[name]?.join;
    if (!join) continue;
    const ids = Array.isArray(value)
      ? [...new Set(value.filter((each): each is number => typeof each === 'number'))]
      : [];
    if (!isNew) await sql`delete from ${sql(join.table)} where ${sql(join.from)} = ${id}`;
    if (ids.length > 0)
      await sql`
        insert into ${sql(join.table)} (${sql(join.from)}, ${sql(join.to)}, place)
        select ${id}, target, place from unnest(${sql.array(ids, 20)}::bigint[])
          with ordinality as chosen(target, place)`;
  }
}
