/**
 * Which template types a category offers, while they are being chosen: the ids of types without types below, in their
 * order.
 */
import {asNumber, asText} from '../../model/parse';
import type {EntityRecord} from '../../model/record';

export interface TemplateType {
  readonly id: number;
  readonly name: string;
  readonly children: readonly TemplateType[];
}

/** Two levels, in their order; what lies deeper stands below its first level. */
export function typesOf(records: readonly EntityRecord[]): readonly TemplateType[] {
  const parents = new Map(records.map(record => [record.id, asNumber(record.parentId)]));
  const rootOf = (id: number): number => {
    const above = parents.get(id);
    return above === undefined || !parents.has(above) ? id : rootOf(above);
  };
  const type = (record: EntityRecord, children: readonly TemplateType[]): TemplateType => ({
    id: record.id,
    name: asText(record.templateTypeName) ?? '',
    children,
  });
  return records
    .filter(record => rootOf(record.id) === record.id)
    .map(record =>
      type(
        record,
        records.filter(each => each.id !== record.id && rootOf(each.id) === record.id).map(each => type(each, [])),
      ),
    );
}

/** The ids that a type stands for: those below a first-level type, or its own. */
export function leavesOf({id, children}: TemplateType): readonly number[] {
  return children.length === 0 ? [id] : children.map(child => child.id);
}

/** A saved choice as leaves: a first-level type stands for all below it. */
export function expandTypes(types: readonly TemplateType[], saved: readonly number[]): readonly number[] {
  const byId = new Map(
    types.flatMap(type => [
      [type.id, leavesOf(type)] as const,
      ...type.children.map(child => [child.id, [child.id]] as const),
    ]),
  );
  return [...new Set(saved.flatMap(id => byId.get(id) ?? []))];
}

export type Checked = 'all' | 'some' | 'none';

export function checkedOf(type: TemplateType, chosen: readonly number[]): Checked {
  const leaves = leavesOf(type);
  const count = leaves.filter(id => chosen.includes(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Checks all that a type stands for, behind what is chosen already; or takes all of it away where all was checked. */
export function toggleType(type: TemplateType, chosen: readonly number[]): readonly number[] {
  const leaves = leavesOf(type);
  if (checkedOf(type, chosen) === 'all') return chosen.filter(id => !leaves.includes(id));
  return [...chosen, ...leaves.filter(id => !chosen.includes(id))];
}

export interface ChosenType {
  readonly templateTypePid: number;
  readonly templateTypeId: number;
  readonly templateTypePname: string;
  readonly templateTypeName: string;
}

/** The rows of a choice, with the names of both levels. */
export function rowsOf(types: readonly TemplateType[], chosen: readonly number[]): readonly ChosenType[] {
  const rows = new Map(
    types.flatMap(top =>
      (top.children.length === 0 ? [top] : top.children).map(
        leaf =>
          [
            leaf.id,
            {
              templateTypePid: top.id,
              templateTypeId: leaf.id,
              templateTypePname: top.name,
              templateTypeName: leaf.name,
            },
          ] as const,
      ),
    ),
  );
  return chosen.flatMap(id => rows.get(id) ?? []);
}

/** Whether any first-level type is checked, wholly or in part (DA-361). */
export function hasFirstLevel(types: readonly TemplateType[], chosen: readonly number[]): boolean {
  return types.some(type => checkedOf(type, chosen) !== 'none');
}
