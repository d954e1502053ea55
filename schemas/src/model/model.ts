/** The compiled form of all schemas, and how entities are connected. */
import type {Home, OnDelete} from '../vocabulary';
import type {Metric, Report} from '../vocabulary/report';
import type {Entity, Lines, Origin} from './entity';

export interface Reference {
  readonly entity: string;
  readonly field: string;
  readonly onDelete: OnDelete;
}

/** Where the records of an entity stand as lines. */
export interface LineOf {
  /** The entity of the records that they belong to. */
  readonly entity: string;
  readonly lines: Lines;
}

/** What is made from the records of an entity. */
export interface Made {
  readonly entity: string;
  readonly origin: Origin;
}

export interface Model {
  readonly entities: ReadonlyMap<string, Entity>;
  /** Entity key to the properties elsewhere that point at it. */
  readonly referencesTo: ReadonlyMap<string, readonly Reference[]>;
  /** Key of an entity whose records are lines to where they are. */
  readonly linesIn: ReadonlyMap<string, LineOf>;
  /** Entity key to what is made from its records, in the order of the files. */
  readonly makes: ReadonlyMap<string, readonly Made[]>;
  readonly metrics: ReadonlyMap<string, Metric>;
  readonly reports: ReadonlyMap<string, Report>;
  /** What people see first, in the order of their places. */
  readonly homes: readonly Home[];
  /** The rights of labels that are of no entity: of figures, and of records that are yet to come. */
  readonly labels: ReadonlySet<string>;
  /** Throws for a key that no file defines. */
  entity(key: string): Entity;
}
