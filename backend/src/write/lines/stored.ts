import type {Entity, Lines} from '@emblem/schemas';
import {trusted} from '../../context/trusted';
import {list} from '../../read/list';
import type {Context} from '../../context';
import type {WireRecord} from '../../values';

/** Where lines stand. */
export interface Place {
  readonly child: Entity;
  readonly lines: Lines;
  /** The record that the lines belong to. */
  readonly owner: number;
}

/** Everything of the lines of a record but designs, whoever asks; in their order. */
export async function storedLines(context: Context, {child, lines, owner}: Place): Promise<readonly WireRecord[]> {
  const {records} = await list(trusted(context), child.key, {
    where: {eq: [lines.field, owner]},
    sort: [...(child.sort ? [{field: child.sort.field, descending: false}] : []), {field: 'id', descending: false}],
    omit: child.fields.filter(field => field.control === 'design').map(field => field.name),
  });
  return records;
}
