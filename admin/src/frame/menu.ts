/** The menu of a user: the granted authorities matched with the navigation, and the records that no entry leads to. */
import type {
  Model,
  ModuleName,
  Navigation,
  NavigationCounter,
  NavigationNode,
  NavigationSplit,
  Text,
} from '@emblem/schemas';
import {APPROVALS, authorityOf, HOME, mayOpenPage} from '../access/permitted';
import type {Authority, Session} from '../access/session';
import {nodesBelow, RECORDS} from '../model/view-index';

export interface MenuEntry {
  readonly key: string;
  readonly title: Text;
  readonly icon: string;
  /** Where it leads; absent for a group. */
  readonly path?: string;
  /** False where it is no part of the breadcrumb. */
  readonly breadcrumb?: boolean;
  readonly counter?: NavigationCounter;
  readonly marker?: NavigationCounter;
  /** Sub-entries that open the same list narrowed to one value. */
  readonly split?: NavigationSplit;
  readonly children: readonly MenuEntry[];
}

/** What a menu is made from besides the session. */
export interface MenuGround {
  readonly navigation: Navigation;
  readonly model: Model;
  readonly moduleTitle: (module: ModuleName) => Text;
  readonly recordsTitle: Text;
}

function leads(node: NavigationNode): boolean {
  return !node.path.includes(':') && (node.entity ?? node.page ?? node.report) !== undefined;
}

function entry(
  ground: MenuGround,
  session: Session,
  node: NavigationNode,
  children: readonly MenuEntry[],
): readonly MenuEntry[] {
  if (node.hidden) return [];
  const path = leads(node) && mayOpenPage(ground.model, session, node) ? node.path : undefined;
  if (path === undefined && children.length === 0) return [];
  const [first] = children;
  // A group whose single child has the group's own path is that child.
  if (children.length === 1 && first?.path === node.path) return children;
  const icon =
    node.icon ?? (node.entity ? ground.model.entity(node.entity).icon : children.length > 0 ? 'folder' : 'article');
  const split = node.split === undefined || path === undefined ? undefined : ground.navigation.splits[node.split];
  return [
    {
      key: node.index ? authorityOf(node) : node.path,
      title: node.title,
      icon,
      path,
      breadcrumb: node.breadcrumb,
      counter: node.counter,
      marker: node.marker,
      split,
      children,
    },
  ];
}

function listAll(ground: MenuGround, session: Session, nodes: readonly NavigationNode[]): readonly MenuEntry[] {
  return nodes.flatMap(node => entry(ground, session, node, listAll(ground, session, node.children ?? [])));
}

type NodesByAuthority = ReadonlyMap<string, NavigationNode>;

function listGranted(
  ground: MenuGround,
  session: Session,
  authorities: readonly Authority[],
  nodes: NodesByAuthority,
): readonly MenuEntry[] {
  return authorities
    .filter(authority => authority.isMenu && !authority.isButton)
    .flatMap(authority => {
      const children = listGranted(ground, session, authority.children, nodes);
      const node = nodes.get(authority.url);
      if (node) return entry(ground, session, node, children);
      if (children.length === 0) return [];
      return [
        {key: `authority-${authority.id}`, title: {zh: authority.title, en: authority.title}, icon: 'folder', children},
      ];
    });
}

function pathsIn(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({path, children}) => [...(path === undefined ? [] : [path]), ...pathsIn(children)]);
}

/** Entities the user may read that no other entry leads to, by module. */
function records(
  {navigation, model, moduleTitle, recordsTitle}: MenuGround,
  session: Session,
  listed: readonly MenuEntry[],
): readonly MenuEntry[] {
  const shown = new Set(pathsIn(listed));
  const reached = new Set(
    nodesBelow(navigation.nodes)
      .filter(node => shown.has(node.path))
      .map(node => node.entity),
  );
  const rest = [...model.entities.values()].filter(
    entity => !reached.has(entity.key) && (session.isAdmin || session.granted.has(`${entity.key}.read`)),
  );
  const modules = [...new Set(rest.map(entity => entity.module))];
  if (modules.length === 0) return [];
  const groups = modules.map(module => ({
    key: `${RECORDS}/${module}`,
    title: moduleTitle(module),
    icon: 'folder',
    children: rest
      .filter(entity => entity.module === module)
      .map(entity => ({
        key: `/${RECORDS}/${entity.key}`,
        title: entity.label,
        icon: entity.icon,
        path: `/${RECORDS}/${entity.key}`,
        children: [],
      })),
  }));
  return [{key: RECORDS, title: recordsTitle, icon: 'inventory_2', children: groups}];
}

