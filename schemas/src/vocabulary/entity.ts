/**
 * The shape of an entity file: JSON Schema 2020-12 plus Emblem's `x-` keywords, as TypeScript.
 * `vocabulary/entity.schema.json` says the same to machines and refuses whatever is not listed here.
 */
import type {Computed, Expression} from './expression';
import type {Predicate} from './predicate';
import type {
  DialogKeyword,
  FormSection,
  LinkKeyword,
  MoveKeyword,
  NoticesKeyword,
  PermissionKeyword,
  ViewKeyword,
} from './screen';
import type {Text} from '../text';

export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

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

export type OnDelete = 'restrict' | 'cascade' | 'setNull';

/**
 * `x-relation`: the property holds the id of another record, or (array of integers) the ids of several, kept in a join
 * table.
 */
export interface RelationKeyword {
  readonly to: string;
  readonly onDelete: OnDelete;
  /** Row rights of this entity follow the record this relation points to. */
  readonly inherit?: boolean;
  /** Limits what the picker offers. */
  readonly filter?: Predicate;
  /** Only records whose properties have the values of these may be chosen: theirs to ours (DA-354). */
  readonly matching?: Readonly<Record<string, string>>;
  /** Like `matching`, where one of the two may also be empty. */
  readonly agreeing?: Readonly<Record<string, string>>;
}

/** `x-enum`: the values of a property with their labels; the JSON Schema `enum` is derived from it. */
export interface EnumEntry {
  readonly value: string | number;
  /** What schema files and code call it; the value itself where that is a word. */
  readonly key?: string;
  readonly label: Text;
  readonly colour?: 'default' | 'info' | 'success' | 'warning' | 'error';
  /** Kept for old rows; not offered. */
  readonly retired?: boolean;
  /** Earlier values that mean the same, so that a rename moves the rows, the history and what mentions them. */
  readonly was?: readonly (string | number)[];
}

/**
 * `x-mentions`: the values speak of entities, properties or enum values, and are moved when one of those is renamed.
 * `right` is `<entity>.<action>` or a list of them, `address` a path of the console, `settings` what a user has set of
 * lists by address. `query` is the query of the list whose address stands in the property `by`; `record` the JSON text
 * of a record of the entity that `of` gives for the value of `by`. `entity` is the key of one, `property` the name of
 * one of the entity that stands in `by`, `value` a value, as text, of the property whose name stands in `property`.
 */
export type MentionsKeyword =
  | {readonly kind: 'right' | 'address' | 'settings' | 'entity'}
  | {readonly kind: 'query' | 'property'; readonly by: string}
  | {readonly kind: 'value'; readonly by: string; readonly property: string}
  | {readonly kind: 'record'; readonly by: string; readonly of: Readonly<Record<string, string>>};

/** `x-column`: storage that cannot be read off the JSON Schema. */
export interface ColumnKeyword {
  readonly name?: string;
  /** For decimals: total digits and digits after the point; 14 and 2 unless told. */
  readonly precision?: number;
  readonly scale?: number;
}

export type ControlKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'url'
  | 'password'
  | 'integer'
  | 'number'
  | 'share'
  | 'minutes'
  | 'money'
  | 'colour'
  | 'image'
  | 'file'
  | 'files'
  | 'toggle'
  | 'select'
  | 'date'
  | 'datetime'
  | 'relation'
  | 'relations'
  | 'object'
  | 'table'
  | 'json'
  | 'design'
  | 'tags'
  | 'techniques'
  | 'parameters'
  | 'sides'
  | 'path'
  | 'language'
  /** A figure: a measure with its metric, such as `sales.margin`. */
  | 'measure';

/** `x-path`: what a path begins with, and the relation whose name it is made from when that is chosen. */
export interface PathKeyword {
  readonly base: string;
  readonly from: string;
}

/** A kind of files, or the extension of one; what the file store keeps. */
export type UploadType =
  | 'images'
  | 'videos'
  | 'documents'
  | 'png'
  | 'jpg'
  | 'jpeg'
  | 'jfif'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tif'
  | 'tiff'
  | 'svg'
  | 'psd'
  | 'pdf'
  | 'ai'
  | 'eps'
  | 'mp4'
  | 'avi'
  | 'rmvb'
  | 'doc'
  | 'docx'
  | 'xls'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'zip'
  | 'csv'
  | 'txt'
  | 'icc'
  | 'icm';

