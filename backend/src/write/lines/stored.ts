import type {Entity, Lines} from '@emblem/schemas';
import {asTrusted} from '../../context/trusted';
import {list} from '../../read/list';
import type {Context} from '../../context';
import {text} from '../../messages';
import type {Values, WireRecord} from '../../values';
import {refuseIf} from '../values';

/** Where lines stand. */
export interface Place {
  readonly child: Entity;
  readonly lines: Lines;
  /** The record that the lines belong to. */
  readonly owner: number;
}

/** Everything of the lines of a record but designs, whoever asks; in their order. */
export async function storedLines(context: Context, {child, lines, owner}: Place): Promise<readonly WireRecord[]> {
  const {records} = await list(asTrusted(context), child.key, {
    where: {eq: [lines.field, owner]},
    sort: [...(child.sort ? [{field: child.sort.field, descending: false}] : []), {field: 'id', descending: false}],
    omit: child.fields.filter(field => field.control === 'design').map(field => field.name),
  });
  return records;
}

/** A line of another record is not taken over. */
export function requireOwn(context: Context, {lines, owner}: Place, values: Values): void {
  const given = values[lines.field];
  if (given !== undefined && given !== null && given !== owner)
    refuseIf(context, {[lines.field]: text('readOnly', context.actor.language)});
}

/** The values of a line with whom it belongs to. */
export function lineValues({lines, owner}: Place, values: Values): Values {
  return {...values, [lines.field]: owner};
}
