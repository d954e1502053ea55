/** What the build's check of the schema files works with. */
import type {CallFile} from '../calls';
import type {Entity, Model} from '../model';
import type {NavigationFile} from '../navigation';
import type {PaperFile} from '../vocabulary/paper';
import type {Wording} from '../papers/wording';
import type {Metric, Report} from '../vocabulary/report';
import type {EntitySchema, Home} from '../vocabulary';

/** A file as it was read; nothing about its content is known yet. */
export interface SchemaFile {
  /** Relative to the schemas folder, e.g. `entities/design/tag.json`. */
  readonly file: string;
  readonly content: unknown;
}

export interface SchemaFiles {
  readonly entities: readonly SchemaFile[];
  readonly types: readonly SchemaFile[];
  readonly calls: readonly SchemaFile[];
  readonly navigation: readonly SchemaFile[];
  readonly metrics: readonly SchemaFile[];
  readonly reports: readonly SchemaFile[];
  readonly homes: readonly SchemaFile[];
  readonly papers: readonly SchemaFile[];
  readonly wording: readonly SchemaFile[];
}

export interface Problem {
  readonly file: string;
  /** JSON pointer to the place. */
  readonly pointer: string;
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** One entity file whose shape is right. */
export interface EntityFile {
  readonly file: string;
  readonly schema: EntitySchema;
  readonly entity: Entity;
}

/** A report, and the file that has it by itself or as one of its family. */
export interface ReportEntry {
  readonly file: string;
  readonly content: Report;
  readonly isOfFamily: boolean;
}

/** All files, their shapes being right. */
export interface Checked {
  readonly model: Model;
  readonly entities: readonly EntityFile[];
  readonly calls: readonly {readonly file: string; readonly content: CallFile}[];
  readonly navigation: readonly {readonly file: string; readonly content: NavigationFile}[];
  readonly metrics: readonly {readonly file: string; readonly content: Metric}[];
  readonly reports: readonly ReportEntry[];
  readonly homes: readonly {readonly file: string; readonly content: Home}[];
  readonly papers: readonly {readonly file: string; readonly content: PaperFile}[];
  readonly wording: readonly {readonly file: string; readonly content: Wording}[];
}

/** A problem within one file. */
export type Finding = Omit<Problem, 'file'>;

export type EntityRule = (file: EntityFile, checked: Checked) => readonly Finding[];
export type Rule = (checked: Checked) => readonly Problem[];

export function finding(pointer: string, message: string, fix: string): Finding {
  return {pointer, message, fix};
}
