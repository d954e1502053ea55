/** A compiled entity. */
import type {EntityLabel} from '../permissions';
import type {
  AboutKeyword,
  AccessLinkKeyword,
  ActionKeyword,
  EntityAddress,
  ApprovalKeyword,
  AuditKeyword,
  CardsKeyword,
  CheckKeyword,
  DialogKeyword,
  DueKeyword,
  EntitySchema,
  FromKeyword,
  FormSection,
  HooksKeyword,
  IndexKeyword,
  IoKeyword,
  LinesKeyword,
  LinkKeyword,
  ModuleName,
  MoveKeyword,
  NoOverlapKeyword,
  NoticesKeyword,
  PrintKeyword,
  RelatedKeyword,
  RightsOfEntity,
  SortKeyword,
  SummaryKeyword,
  SwitchKeyword,
  Text,
  ToggleKeyword,
  NotifyKeyword,
  UniqueKeyword,
  ViewKeyword,
  WorkflowKeyword,
  ZoneKeyword,
} from '../vocabulary';
import type {PaperHead} from '../vocabulary/paper';
import type {Field, SystemRole} from './field';

/** A record has no more lines than this in its form; what has more is read and written at the address of the lines. */
export const LINES_LIMIT = 500;

/** The lines of an entity, with what `of` names. */
export interface Lines extends LinesKeyword {
  /** The entity of the lines. */
  readonly entity: string;
  /** Its property that leads to the record they belong to. */
  readonly field: string;
}

/** Records of another entity on the page of a record, with what `of` names. */
export interface RelatedList extends RelatedKeyword {
  readonly entity: string;
  /** Its property that leads to the record. */
  readonly field: string;
}

/** Another record that one of these is made from. */
export interface Origin extends FromKeyword {
  /** The entity of the origin: that which `via` leads to. */
  readonly entity: string;
}

export interface Entity {
  readonly key: string;
  readonly id: string;
  readonly was: readonly string[];
  readonly table: string;
  readonly module: ModuleName;
  readonly label: Text;
  readonly icon: string;
  readonly display: string;
  readonly description?: Text;
  readonly own: boolean;
  readonly softDelete: boolean;
  readonly writable: boolean;
  /** False where records stay as they were made. */
  readonly changeable: boolean;
  /** Refused acts raise no notice (DA-523). */
  readonly silent: boolean;
  /** In file order; system fields `id` first, the others last. */
  readonly fields: readonly Field[];
  readonly field: Readonly<Record<string, Field>>;
  /** The computed fields, each after those of the same record that it follows from. */
  readonly computed: readonly Field[];
  readonly system: Readonly<Record<SystemRole, string>>;
  readonly unique: readonly UniqueKeyword[];
  readonly noOverlap: readonly NoOverlapKeyword[];
  readonly indexes: readonly IndexKeyword[];
  readonly checks: readonly CheckKeyword[];
  readonly views: Readonly<Record<string, ViewKeyword>>;
  readonly form: readonly FormSection[];
  readonly lines: readonly Lines[];
  readonly related: readonly RelatedList[];
  /** What a new record may be made from. */
  readonly origins: readonly Origin[];
  /** The hand-written page of a record; undefined where it is generated. */
  readonly page: string | undefined;
  /** A new record may be filled in from another one. */
  readonly copyable: boolean;
  /** Forms are entered in dialogs over the list. */
  readonly dialog: boolean;
  readonly dialogs: Readonly<Record<string, DialogKeyword>>;
  readonly notices: NoticesKeyword;
  readonly move?: MoveKeyword;
  readonly search: readonly string[];
  readonly sort?: SortKeyword;
  readonly toggle?: ToggleKeyword;
  /** Further switches than `toggle`. */
  readonly switches: readonly SwitchKeyword[];
  readonly due?: DueKeyword;
  /** Whose day it is for a record; that of UTC where absent. */
  readonly zone?: ZoneKeyword;
  readonly approval?: ApprovalKeyword;
  /** Who is told of what happens to its records. */
  readonly notifications: readonly NotifyKeyword[];
  readonly rights: RightsOfEntity;
  readonly about?: AboutKeyword;
  readonly summary: SummaryKeyword;
  /** Figures of reports over its lists and on its records' pages. */
  readonly cards: readonly CardsKeyword[];
  /** The feeds of a record's timeline. */
  readonly timeline: readonly string[];
  readonly workflows: readonly WorkflowKeyword[];
  readonly actions: readonly ActionKeyword[];
  readonly addresses: readonly EntityAddress[];
  readonly print?: PrintKeyword;
  /** What can be had of a record on paper. */
  readonly papers: readonly PaperHead[];
  /** What a link to a record opens; undefined where none is made. */
  readonly accessLink?: AccessLinkKeyword;
  readonly links: readonly LinkKeyword[];
  readonly hooks: HooksKeyword;
  readonly audit: AuditKeyword;
  readonly io: IoKeyword;
  /** The labels by which single properties and acts are granted, beside the rights over a record. */
  readonly permissions: readonly EntityLabel[];
  /** The label without whose `edit` an action is not taken, by action. */
  readonly actionPermissions: ReadonlyMap<string, string>;
  /** Every right key's last part that exists for this entity, e.g. `read`, `update`, `sort`, `quote`. */
  readonly rightActions: readonly string[];
  readonly schema: EntitySchema;
}
