/** An entity file as a whole: JSON Schema 2020-12 with Emblem's `x-` keywords.
 * `vocabulary/entity.schema.json` says the same to machines and refuses any other keyword. */
import type {Text} from '../text';
import type {EntityAddress} from './address';
import type {CheckKeyword, IndexKeyword, NoOverlapKeyword, UniqueKeyword} from './constraints';
import type {ApprovalKeyword, DueKeyword} from './deadlines';
import type {NotifyKeyword} from './notify';
import type {CardsKeyword, SummaryKeyword} from './page-figures';
import type {JsonSchema, PropertySchema, ZoneKeyword} from './property';
import type {FromKeyword} from './origin';
import type {AboutKeyword, LinesKeyword, RelatedKeyword} from './related';
import type {AccessLinkKeyword, RightsKeyword} from './rights';
import type {SortKeyword, SwitchKeyword, ToggleKeyword} from './rows';
import type {DialogKeyword, FormSection, LinkKeyword, MoveKeyword, NoticesKeyword, ViewKeyword} from './screen';
import type {ActionKeyword, WorkflowKeyword} from './workflow';

export type ModuleName =
  | 'access'
  | 'platforms'
  | 'design'
  | 'catalog'
  | 'sales'
  | 'documents'
  | 'artwork'
  | 'production'
  | 'inventory'
  | 'shipping'
  | 'mail'
  | 'marketing'
  | 'partners'
  | 'people'
  | 'tasks'
  | 'analytics';

/** `x-entity`: what the record is. `id` never changes; the key (the file's name) may. */
export interface EntityKeyword {
  readonly id: string;
  readonly module: ModuleName;
  readonly label: Text;
  /** What one record is called by: a property whose value names it in pickers, breadcrumbs and history. */
  readonly display: string;
  /** A Material icon's name in snake_case; the console maps it to a picture. */
  readonly icon?: string;
  readonly description?: Text;
  /** Earlier keys of this entity, so that its table is renamed and not made anew. */
  readonly was?: readonly string[];
  /** `soft` (default) keeps deleted rows for restore; `hard` is for log-like and hot entities. */
  readonly delete?: 'soft' | 'hard';
  /** Wire names of system properties where the documents use others, e.g. `{"updatedAt": "updatetime"}`. */
  readonly systemNames?: {readonly createdAt?: string; readonly updatedAt?: string};
  /** False for records that only the system writes: no create, update or delete over `/rest`. */
  readonly writable?: boolean | 'append';
  /** What stands at the address of a record instead of its form: `record`, the generated page, or another one. */
  readonly page?: string;
  /**
   * Whether a new record may be filled in from another one; by default where records have no number of their own and go
   * through no states.
   */
  readonly copy?: boolean;
  /** New records and changes are entered in a dialog over the list. */
  readonly dialog?: boolean;
  /** Refused acts raise no notice: the reason stands at the act or at the field (DA-523). */
  readonly silent?: boolean;
  /** True for an entity the documents do not name. */
  readonly own?: boolean;
}

/** `x-print`: the record holds a design that staff export for print. */
export interface PrintKeyword {
  /** The property that holds the design. */
  readonly design: string;
  /** The property that names the design category, which knows the sizes. */
  readonly category: string;
  /** The property that holds a sticker's size in inches, as JSON. */
  readonly specification?: string;
}

/** `x-hooks`: names of steps of the write path that are particular to this entity. */
export interface HooksKeyword {
  /** May complete or refuse the values before they are validated. */
  readonly beforeValidate?: readonly string[];
  /** Run inside the transaction after the row is written. */
  readonly inTransaction?: readonly string[];
}

/** `x-audit`: false for entities whose changes leave no history; `except` names properties that are left out. */
export type AuditKeyword = boolean | {readonly except: readonly string[]};

/** `x-io`: import and export. `key` lists the properties by which an imported row finds its record, else by its ID. */
export interface IoKeyword {
  readonly import?: {readonly key: readonly string[]; readonly columns?: readonly string[]} | false;
  readonly export?: {readonly columns?: readonly string[]} | false;
}

/** One entity file, its types written out. */
export interface EntitySchema extends Pick<JsonSchema, 'required'> {
  readonly $schema?: string;
  readonly $id: string;
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly 'x-entity': EntityKeyword;
  readonly 'x-unique'?: readonly UniqueKeyword[];
  readonly 'x-no-overlap'?: readonly NoOverlapKeyword[];
  readonly 'x-indexes'?: readonly IndexKeyword[];
  readonly 'x-checks'?: readonly CheckKeyword[];
  readonly 'x-views'?: Readonly<Record<string, ViewKeyword>>;
  readonly 'x-form'?: readonly FormSection[];
  readonly 'x-lines'?: readonly LinesKeyword[];
  readonly 'x-from'?: readonly FromKeyword[];
  readonly 'x-related'?: readonly RelatedKeyword[];
  readonly 'x-dialogs'?: Readonly<Record<string, DialogKeyword>>;
  readonly 'x-notices'?: NoticesKeyword;
  readonly 'x-move'?: MoveKeyword;
  /** Properties that the search box looks into; the texts among them get one trigram index together by themselves. */
  readonly 'x-search'?: readonly string[];
  readonly 'x-sort'?: SortKeyword;
  readonly 'x-toggle'?: ToggleKeyword;
  readonly 'x-due'?: DueKeyword;
  /** Whose day `{"now": "date"}` is; that of its document number where absent, and else that of UTC. */
  readonly 'x-zone'?: ZoneKeyword;
  readonly 'x-approval'?: ApprovalKeyword;
  /** Who is told of what happens to a record, beside what follows from its owner and its approvals. */
  readonly 'x-notify'?: readonly NotifyKeyword[];
  readonly 'x-toggles'?: readonly SwitchKeyword[];
  readonly 'x-rights'?: RightsKeyword;
  /** Permission labels by key, with what they are called. */
  readonly 'x-permissions'?: Readonly<Record<string, Text>>;
  readonly 'x-about'?: AboutKeyword;
  readonly 'x-summary'?: SummaryKeyword;
  readonly 'x-cards'?: readonly CardsKeyword[];
  /** The feeds of a record's timeline, by the names they are registered under. */
  readonly 'x-timeline'?: readonly string[];
  /** State machines, one per property. */
  readonly 'x-workflow'?: readonly WorkflowKeyword[];
  readonly 'x-actions'?: readonly ActionKeyword[];
  /** Postal addresses, which groups of columns make; written in no file. */
  readonly addresses?: readonly EntityAddress[];
  readonly 'x-print'?: PrintKeyword;
  readonly 'x-access-link'?: AccessLinkKeyword;
  readonly 'x-links'?: readonly LinkKeyword[];
  readonly 'x-hooks'?: HooksKeyword;
  readonly 'x-audit'?: AuditKeyword;
  readonly 'x-io'?: IoKeyword;
}
