/** The keywords about who may do what with records. */
import type {Predicate} from './predicate';

export type ScopeName = 'own' | 'department' | 'platform' | 'market' | 'all';

/** `x-rights`: what each scope means for this entity, and what staff, members and visitors may do without a grant. */
export interface RightsKeyword {
  /**
   * The rows of each scope; `all` needs no entry, and `market` is made from `platform`. A scope without an entry gives
   * no row.
   */
  readonly scopes?: Partial<Record<Exclude<ScopeName, 'market' | 'all'>, Predicate>>;
  /** What every signed-in staff user may do without a grant, by action, with the scope it reaches. */
  readonly staff?: Readonly<Record<string, Exclude<ScopeName, 'market'>>>;
  /** Rows a signed-in member reaches through `/app/` calls, by action. */
  readonly member?: Readonly<Record<string, Predicate | true>>;
  /** Rows anybody reaches through open calls, by action. */
  readonly visitor?: Readonly<Record<string, Predicate | true>>;
}

/** What scopes mean as they are asked: with that of one's markets. */
export interface RightsOfEntity extends Omit<RightsKeyword, 'scopes'> {
  readonly scopes?: Partial<Record<Exclude<ScopeName, 'all'>, Predicate>>;
}

/** `x-access-link`: what whoever has been given a link to a record may do with it, without signing in. */
export interface AccessLinkKeyword {
  /** What is read; nothing else of the record is. */
  readonly properties: readonly string[];
  /** The steps of its workflow that may be taken. */
  readonly actions?: readonly string[];
  /** The key of the paper that the link shows. */
  readonly paper: string;
  /** For so many days a link is good unless others are chosen. */
  readonly days: number;
}
