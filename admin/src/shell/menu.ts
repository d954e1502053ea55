/** The menu of a user: the granted authorities matched with the navigation, and the records that no entry leads to. */
import type {ModuleName, NavigationNode, Text} from '@emblem/schemas';
import {may, type Authority, type Session} from '../access/session';
import {allNodes, RECORDS} from '../engine/views';
import {page} from '../pages/registry';
import {model, navigation} from '../schema';

export interface MenuEntry {
  readonly key: string;
  readonly title: Text;
  readonly icon: string;
  /** Where it leads; absent for a group. */
  readonly path?: string;
  readonly children: readonly MenuEntry[];
}

function authorityOf(node: NavigationNode): string {
  return node.authority ?? node.path;
}

const nodeByAuthority = new Map(allNodes().map(node => [authorityOf(node), node]));

function opens(session: Session, node: NavigationNode): boolean {
  if (node.entity !== undefined) return model.entities.has(node.entity) && may(session, node.entity, 'read');
  return page(node.page) !== undefined;
}

function entry(session: Session, node: NavigationNode, children: readonly MenuEntry[]): readonly MenuEntry[] {
  if (node.hidden) return [];
  const path = opens(session, node) ? node.path : undefined;
  if (path === undefined && children.length === 0) return [];
  return [{key: node.path, title: node.title, icon: node.icon ?? (node.entity ? model.entity(node.entity).icon : 'folder'), path, children}];
}

function whole(session: Session, nodes: readonly NavigationNode[]): readonly MenuEntry[] {
  return nodes.flatMap(node => entry(session, node, whole(session, node.children ?? [])));
}

function granted(session: Session, authorities: readonly Authority[]): readonly MenuEntry[] {
  return authorities.filter(authority => authority.isMenu && !authority.isButton).flatMap(authority => {
    const children = granted(session, authority.children);
    const node = nodeByAuthority.get(authority.url);
    if (node) return entry(session, node, children);
    if (children.length === 0) return [];
    return [{key: `authority-${authority.id}`, title: {zh: authority.title, en: authority.title}, icon: 'folder', children}];
  });
}

function pathsIn(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({path, children}) => [...(path === undefined ? [] : [path]), ...pathsIn(children)]);
}

/** What every staff user may read without a grant is no menu of its own. */
const EVERYBODY: ModuleName = 'access';

/** Entities the user may read that no other entry leads to, by module. */
function records(session: Session, listed: readonly MenuEntry[], moduleTitle: (module: ModuleName) => Text, title: Text): readonly MenuEntry[] {
  const shown = new Set(pathsIn(listed));
  const reached = new Set(allNodes().filter(node => shown.has(node.path)).map(node => node.entity));
  const rest = [...model.entities.values()].filter(entity =>
    !reached.has(entity.key) && may(session, entity.key, 'read') && (session.isAdmin || entity.module !== EVERYBODY));
  const modules = [...new Set(rest.map(entity => entity.module))];
  if (modules.length === 0) return [];
  const groups = modules.map(module => ({
    key: `${RECORDS}/${module}`, title: moduleTitle(module), icon: 'folder',
    children: rest.filter(entity => entity.module === module).map(entity => ({
      key: `/${RECORDS}/${entity.key}`, title: entity.label, icon: entity.icon, path: `/${RECORDS}/${entity.key}`, children: [],
    })),
  }));
  return [{key: RECORDS, title, icon: 'inventory_2', children: groups}];
}

export function menuOf(session: Session, moduleTitle: (module: ModuleName) => Text, recordsTitle: Text): readonly MenuEntry[] {
  const entries = session.isAdmin ? whole(session, navigation.nodes) : withHome(granted(session, session.authorities));
  return [...entries, ...records(session, entries, moduleTitle, recordsTitle)];
}

/** Home is everybody's, granted or not. */
function withHome(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const home = navigation.nodes.find(node => node.path === HOME);
  if (!home || entries.some(each => each.path === HOME)) return entries;
  return [{key: HOME, title: home.title, icon: home.icon ?? 'dashboard', path: HOME, children: []}, ...entries];
}

export const HOME = '/dashboard';

export interface MenuPlace {
  /** From the outermost group to the entry itself. */
  readonly trail: readonly MenuEntry[];
}

/** The entry that an address belongs to: the longest path it lies under; a detail page's `activeMenu` where it has one. */
export function placeOf(entries: readonly MenuEntry[], pathname: string): MenuPlace | undefined {
  const detail = allNodes().filter(node => node.activeMenu && isUnder(pathname, node.path)).sort((a, b) => b.path.length - a.path.length)[0];
  return find(entries, pathname) ?? (detail?.activeMenu ? find(entries, detail.activeMenu) : undefined);
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
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
