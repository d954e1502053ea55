/** What a table of the database should be like. */

export interface DesiredColumn {
  readonly name: string;
  /** The stable id, by which a renamed property finds its column. */
  readonly fieldId: string;
  /** Names it may have had, as columns. */
  readonly was: readonly string[];
  readonly sql: string;
  readonly notNull: boolean;
  /** SQL of the default, without the word. */
  readonly default?: string;
  /** The same as PostgreSQL writes it down. */
  readonly storedDefault?: string;
  readonly identity: boolean;
}

export interface IndexKey {
  readonly column: string;
  readonly descending: boolean;
  /** Its texts are alike whatever their case and width. */
  readonly folded?: true;
}

/** Between two columns. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** The type of both columns. */
  readonly sql: string;
}

export interface DesiredIndex {
  readonly name: string;
  readonly unique: boolean;
  /** Of a unique one: what is empty is alike. */
  readonly emptyAlike?: boolean;
  /** `search` is of all its columns in one text. */
  readonly kind: 'btree' | 'trigram' | 'search' | 'exclusion';
  readonly keys: readonly IndexKey[];
  /** Of an exclusion: rows with equal keys have no part of it in common. */
  readonly period?: Period;
  /** Columns that it carries besides. */
  readonly included?: readonly string[];
  /** Covers only the rows that are not deleted. */
  readonly liveOnly: boolean;
}

export type OnDelete = 'no action' | 'cascade' | 'set null';

export interface DesiredForeignKey {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly onDelete: OnDelete;
}

export interface FigureNotes {
  /** SQL of the times by which a row counts, each with its day. */
  readonly days: readonly string[];
  /** Whether the rows themselves are named. */
  readonly ids: boolean;
}

export interface DesiredTable {
  readonly name: string;
  /** `<entity id>` for an entity, `<entity id>.<field id>` for a join table. */
  readonly objectId: string;
  /** Names it may have had. */
  readonly was: readonly string[];
  readonly columns: readonly DesiredColumn[];
  readonly primaryKey: readonly string[];
  readonly indexes: readonly DesiredIndex[];
  readonly foreignKeys: readonly DesiredForeignKey[];
  /** Who must not point to a row for it to be deleted softly, in the words of `emblem.refuse_delete_in_use`. */
  readonly guard: readonly string[];
  /** What its triggers note of rows that are written; undefined where they stand in no figure. */
  readonly figures?: FigureNotes;
}
