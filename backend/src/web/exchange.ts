/** One request on its way through a route: who asks, what for, and where the answer goes. */
import type {Request, Response} from '@loopback/rest';
import type {Context} from '../context';

export interface Exchange {
  readonly context: Context;
  readonly request: Request;
  readonly response: Response;
  /** Values of the path's `{placeholders}`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /**
   * Does work that other processes do, and leaves the turn that this request has to others of the same person
   * meanwhile. Outside of transactions.
   */
  readonly aside: <T>(work: () => Promise<T>) => Promise<T>;
}

export type Handler = (exchange: Exchange) => Promise<unknown>;

/**
 * Who may come in at all; a route that says nothing lets nobody in. `record`: staff, and whoever holds a link to a
 * record. `paper`: these, and members, to whom the schema opens papers of their own.
 */
export type StrategyName = 'staff' | 'record' | 'paper' | 'member' | 'visitor' | 'link';

export interface RouteDefinition {
  readonly verb: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly strategy: StrategyName;
  readonly handler: Handler;
  readonly summary: string;
}

/** The OpenAPI extension in which a route carries the name of its strategy. */
export const STRATEGY = 'x-strategy';
