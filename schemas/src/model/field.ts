/** A compiled property: how its values are stored, shown and protected. */
import type {
  ControlKind,
  EnumEntry,
  Json,
  MentionsKeyword,
  NumberKeyword,
  PermissionKeyword,
  PropertySchema,
  RelationKeyword,
  Sensitivity,
  Text,
  UploadKeyword,
  WhenKeyword,
} from '../vocabulary';
import type {Computed} from '../vocabulary/expression';

/** How a value is stored and compared. `references` is a list of ids kept in a join table. */
export type FieldKind =
  | 'string'
  | 'integer'
  | 'bigint'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'datetime'
  | 'date'
  | 'json'
  | 'references';

export type SystemRole = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt';

export const SYSTEM_ROLES: readonly SystemRole[] = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'];

export interface Field {
  /** The wire name, in the documents' spelling. */
  readonly name: string;
  readonly column: string;
  /** The stable id; a join table and a rename are recognised by it. */
  readonly id: string;
  readonly was: readonly string[];
  readonly kind: FieldKind;
  /** SQL type as `format_type` prints it, e.g. `numeric(14,2)`; empty for `references`. */
  readonly sql: string;
  /** True when the table has a column for it: neither `references` nor write-only input such as a new password. */
  readonly stored: boolean;
  readonly required: boolean;
  /** True when the column is NOT NULL. */
  readonly notNull: boolean;
  readonly default?: Json;
  readonly system?: SystemRole;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly createOnly: boolean;
  readonly sensitivity: Sensitivity;
  /** The labels by which it is seen and changed, both of `Entity.permissions`. */
  readonly permission: PermissionKeyword;
  readonly label: Text;
  readonly help?: Text;
  /** Pixels of its column in a list; the control's own when absent. */
  readonly width?: number;
  readonly messages: Readonly<Record<string, Text>>;
  readonly control: ControlKind;
  /** Which files it takes. */
  readonly upload?: UploadKeyword;
  readonly options?: readonly EnumEntry[];
  readonly relation?: RelationKeyword;
  /** For `references`: the join table and its two columns. */
  readonly join?: {readonly table: string; readonly from: string; readonly to: string};
  readonly currency?: string;
  readonly number?: NumberKeyword;
  /** Digits after the point of a decimal, at most. */
  readonly scale?: number;
  readonly when?: WhenKeyword;
  readonly mentions?: MentionsKeyword;
  /** Keeps until when a record may stay in its state. */
  readonly isDue?: true;
  /** What the value follows from; nobody writes it. */
  readonly computed?: Computed;
  readonly schema: PropertySchema;
}
