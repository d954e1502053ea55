/**
 * Which lists a model and its navigation make: one for each route that names an entity, and one under `records/` for
 * each entity.
 */
import type {
  Entity,
  Model,
  Navigation,
  NavigationNode,
  NavigationSplit,
  Predicate,
  Text,
  ViewKeyword,
} from '@emblem/schemas';

export interface EntityView {
  /** The path without its leading slash; react-admin's name of the resource. */
  readonly name: string;
  readonly entity: Entity;
  readonly list: ViewKeyword;
  /** Conditions that this view always adds. */
  readonly where?: Predicate;
  readonly title: Text;
  readonly icon: string;
  readonly node?: NavigationNode;
  /** Sub-entries of the menu that narrow it. */
  readonly split?: NavigationSplit;
}

interface Source {
  readonly model: Model;
  readonly navigation: Navigation;
}

export const RECORDS = 'records';
const DEFAULT_COLUMNS = 7;

/** A list for an entity whose file describes none. */
function defaultList(entity: Entity): ViewKeyword {
  const shown = entity.fields.filter(
    field => field.kind !== 'json' && field.sensitivity !== 'secret' && !field.writeOnly && !field.system,
  );
  return {columns: [...shown.slice(0, DEFAULT_COLUMNS).map(field => field.name), entity.system.updatedAt], sort: '-id'};
}

function listOf(entity: Entity, view = 'default'): ViewKeyword {
  return entity.views[view] ?? entity.views.default ?? defaultList(entity);
}

export function both(...conditions: readonly (Predicate | undefined)[]): Predicate | undefined {
  const given = conditions.filter(condition => condition !== undefined);
  return given.length > 1 ? {all: given} : given[0];
}

export function nodesBelow(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  return nodes.flatMap(node => [node, ...nodesBelow(node.children ?? [])]);
}

function routedView(node: NavigationNode, {model, navigation}: Source): EntityView | undefined {
  const entity = node.entity === undefined ? undefined : model.entities.get(node.entity);
  if (!entity) return undefined;
  const list = listOf(entity, node.view);
  return {
    name: node.path.replace(/^\//, ''),
    entity,
    list,
    where: both(list.where, node.where),
    title: node.title,
    icon: node.icon ?? entity.icon,
    node,
    split: node.split === undefined ? undefined : navigation.splits[node.split],
  };
}

function recordsView(entity: Entity): EntityView {
  const list = listOf(entity);
  return {name: `${RECORDS}/${entity.key}`, entity, list, where: list.where, title: entity.label, icon: entity.icon};
}

/** Of variants that share the records among them, the first opens all of them. */
function isHome({node, where}: EntityView): boolean {
  if (!node || node.site) return false;
  return where === undefined || node.alternative === false;
}

export interface ViewIndex {
  readonly views: readonly EntityView[];
  viewOf(resource: string | undefined): EntityView | undefined;
  /** A resource is a view's name, or an entity's key where no list is meant, as in pickers. */
  entityOf(resource: string | undefined): Entity | undefined;
  /**
   * Where a record of this entity is opened: its documented route where there is one without conditions, else
   * `records/`.
   */
  homeOf(entity: string): string;
  /** Where all records of an entity are listed: figures count them whatever part of them their home shows. */
  allOf(entity: string): string;
}

export function indexViews(source: Source): ViewIndex {
  const {model, navigation} = source;
  const routed = nodesBelow(navigation.nodes)
    .map(node => routedView(node, source))
    .filter(view => view !== undefined);
  // A route of the navigation wins over the general one of the same path.
  const byName = new Map([...[...model.entities.values()].map(recordsView), ...routed].map(view => [view.name, view]));
  const viewOf = (resource: string | undefined) => (resource === undefined ? undefined : byName.get(resource));
  const homeOf = (entity: string) =>
    routed.find(view => view.entity.key === entity && isHome(view))?.name ?? `${RECORDS}/${entity}`;
  return {
    views: [...byName.values()],
    viewOf,
    entityOf: resource =>
      resource === undefined ? undefined : (viewOf(resource)?.entity ?? model.entities.get(resource)),
    homeOf,
    allOf(entity) {
      const home = viewOf(homeOf(entity));
      return home && home.where === undefined ? home.name : `${RECORDS}/${entity}`;
    },
  };
}
