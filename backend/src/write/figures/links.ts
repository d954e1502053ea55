/** Which records have figures that follow from the records of an entity, and whose locks that asks for. */
import type {Entity, Field, Model} from '@emblem/schemas';
import {copiesOf, propertiesRolledUp, rollupOf, rollupSource} from '@emblem/schemas/expression';

/** The figures that the record has to which `relation` leads. */
export interface RollupLink {
  readonly parent: Entity;
  readonly relation: Field;
  readonly figures: readonly Field[];
  /** The properties of the entity itself that decide on them. */
  readonly reads: ReadonlySet<string>;
}

/** The properties that the records of `child` copy from the one to which `via` leads. */
export interface CopyLink {
  readonly child: Entity;
  readonly via: Field;
  readonly pairs: readonly {readonly field: Field; readonly from: string}[];
}

export interface Links {
  /** Whose figures follow from records of this entity. */
  readonly upward: readonly RollupLink[];
  /** Who copies from records of this entity. */
  readonly downward: readonly CopyLink[];
  /** What records of this entity copy themselves. */
  readonly own: readonly CopyLink[];
}

const known = new WeakMap<Model, ReadonlyMap<string, Links>>();

function groupByKey<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

function rollupLinks(model: Model, child: Entity): readonly RollupLink[] {
  const found = [...model.entities.values()].flatMap(parent =>
    parent.computed.flatMap(figure => {
      const rollup = rollupOf(figure.computed);
      if (!rollup || rollupSource(rollup).entity !== child.key) return [];
      const relation = child.field[rollupSource(rollup).relation];
      return relation ? [{parent, figure, relation}] : [];
    }),
  );
  return groupByKey(found, ({parent, relation}) => `${parent.key} ${relation.name}`).flatMap(group => {
    const [first] = group;
    if (!first) return [];
    const figures = group.map(({figure}) => figure);
    const reads = new Set([
      ...figures.flatMap(({computed}) => (computed === undefined ? [] : propertiesRolledUp(computed))),
      // A sum over several currencies is refused, so the currency decides too.
      ...figures.flatMap(({currency}) =>
        currency === undefined ? [] : child.fields.map(field => field.currency ?? ''),
      ),
    ]);
    return [{parent: first.parent, relation: first.relation, figures, reads}];
  });
}

function copyLinks(child: Entity): readonly CopyLink[] {
  const found = child.computed.flatMap(field =>
    copiesOf(field.computed).flatMap(copied => {
      const via = child.field[copied.via];
      return via ? [{field, via, from: copied.from}] : [];
    }),
  );
  return groupByKey(found, ({via}) => via.name).flatMap(group => {
    const [first] = group;
    return first ? [{child, via: first.via, pairs: group.map(({field, from}) => ({field, from}))}] : [];
  });
}

function allLinks(model: Model): ReadonlyMap<string, Links> {
  const entities = [...model.entities.values()];
  const copies = entities.flatMap(copyLinks);
  return new Map(
    entities.map(entity => [
      entity.key,
      {
        upward: rollupLinks(model, entity),
        downward: copies.filter(({via}) => via.relation?.to === entity.key),
        own: copies.filter(({child}) => child === entity),
      },
    ]),
  );
}

export function linksOf(model: Model, entity: Entity): Links {
  const links = known.get(model) ?? allLinks(model);
  known.set(model, links);
  return links.get(entity.key) ?? {upward: [], downward: [], own: []};
}
