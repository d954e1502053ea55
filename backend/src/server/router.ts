/** Finds routes in LoopBack's own trie. */
import {createResolvedRoute, TrieRouter, Trie, type ResolvedRoute, type RouteEntry} from '@loopback/rest';

/**
 * LoopBack's router describes each route it finds to a log, five levels deep and also where nobody keeps that log: a
 * tenth of the time of a small answer. This one finds the same routes without a word.
 */
export class SilentRouter extends TrieRouter {
  private readonly routes = new Trie<RouteEntry>();

  protected override addRouteWithPathVars(route: RouteEntry): void {
    this.routes.create(this.getKeyForRoute(route), route);
  }

  protected override findRouteWithPathVars(verb: string, path: string): ResolvedRoute | undefined {
    const found = this.routes.match(this.getKey(verb, path));
    return found && createResolvedRoute(found.node.value, found.params ?? {});
  }

  protected override listRoutesWithPathVars(): RouteEntry[] {
    return this.routes.list().map(({value}) => value);
  }
}
