/** Pages that stand beside one another as tabs: which there are at an address, for this user. */
import type {Navigation, NavigationNode} from '@emblem/schemas';
import {mayOpen} from '../access/permitted';
import type {Session} from '../access/session';

export interface PageTab {
  readonly node: NavigationNode;
  readonly current: boolean;
}

/** The nodes from the outermost group to the page at this very address; empty where none is there. */
function trailTo(nodes: readonly NavigationNode[], path: string): readonly NavigationNode[] {
  for (const node of nodes) {
    const below = trailTo(node.children ?? [], path);
    if (below.length > 0) return [node, ...below];
    if (node.path === path && node.children === undefined) return [node];
  }
  return [];
}

function opens(session: Session, node: NavigationNode): boolean {
  return (
    node.hidden !== true &&
    (node.children === undefined ? mayOpen(session, node) : node.children.some(child => opens(session, child)))
  );
}

/**
 * The rows of tabs above the page at `path`, outermost first; of each only those that the user may open, be it a single
 * one (DA-018, DA-025, DA-029).
 */
export function tabsAt({nodes}: Navigation, session: Session, path: string): readonly (readonly PageTab[])[] {
  const trail = trailTo(nodes, path);
  return trail.slice(0, -1).flatMap((group, index) => {
    if (!group.tabs) return [];
    const tabs = (group.children ?? [])
      .filter(node => opens(session, node))
      .map(node => ({node, current: node === trail[index + 1]}));
    return tabs.length > 0 ? [tabs] : [];
  });
}

/** The tab that opens instead of this address while the browser tab keeps something for it (DA-022). */
export function preferredTab(
  {nodes}: Navigation,
  session: Session,
  path: string,
  isKept: (key: string) => boolean,
): string | undefined {
  const trail = trailTo(nodes, path);
  if (trail.at(-1)?.index !== true) return undefined;
  return trail
    .at(-2)
    ?.children?.find(node => node.preferredBy !== undefined && isKept(node.preferredBy) && opens(session, node))?.path;
}
