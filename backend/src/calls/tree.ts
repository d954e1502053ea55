/** Records within records, as the documents' answers have them. */
import type {Call, Entity} from '@emblem/schemas';
import type {WireRecord} from '../values';

function groupBy(records: readonly WireRecord[], property: string): ReadonlyMap<unknown, readonly WireRecord[]> {
  const groups = new Map<unknown, WireRecord[]>();
  for (const record of records) {
    const group = groups.get(record[property]) ?? [];
    group.push(record);
    groups.set(record[property], group);
  }
  return groups;
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
