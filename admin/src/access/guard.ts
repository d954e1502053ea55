/**
 * Where a visit may go before anything is loaded: the first half of the route guard (CO-252 to CO-258). Rights come
 * after, in `permitted.ts`.
 */
import {matchPath} from 'react-router';
import type {NavigationNode} from '@emblem/schemas';
import {isSitePath, SITE_HOME, SITE_SIGN_IN} from '../request/area';

export interface Visit {
  readonly path: string;
  readonly hasToken: boolean;
  /** Whether somebody has signed in to the website-settings area, which is apart from the console. */
  readonly hasSite: boolean;
  /** Where the session was left to that this page knew. */
  readonly wayOut?: string;
}

/** `pass` or where the visit is sent instead. */
export type Verdict = 'pass' | {readonly to: string};

export const DEFAULT_LOGIN = '/ly/login';

const LOGIN = /^(?:\/[^/]+)?\/login\/?$/;

function isAt(node: NavigationNode, path: string): boolean {
  return matchPath({path: node.path, caseSensitive: true}, path) !== null;
}

/** Pages that open without a token (CO-252). */
export function isOpen(nodes: readonly NavigationNode[], path: string): boolean {
  return nodes.some(node => node.open && isAt(node, path));
}

function siteVerdict({path, hasSite}: Visit): Verdict {
  if (path === SITE_SIGN_IN) return hasSite ? {to: SITE_HOME} : 'pass';
  return hasSite ? 'pass' : {to: SITE_SIGN_IN};
}

export function guard(visit: Visit, nodes: readonly NavigationNode[]): Verdict {
  const {path, hasToken, wayOut = DEFAULT_LOGIN} = visit;
  if (isSitePath(path)) return siteVerdict(visit);
  if (path === '/login') return {to: hasToken ? '/' : wayOut};
  if (hasToken || LOGIN.test(path) || isOpen(nodes, path)) return 'pass';
  return {to: wayOut};
}

/** The page that a group's own address leads to: its first that the user may open. */
export function firstOpen(
  nodes: readonly NavigationNode[],
  opens: (node: NavigationNode) => boolean,
): string | undefined {
  for (const node of nodes) {
    const leaf = node.children ? firstOpen(node.children, opens) : undefined;
    if (leaf !== undefined) return leaf;
    if (!node.hidden && !node.children && !node.path.includes(':') && opens(node)) return node.path;
  }
  return undefined;
}
