/** Records that lie below one another, as the rows of a tree. */
import {asNumber} from '../../../model/parse';
import type {EntityRecord} from '../../../model/record';

export interface TreeNode {
  readonly record: EntityRecord;
  readonly depth: number;
  readonly children: readonly TreeNode[];
}

/**
 * In the order given; what lies below nothing in the list stands at the top. `parent` names the property that leads up.
 */
export function toTree(records: readonly EntityRecord[], parent: string): readonly TreeNode[] {
  const known = new Set(records.map(({id}) => id));
  const below = new Map<number, EntityRecord[]>();
  const top: EntityRecord[] = [];
  for (const record of records) {
    const above = asNumber(record[parent]);
    if (above === undefined || !known.has(above)) top.push(record);
    else below.set(above, [...(below.get(above) ?? []), record]);
  }
  const node = (record: EntityRecord, depth: number): TreeNode => ({
    record,
    depth,
    children: (below.get(record.id) ?? []).map(child => node(child, depth + 1)),
  });
  return top.map(record => node(record, 0));
}

/** Nodes that fit with all below them, and those above one that fits. */
export function filterNodes(nodes: readonly TreeNode[], fits: (record: EntityRecord) => boolean): readonly TreeNode[] {
  return nodes.flatMap(node => {
    if (fits(node.record)) return [node];
    const children = filterNodes(node.children, fits);
    return children.length > 0 ? [{...node, children}] : [];
  });
}

/** The rows in sight, from top to bottom. */
export function rowsOf(nodes: readonly TreeNode[], isOpen: (id: number) => boolean): readonly TreeNode[] {
  return nodes.flatMap(node => [node, ...(isOpen(node.record.id) ? rowsOf(node.children, isOpen) : [])]);
}

export function allIds(nodes: readonly TreeNode[]): readonly number[] {
  return nodes.flatMap(node => [node.record.id, ...allIds(node.children)]);
}