/** Home and what waits for approval open without an authority of their own. */
function withOwn(ground: MenuGround, session: Session, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const own = ground.navigation.nodes
    .filter(({path}) => [HOME, APPROVALS].includes(path) && !entries.some(each => each.path === path))
    .flatMap(node => entry(ground, session, node, []));
  return [...own, ...entries];
}

export function menuOf(ground: MenuGround, session: Session): readonly MenuEntry[] {
  const {nodes} = ground.navigation;
  const byAuthority = new Map(nodesBelow(nodes).map(node => [authorityOf(node), node]));
  const entries = session.isAdmin
    ? listAll(ground, session, nodes)
    : withOwn(ground, session, listGranted(ground, session, session.authorities, byAuthority));
  return [...entries, ...records(ground, session, entries)];
}

/** The fixed menu of the website-settings area, whatever the user was granted (CO-257). */
export function siteMenu({nodes}: Navigation): readonly MenuEntry[] {
  return nodesBelow(nodes)
    .filter(node => node.site && !node.hidden)
    .map(node => ({key: node.path, title: node.title, icon: node.icon ?? 'article', path: node.path, children: []}));
}

export interface MenuPlace {
  /** From the outermost group to the entry itself. */
  readonly trail: readonly MenuEntry[];
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

interface Route {
  readonly segments: readonly string[];
  readonly node: NavigationNode;
}

/**
 * The routes of each navigation, the longest first: looked at by several parts of the frame whenever the address
 * changes.
 */
const routes = new WeakMap<Navigation, readonly Route[]>();

function routesOf(navigation: Navigation): readonly Route[] {
  const known = routes.get(navigation);
  if (known) return known;
  const made = nodesBelow(navigation.nodes)
    .map(node => ({segments: segmentsOf(node.path), node}))
    .sort(
      (a, b) => b.segments.length - a.segments.length || Number(b.node.index ?? false) - Number(a.node.index ?? false),
    );
  routes.set(navigation, made);
  return made;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(part => part !== '');
}

/**
 * Whether the parts of an address begin with the route, whose `:name` is any part and whose `:name?` may be missing.
 */
function beginsWith(parts: readonly string[], {segments}: Route): boolean {
  return segments.every((segment, index) => {
    const part = parts[index];
    return segment.startsWith(':') ? part !== undefined || segment.endsWith('?') : segment === part;
  });
}

/**
 * The node that an address belongs to: the longest whose path, parameters filled in, is the address or stands above it.
 */
export function nodeAt(navigation: Navigation, pathname: string): NavigationNode | undefined {
  const parts = segmentsOf(pathname);
  return routesOf(navigation).find(route => beginsWith(parts, route))?.node;
}

/** The part of the menu that the page or the record at this address belongs to. */
export function groupAt({nodes}: Navigation, pathname: string): NavigationNode | undefined {
  return nodes.find(group =>
    nodesBelow(group.children ?? []).some(({path}) => pathname === path || pathname.startsWith(`${path}/`)),
  );
}

/**
 * The entry that an address belongs to: a detail page's `activeMenu` where it has one (CO-046), else the longest path
 * it lies under.
 */
export function placeOf(
  navigation: Navigation,
  entries: readonly MenuEntry[],
  pathname: string,
): MenuPlace | undefined {
  const active = nodeAt(navigation, pathname)?.activeMenu;
  return (active === undefined ? undefined : find(entries, active)) ?? find(entries, pathname);
}

function find(entries: readonly MenuEntry[], pathname: string): MenuPlace | undefined {
  const places = entries.flatMap(each => {
    const inner = find(each.children, pathname);
    if (inner) return [{trail: [each, ...inner.trail]}];
    return each.path !== undefined && isUnder(pathname, each.path) ? [{trail: [each]}] : [];
  });
  const depth = ({trail}: MenuPlace) => trail.at(-1)?.path?.length ?? 0;
  return places.sort((a, b) => depth(b) - depth(a))[0];
}