/** `x-upload`: which files a property takes; on a list of addresses, each of them. */
export interface UploadKeyword {
  /** All that the file store keeps where absent. */
  readonly types?: readonly UploadType[];
  /** Of a file at most. */
  readonly megabytes?: number;
  /** Of a list: so many files at most. */
  readonly count?: number;
  /** Addresses outside of the file store may end as they like. */
  readonly elsewhere?: boolean;
  /** Files are for those alone who may read a record that holds them. */
  readonly private?: boolean;
}

/** `x-when`: the property is shown, required or locked only where the predicate holds for the record being edited. */
export interface WhenKeyword {
  readonly visible?: Predicate;
  readonly required?: Predicate;
  readonly readOnly?: Predicate;
}

/**
 * Who may see a value. `public` and `internal` come with `read`; `personal` needs the right `<entity>.read-personal`,
 * `confidential` needs `<entity>.read-confidential`; `secret` never leaves the server.
 */
export type Sensitivity = 'public' | 'internal' | 'personal' | 'confidential' | 'secret';

/**
 * The time zone of the record to which the relation `via` leads: what its property `from` says, or its own zone where
 * that is not told.
 */
export interface ZoneOf {
  readonly via: string;
  readonly from?: string;
}

/** `x-zone`: on whose clocks a day of the record begins: an IANA time zone, or the related record that says it. */
export type ZoneKeyword = string | ZoneOf;

/**
 * `x-number`: a document number, e.g. `INQ{yyyy}{seq:6}`; the sequence starts anew with each year when `{yyyy}` is
 * used, with each month or day by `{mm}` and `{dd}`.
 */
export interface NumberKeyword {
  readonly pattern: string;
  /** The step of a workflow that draws it; the making of the record where absent. */
  readonly at?: string;
  /** A property each value of which has a series of its own; `{per}` in the pattern stands for the value. */
  readonly per?: string;
  /** Whose day, month and year it is; that of the record (`x-zone`) where absent. */
  readonly zone?: ZoneKeyword;
  /** No number of the series is ever missing: what has one is not deleted. */
  readonly gapless?: true;
}

/** Texts are alike whatever their case and width (`fold`), but for options, document numbers and what is `exact`. */
export interface UniqueKeyword {
  readonly id: string;
  readonly fields: readonly string[];
  /** Texts are alike only sign by sign: for addresses, keys and secrets, which `a` and `A` tell apart. */
  readonly exact?: true;
  /** Empty values are alike, too; without it, records that lack one of the values never collide. */
  readonly empty?: 'alike';
  readonly message?: Text;
}

/**
 * `x-no-overlap`: of the live records that are alike in `within`, no two have a day or a moment in common between
 * `from` and `to`. Days are included, a moment that ends is not; an empty `from` or `to` is without end. What is empty
 * in `within` stands alone.
 */
export interface NoOverlapKeyword {
  readonly id: string;
  readonly within: readonly string[];
  /** Where the message stands, too. */
  readonly from: string;
  readonly to: string;
  readonly message?: Text;
}

export interface IndexKeyword {
  /** Property names, `-` in front for descending. */
  readonly fields: readonly string[];
  /** Carried besides, so that figures over them are read from the index alone. */
  readonly include?: readonly string[];
  readonly kind?: 'btree' | 'trigram';
}

/** A rule over several properties; the write path refuses a record for which `rule` is false. */
export interface CheckKeyword {
  readonly id: string;
  readonly rule: Predicate;
  /** The property at which the message is shown. */
  readonly field: string;
  readonly message: Text;
}

/** `x-sort`: rows carry a place, dense from 1 within the scope's values, changed by drag-sort. */
export interface SortKeyword {
  readonly field: string;
  readonly scope?: readonly string[];
  /**
   * What is said when an order is saved that nobody changed, where a list has words of its own for it (DA-495, DA-504).
   */
  readonly nothing?: Text;
  /** How long rows take to make room, in milliseconds; by the layout of the list when absent (DA-547 to DA-549). */
  readonly animation?: number;
}

