/** Records within records, as the documents' answers have them. */
import type {Call, Entity} from '@emblem/schemas';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {findAll} from '../read';

function groupBy(records: readonly WireRecord[], property: string): ReadonlyMap<unknown, readonly WireRecord[]> {
  const groups = new Map<unknown, WireRecord[]>();
  for (const record of records) {
    const group = groups.get(record[property]) ?? [];
    group.push(record);
    groups.set(record[property], group);
  }
  return groups;
}

async function nestOne(
  context: Context,
  records: readonly WireRecord[],
  name: string,
  path: string,
): Promise<readonly WireRecord[]> {
  const [key = '', property = ''] = path.split('.');
  const entity = context.model.entity(key);
  const sort = entity.sort?.field ?? 'id';
  const inner = await findAll(context, key, {in: [property, records.map(record => record.id)]}, [
    {field: sort, descending: false},
  ]);
  const groups = groupBy(inner, property);
  return records.map(record => ({...record, [name]: groups.get(record.id) ?? []}));
}

/** Adds each list that the call nests, one statement for each. */
export async function nest(
  context: Context,
  call: Call,
  records: readonly WireRecord[],
): Promise<readonly WireRecord[]> {
  let result = records;
  for (const [name, path] of Object.entries(call.nest ?? {})) result = await nestOne(context, result, name, path);
  return result;
}

/** Records as a tree by the property that points at the parent; one whose parent is not among them is a root. */
export function treeOf(
  records: readonly WireRecord[],
  entity: Entity,
  tree: NonNullable<Call['tree']>,
): readonly WireRecord[] {
  const known = new Set(records.map(record => record.id));
  const groups = groupBy(records, tree.parent);
  const withChildren = (record: WireRecord, depth: number): WireRecord => ({
    ...record,
    [tree.children]:
      depth > entity.fields.length + 50
        ? []
        : (groups.get(record.id) ?? []).map(child => withChildren(child, depth + 1)),
  });
  return records.filter(record => !known.has(Number(record[tree.parent] ?? 0))).map(root => withChildren(root, 0));
}
