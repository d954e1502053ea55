/** The lines of a record, as whoever reads the record may see them. */
import {LINES_LIMIT, type Entity, type Lines} from '@emblem/schemas';
import {withinRecord} from '../rights/of-lines';
import type {Context} from '../context';
import type {WireRecord} from '../values';
import {list} from './list';

/** In the order of their places, else as they were made; null where there are more than a form holds. */
export async function linesOf(
  context: Context,
  entity: Entity,
  id: number,
  lines: Lines,
): Promise<readonly WireRecord[] | null> {
  const child = context.model.entity(lines.entity);
  const {records} = await list(withinRecord(context, entity, child, 'read'), child.key, {
    where: {eq: [lines.field, id]},
    sort: [...(child.sort ? [{field: child.sort.field, descending: false}] : []), {field: 'id', descending: false}],
    limit: LINES_LIMIT + 1,
    // A design with its objects is as large as all the rest.
    omit: child.fields.filter(field => field.control === 'design').map(field => field.name),
    present: true,
  });
  return records.length > LINES_LIMIT ? null : records;
}

/** The record with the lines of these names, one after the other. */
export async function withLines<Key extends string>(
  context: Context,
  entity: Entity,
  record: WireRecord<Key>,
  names: ReadonlySet<string>,
): Promise<WireRecord<Key>> {
  const result: WireRecord<Key> = {...record};
  for (const lines of entity.lines)
    if (names.has(lines.name)) result[lines.name] = await linesOf(context, entity, record.id, lines);
  return result;
}
