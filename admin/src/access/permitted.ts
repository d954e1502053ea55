/**
 * Which pages of the navigation a user may open: those of the authority list, and the lists whose right was granted
 * (CO-268, DA-380).
 */
import type {Model, NavigationNode} from '@emblem/schemas';
import type {Session} from './session';

export function authorityOf(node: NavigationNode): string {
  return node.authority ?? node.path;
}

/** Home is everybody's; open pages need no session, so none of its rights either. */
export const HOME = '/dashboard';

/** What waits for an approval. */
export const APPROVALS = '/approvals';

/** For addresses that lead nowhere, or where the user may not go. */
export const NOT_FOUND = '/notFound';

/**
 * Whether the route of a node is built for this user. A list opens by its own authority or by another one that grants
 * the right to read what it shows; what all staff may read, in pickers say, opens no page by itself. What needs a
 * further right stays shut without it.
 */
export function mayOpen(session: Session, node: NavigationNode): boolean {
  if (session.isAdmin || node.open || node.path === HOME) return true;
  if (node.needs !== undefined && !session.rights.has(node.needs)) return false;
  if (session.paths.has(authorityOf(node))) return true;
  const own = node.entity === undefined ? node.needs : `${node.entity}.read`;
  return own !== undefined && session.granted.has(own);
}

/** Like `mayOpen`; what waits for approvals is also everybody's who may give one on some kind of record. */
export function mayOpenPage({entities}: Model, session: Session, node: NavigationNode): boolean {
  if (mayOpen(session, node) || node.path !== APPROVALS) return mayOpen(session, node);
  return [...entities.values()].some(({key, approval}) =>
    approval?.steps.some(({approve}) => session.granted.has(`${key}.${approve}`)),
  );
}
