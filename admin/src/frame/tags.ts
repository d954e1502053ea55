/** The tags of visited views, as plain data: which there are, and where closing one leads (CO-011 to CO-014). */
import type {NavigationNode, Text} from '@emblem/schemas';
import {HOME} from '../access/permitted';

export interface Tag {
  /** The view's own address; of a record that of its list and its id, whichever of its pages is shown. */
  readonly path: string;
  /** The page last visited where that is not the view's own address. */
  readonly page?: string;
  /** As last visited, so that a list comes back with its filters. */
  readonly search: string;
  /** The page's own title where the navigation has none for it, such as a record's name. */
  readonly title: Text | string;
  readonly affix: boolean;
  /** Counts up with every visit. */
  readonly visited: number;
}

/** Names by which tags are told apart: those of one name say what each belongs to as well. */
export function tellApart(
  tags: readonly {readonly name: string; readonly group: string | undefined}[],
): readonly string[] {
  return tags.map(({name, group}) =>
    group !== undefined && group !== name && tags.filter(tag => tag.name === name).length > 1
      ? `${name} · ${group}`
      : name,
  );
}

/** Tags that cannot be closed are there from the start. */
export function pinnedTags(nodes: readonly NavigationNode[]): readonly Tag[] {
  return nodes
    .filter(node => node.affix)
    .map(node => ({path: node.path, search: '', title: node.title, affix: true, visited: 0}));
}

function latest(tags: readonly Tag[]): number {
  return Math.max(0, ...tags.map(tag => tag.visited));
}

interface Visit extends Pick<Tag, 'path' | 'title'> {
  /** Left out where it says nothing of the view, which then keeps the one it had. */
  readonly search?: string | undefined;
  readonly page?: string | undefined;
}

/** A form for a new record has a tag while it is filled in; saved or given up, there is nothing to return to. */
function isPassing({path}: Tag): boolean {
  return path.endsWith('/create');
}

/** Where a tag leads. */
export function addressOf({path, page, search}: Tag): string {
  return (page ?? path) + search;
}

/** One tag per view: a second visit only moves it to the front of the memory. */
export function visit(tags: readonly Tag[], {path, title, search, page}: Visit): readonly Tag[] {
  const left = tags.filter(tag => tag.path === path || !isPassing(tag));
  const known = left.find(tag => tag.path === path);
  const visited = latest(left) + 1;
  if (!known) return [...left, {path, page, title, search: search ?? '', affix: false, visited}];
  return left.map(tag => (tag === known ? {...tag, page, search: search ?? tag.search, visited} : tag));
}

export function rename(tags: readonly Tag[], path: string, title: string): readonly Tag[] {
  return tags.some(tag => tag.path === path && tag.title !== title)
    ? tags.map(tag => (tag.path === path ? {...tag, title} : tag))
    : tags;
}

/** Without those of addresses that no page was found at: a page names its tag. */
export function onlyNamed(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({title}) => title !== '');
}

export function close(tags: readonly Tag[], path: string): readonly Tag[] {
  return tags.filter(tag => tag.affix || tag.path !== path);
}

/** Leaves the pinned ones and the one named. */
export function closeOthers(tags: readonly Tag[], path?: string): readonly Tag[] {
  return tags.filter(tag => tag.affix || tag.path === path);
}

/** Where to go when the view shown is no longer among the tags: the last visited one, home where there is none. */
export function lastVisited(tags: readonly Tag[]): string {
  const last = [...tags].filter(tag => tag.visited > 0).sort((a, b) => b.visited - a.visited)[0];
  return last ? addressOf(last) : HOME;
}
