/** Template types and clipart types: trees by `parentId`. */
import type {Predicate} from '@emblem/schemas';
import type {ActOutputs} from '@emblem/schemas/acts';
import {numberOf} from '../../record-values';
import type {WireRecord} from '../../values';
import type {Context} from '../../context';
import {findAll} from '../../read';

export type TypeEntity = 'template-type' | 'clipart-type';

const BY_SORT = [{field: 'sort', descending: false}] as const;

/** All types that the actor may read, in their order. */
export function allTypes<Key extends TypeEntity>(
  context: Context,
  entity: Key,
  where?: Predicate,
): Promise<readonly WireRecord<Key>[]> {
  return findAll(context, entity, where, BY_SORT);
}

/** The ids themselves and those of all types below them. */
export function withTypesBelow(types: readonly WireRecord[], ids: readonly number[]): readonly number[] {
  const found = new Set(ids);
  for (const id of found) for (const type of types) if (numberOf(type, 'parentId') === id) found.add(type.id);
  return [...found];
}

/** Records that have one of the types, or a type below one of them. */
export async function hasType(context: Context, entity: TypeEntity, id: number): Promise<Predicate> {
  return hasOneOf(withTypesBelow(await allTypes(context, entity), [id]));
}

export function hasOneOf(typeIds: readonly number[]): Predicate {
  return {has: ['types', {in: ['id', typeIds]}]};
}

/**
 * Nests types below their parents, each as `node` makes it of a type and those below it; one whose parent is not among
 * them is a root.
 */
export function typeTree<Key extends TypeEntity, Node>(
  types: readonly WireRecord<Key>[],
  node: (type: WireRecord<Key>, below: readonly Node[]) => Node,
): readonly Node[] {
  const known = new Set(types.map(type => type.id));
  const nested = (type: WireRecord<Key>, above: ReadonlySet<number>): Node =>
    node(type, below(type.id, new Set([...above, type.id])));
  const below = (parent: number, above: ReadonlySet<number>): readonly Node[] =>
    types.filter(type => numberOf(type, 'parentId') === parent && !above.has(type.id)).map(type => nested(type, above));
  return types.filter(type => !known.has(numberOf(type, 'parentId') ?? 0)).map(type => nested(type, new Set()));
}

type TemplateTypeNode = ActOutputs['listGalleryTemplateTypes'][number];

/** Template types nested under `children`. */
export function templateTypeTree(types: readonly WireRecord<'template-type'>[]): readonly TemplateTypeNode[] {
  return typeTree(types, (type, children: readonly TemplateTypeNode[]) => ({...type, children}));
}