/** `x-related`: records of another entity that lead to a record and have a life of their own, listed on its page. */
export interface RelatedKeyword {
  /** `<entity>.<relation>` that leads here. */
  readonly of: string;
  readonly label: Text;
  readonly columns: readonly string[];
  /** Of many the newest are shown, the oldest of them first, as in a conversation. */
  readonly oldestFirst?: true;
}

/**
 * `x-lines`: records of another entity that are entered in the form of this one and saved with it. They have the rights
 * of this record, and its locks: a state locks them by their name.
 */
export interface LinesKeyword {
  readonly name: string;
  /** The relation of the other entity that leads here: `order-product.orderId`. */
  readonly of: string;
  readonly label: Text;
  readonly columns: readonly string[];
  /** Columns whose sum stands below the lines. */
  readonly totals?: readonly string[];
}

/** `x-toggle`: the on/off switch of a record, each direction confirmed with its own text. */
export interface ToggleKeyword {
  readonly field: string;
  readonly on: string | number | boolean;
  readonly off: string | number | boolean;
  readonly confirm?: {readonly on?: Text; readonly off?: Text};
  /** Stands on the shade over the card of a record that is off. */
  readonly shade?: Text;
}

/** `x-toggles`: a further switch, such as pinning; whoever may update the record may switch it. */
export interface SwitchKeyword extends Omit<ToggleKeyword, 'shade'> {
  readonly label: {readonly on: Text; readonly off: Text};
}

export type ScopeName = 'own' | 'department' | 'platform' | 'market' | 'all';

/** `x-rights`: what each scope means for this entity, and what staff, members and visitors may do without a grant. */
export interface RightsKeyword {
  /** The rows of each scope; `all` needs no entry. A scope without an entry gives no row. */
  readonly scopes?: Partial<Record<Exclude<ScopeName, 'all'>, Predicate>>;
  /** What every signed-in staff user may do without a grant, by action, with the scope it reaches. */
  readonly staff?: Readonly<Record<string, Exclude<ScopeName, 'market'>>>;
  /** Rows a signed-in member reaches through `/app/` calls, by action. */
  readonly member?: Readonly<Record<string, Predicate | true>>;
  /** Rows anybody reaches through open calls, by action. */
  readonly visitor?: Readonly<Record<string, Predicate | true>>;
}

export interface StateKeyword {
  readonly value: string | number;
  /** Nothing can be changed in this state; groups of properties are locked by `locks`. */
  readonly locked?: '*';
  readonly final?: boolean;
  /** Nobody deletes a record in this state. */
  readonly permanent?: true;
  /** The system alone takes records here; no transition leads to it. */
  readonly bySystem?: true;
}

export interface TransitionKeyword {
  readonly action: string;
  readonly label: Text;
  readonly from: readonly (string | number)[];
  readonly to: string | number;
  /** Must hold for the record, else the action is refused with `guardMessage`. */
  readonly guard?: Predicate;
  readonly guardMessage?: Text;
  /** Properties that must be filled for the transition to be taken. */
  readonly requires?: readonly string[];
  /** Properties shown to be confirmed or filled in before it is taken; sent along with it, validated as an update. */
  readonly ask?: readonly string[];
  /** What it sets properties to, whoever may write them. */
  readonly set?: Readonly<Record<string, SetKeyword>>;
  readonly confirm?: Text;
  /** Taken by the system as well, within the hour, for every record for which the guard has come to hold. */
  readonly automatic?: true;
  /** A permission label: only who holds its `edit` takes the transition. */
  readonly permission?: string;
  /** Names of effects, run inside the transaction of the write. */
  readonly effects?: readonly string[];
}

/**
 * The time of the request (UTC), the staff user or member who takes the transition, a literal, or what an expression
 * gives for the record as it then is.
 */
export type SetKeyword = 'now' | 'actor' | {readonly value: Json} | {readonly computed: Expression};

/** A group of properties that cannot be changed in these states. */
export interface LockKeyword {
  readonly fields: readonly string[];
  readonly from: readonly (string | number)[];
  /** The computed ones among them, and those of the lines among them, are not worked out again either. */
  readonly keepsFigures?: true;
}

