/** A property of an entity file: JSON Schema and the keywords about its values. */
import type {Text} from '../text';
import type {Computed} from './expression';
import type {Predicate} from './predicate';
import type {PermissionKeyword} from './screen';
import type {UploadKeyword} from './upload';

export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

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

/**
 * `x-zone`: on whose clocks a day of the record begins: an IANA time zone, or the related record that says it; of
 * several the first that says one.
 */
export type ZoneKeyword = string | ZoneOf | readonly (string | ZoneOf)[];

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
