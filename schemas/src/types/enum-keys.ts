/**
 * Keys of enum entries: schema files name an entry by its key, and the keys become values as the files are loaded,
 * after the types of fields are written out and before anything else looks at them.
 */
import type {EntitySchema} from '../vocabulary';
import type {Home} from '../vocabulary/home';
import type {Metric} from '../vocabulary/report';
import {each} from './changes';
import type {UnknownKey} from './enum-entries';
import {Keys, type WrittenEntities} from './key-changes';

function byKey(entities: readonly EntitySchema[]): WrittenEntities {
  return new Map(entities.map(entity => [entity.$id, {...entity}]));
}

const LET_BE = () => undefined;

/**
 * Entities, their types written out, with the values of the entries that they name by key. What is no key stays, and is
 * told to `unknown` with its entity.
 */
export function resolveKeys(
  entities: readonly EntitySchema[],
  unknown: (entity: EntitySchema, ...told: Parameters<UnknownKey>) => void = LET_BE,
): readonly EntitySchema[] {
  const all = byKey(entities);
  return entities.map(entity => new Keys(all, (...told) => unknown(entity, ...told)).entity({...entity}));
}

/** The navigation, or a file of it, with the values of the entries that it names by key. */
export function resolveNavigationKeys<Nodes extends {readonly nodes: unknown; readonly splits?: unknown}>(
  navigation: Nodes,
  entities: readonly EntitySchema[],
  unknown: UnknownKey = LET_BE,
): Nodes {
  const keys = new Keys(byKey(entities), unknown);
  const {nodes, splits} = navigation;
  return {
    ...navigation,
    nodes: each((node, pointer) => keys.node(node, pointer))(nodes, '/nodes'),
    ...(splits !== undefined && {splits: keys.splits(nodes)(splits, '/splits')}),
  };
}

/** A metric with the values of the entries that its conditions name by key. */
export function resolveMetricKeys(
  metric: Metric,
  entities: readonly EntitySchema[],
  unknown: UnknownKey = LET_BE,
): Metric {
  return new Keys(byKey(entities), unknown).metric(metric);
}

/** A home with the values of the entries that its conditions name by key. */
export function resolveHomeKeys(home: Home, entities: readonly EntitySchema[], unknown: UnknownKey = LET_BE): Home {
  return new Keys(byKey(entities), unknown).home(home);
}