/** `x-workflow`: a state machine on one property; that property changes by transitions only, on every write path. */
export interface WorkflowKeyword {
  readonly field: string;
  readonly initial: string | number;
  readonly states: readonly StateKeyword[];
  /** Those that are chosen by hand in a list of all states. */
  readonly manual?: readonly (string | number)[];
  /** By name. */
  readonly locks?: Readonly<Record<string, LockKeyword>>;
  readonly transitions: readonly TransitionKeyword[];
}

/** `x-actions`: a named button that is no plain write and no transition. */
export interface ActionKeyword {
  readonly key: string;
  readonly label: Text;
  readonly on: 'record' | 'selection' | 'list';
  readonly when?: Predicate;
  readonly confirm?: Text;
  readonly input?: JsonSchema;
  /** The outside service that it goes by: the console offers it once that is set up. */
  readonly service?: 'addresses' | 'sms' | 'freight' | 'translation' | 'ocr';
  /** A permission label: only who holds its `edit` may do it. */
  readonly permission?: string;
  /** Name of the business act that runs. */
  readonly act: string;
}

/** Who is told: the users of a property, or whoever is granted an action on the record. */
export type ToldKeyword = {readonly user: string} | {readonly right: string};

/** How long records may stay in one state, in minutes of work, and who hears of it. */
export interface LimitKeyword {
  readonly state: string | number;
  readonly minutes: number;
  /** Who is told when it is over. */
  readonly tell?: ToldKeyword;
  /** So many minutes of work before they are told of it, too. */
  readonly remind?: number;
  /** Who else is told, so many minutes of work after. */
  readonly escalate?: {readonly after: number; readonly tell: ToldKeyword};
}

/** `x-due`: how long records may stay in their states. */
export interface DueKeyword {
  /** Keeps the moment until which; null in states without a limit. */
  readonly field: string;
  /** The property of the workflow. */
  readonly of: string;
  /** The work calendar whose hours and holidays count, by what it is for. */
  readonly calendar: string;
  readonly limits: readonly LimitKeyword[];
}

/** One approval: the transitions that say yes and no, and the property that keeps who said yes. */
export interface ApprovalStep {
  readonly approve: string;
  readonly refuse: string;
  readonly by: string;
}

/** `x-approval`: what becomes of a record only when others than its asker have said yes. */
export interface ApprovalKeyword {
  /** The property of the workflow. */
  readonly of: string;
  /** Keeps the user who asked. */
  readonly asker: string;
  /** In their order, each by another person. */
  readonly steps: readonly ApprovalStep[];
  /** What whoever decides is shown, after the figures of `x-summary`. */
  readonly shows: readonly string[];
  /** What is shown beside it of the record that a relation leads to. */
  readonly about?: {readonly of: string; readonly shows: readonly string[]};
}

/** `x-summary`: what leads the page of a record. */
export interface SummaryKeyword {
  /** Properties shown in large before all others. */
  readonly figures: readonly string[];
  /** Those of them that are left out where they are zero: what was given back, of a record of which nothing was. */
  readonly unlessZero?: readonly string[];
}

/** `x-cards`: figures of a report, in the period with which it opens, that stand where records do. */
export interface CardsKeyword {
  readonly report: string;
  /** Some of the report's measures, in this order. */
  readonly measures: readonly string[];
  /** On the page of a record: the dimension of the report whose value is the record. Over the list where absent. */
  readonly of?: string;
}

/** `x-about`: each record is about a record of another entity; the names of the properties that say of which. */
export interface AboutKeyword {
  /** Holds the key of the other entity. */
  readonly entity: string;
  /** Holds the id of the other record. */
  readonly record: string;
  /** Holds the name of a property of the other record, which must be seen, too. */
  readonly property?: string;
  /** Holds the key of a paper of the other record, whose right is needed, too. */
  readonly paper?: string;
}

