/** The table of documented calls: each leads to an operation on an entity or to a business act. */
import type {JsonSchema, ModuleName, PropertySchema} from './vocabulary';

/**
 * Who may make the call at all. `open` needs no session; `visitor` runs with the visitor's rights, or the member's when
 * signed in; `link` is for whoever holds a link to a record, and reaches that record alone.
 */
export type Audience = 'staff' | 'member' | 'visitor' | 'open' | 'link';

/**
 * An operation of the one read path or write path. `list` answers an array, `page` `{records, total, pages, current,
 * size}`, `tree` nested records, `get` one record, `save` creates without `id` and updates with it, `reorder` takes the
 * ids in their new order, `switch` changes a further switch over, or to what is sent, and answers the id and its value,
 * `set` writes some properties of a record and answers them.
 */
export type Operation =
  | 'list'
  | 'page'
  | 'tree'
  | 'get'
  | 'save'
  | 'create'
  | 'update'
  | 'set'
  | 'delete'
  | 'toggle'
  | 'switch'
  | 'reorder';

/** What becomes of one parameter of the call. */
export interface Parameter {
  /** The entity's property it filters by or writes to; the same name when absent. */
  readonly field?: string;
  /** For reading: how it filters. `search` is the entity's search box; `ignore` is accepted and unused. */
  readonly as?: 'eq' | 'contains' | 'in' | 'gte' | 'lte' | 'search' | 'page' | 'pageSize' | 'sort' | 'ignore';
  readonly required?: boolean;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'ANY';
  /** As documented, with a leading slash and without `/api`. */
  readonly path: string;
  readonly audience: Audience;
  /** The right keys of which one is needed; for entity operations the operation's own right when absent. */
  readonly rights?: readonly string[];
  readonly entity?: string;
  readonly operation?: Operation;
  readonly params?: Readonly<Record<string, Parameter>>;
  /** For `tree`: the property that points at the parent and the wire name of the list of children. */
  readonly tree?: {readonly parent: string; readonly children: string};
  readonly sort?: string;
  /** For `get`: what it answers beside the id. For `set`: what it writes of what is sent, and answers. */
  readonly only?: readonly string[];
  /** For `set`: what it writes whatever is sent. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** For `switch`: the property of one of the entity's `x-toggles`. */
  readonly switch?: string;
  /** For `reorder`: the name under which the list is sent. */
  readonly list?: string;
  /** The business act that answers instead of an operation. */
  readonly act?: string;
  /** What the act takes; anything else is refused before it runs. */
  readonly input?: JsonSchema;
  /** What the act answers, below `data`. */
  readonly output?: PropertySchema;
  /** Sent again with the same key it is done once; for acts that do all in one transaction. */
  readonly keyed?: true;
  /** Handed back without the envelope. */
  readonly raw?: boolean;
  /** A call of ours, for which there is no documented path. */
  readonly own?: boolean;
  /** Requirement rows that name the call. */
  readonly rows?: readonly string[];
}

export interface CallFile {
  readonly $schema?: string;
  readonly module: ModuleName;
  readonly calls: readonly Call[];
}