/** `x-addresses`: properties that make up a postal address together. */
export interface AddressKeyword {
  readonly label: Text;
  /** What for, where the record has several. */
  readonly use?: 'shipping' | 'billing';
  /** Who it is addressed to, the given name first. */
  readonly name?: readonly string[];
  readonly company?: string;
  /** Street and house, and further lines of them. */
  readonly street: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  /** The relation to the country, which tells the form. */
  readonly country?: string;
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

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

/** The part of JSON Schema 2020-12 that Emblem's schemas use. */
export interface JsonSchema {
  readonly type?: JsonType | readonly (JsonType | 'null')[];
  readonly format?: 'date-time' | 'date' | 'email' | 'uri' | 'uri-reference' | 'decimal' | 'int64' | 'currency';
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: PropertySchema;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | PropertySchema;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly description?: string;
}

export interface PropertySchema extends JsonSchema {
  /** Stable id, unique in the entity, never reused. Required on every top-level property. */
  readonly 'x-id'?: string;
  readonly 'x-was'?: readonly string[];
  readonly 'x-label'?: Text;
  readonly 'x-help'?: Text;
  /** Pixels of its column in a list. */
  readonly 'x-width'?: number;
  /**
   * Message per JSON Schema keyword (`required`, `pattern`, `unique` ...), word for word where the documents give one.
   */
  readonly 'x-messages'?: Readonly<Record<string, Text>>;
  readonly 'x-enum'?: readonly EnumEntry[];
  readonly 'x-column'?: ColumnKeyword;
  readonly 'x-relation'?: RelationKeyword;
  readonly 'x-control'?: ControlKind;
  readonly 'x-upload'?: UploadKeyword;
  readonly 'x-when'?: WhenKeyword;
  readonly 'x-sensitivity'?: Sensitivity;
  readonly 'x-permission'?: PermissionKeyword;
  /** For decimals that are money: the sibling property that holds the currency code. */
  readonly 'x-currency'?: string;
  readonly 'x-number'?: NumberKeyword;
  readonly 'x-path'?: PathKeyword;
  readonly 'x-mentions'?: MentionsKeyword;
  /** What the value follows from: it is kept by the write path, and read-only at every door. */
  readonly 'x-computed'?: Computed;
  /** Fixed when the record is created. */
  readonly 'x-createOnly'?: boolean;
  /** Kept sealed with the installation's key: for secrets that have to be read again. */
  readonly 'x-sealed'?: true;
  /** In what an act answers: a record of that entity, as it is read. */
  readonly 'x-record'?: string;
}

/** Keywords of a property, some of which may be missing. */
export type WrittenProperty = Readonly<Record<string, unknown>>;

/** A file of `types/`: what properties that name it by `x-type` have in common. */
export interface FieldType {
  readonly $schema?: string;
  readonly $id: string;
  /** What the values are. */
  readonly description: string;
  /** With `x-type` where it builds on another type. */
  readonly body?: WrittenProperty;
  /** Of a group, in place of `body`: its columns by name, each with keywords of a property. */
  readonly parts?: Readonly<Record<string, WrittenProperty>>;
  /** The parts make up a postal address; their names stand for those of properties. */
  readonly postalAddress?: AddressKeyword;
  readonly period?: PeriodKeyword;
}

/** Two parts of a group that are the ends of a period: a record whose `to` lies before its `from` is refused. */
export interface PeriodKeyword {
  readonly from: string;
  readonly to: string;
  /** `{from}` and `{to}` stand for the labels of both. */
  readonly message: Text;
}

/** Stands among the properties of an entity file for several of them: parts of a type that has some. */
export interface GroupKeyword {
  readonly 'x-type': string;
  /** What the address is called, where it is not the prefix and the group's own label. */
  readonly 'x-label'?: Text;
  /** What the names and the labels of its properties begin with. */
  readonly 'x-prefix'?: {readonly name: string; readonly label: Text};
  /** What the address is for. */
  readonly 'x-use'?: 'shipping' | 'billing';
  /** The parts that there are, in their order, with an id each and whatever differs from the group. */
  readonly 'x-parts': Readonly<Record<string, WrittenProperty>>;
}

/** One entity file, its types written out. */
export interface EntitySchema extends Pick<JsonSchema, 'description' | 'required'> {
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
  readonly 'x-addresses'?: readonly AddressKeyword[];
  readonly 'x-print'?: PrintKeyword;
  readonly 'x-access-link'?: AccessLinkKeyword;
  readonly 'x-links'?: readonly LinkKeyword[];
  readonly 'x-hooks'?: HooksKeyword;
  readonly 'x-audit'?: AuditKeyword;
  readonly 'x-io'?: IoKeyword;
}
