/**
 * The compiled form of the schemas: what the backend, the console, the editor and the seed read. Plain data, no file
 * access.
 */
import {digitsOf, isAmount} from '../money';
import type {Computed} from '../vocabulary/expression';
import {PAPER, type PaperHead} from '../vocabulary/paper';
import type {
  AboutKeyword,
  AccessLinkKeyword,
  ApprovalKeyword,
  ActionKeyword,
  AddressKeyword,
  AuditKeyword,
  CardsKeyword,
  CheckKeyword,
  ControlKind,
  EntitySchema,
  EnumEntry,
  FormSection,
  HooksKeyword,
  IndexKeyword,
  LinesKeyword,
  LinkKeyword,
  IoKeyword,
  Json,
  ModuleName,
  NoOverlapKeyword,
  NumberKeyword,
  OnDelete,
  PermissionKeyword,
  PrintKeyword,
  PropertySchema,
  RelatedKeyword,
  RelationKeyword,
  RightsKeyword,
  Sensitivity,
  SortKeyword,
  SummaryKeyword,
  Text,
  DueKeyword,
  SwitchKeyword,
  ToggleKeyword,
  UniqueKeyword,
  UploadKeyword,
  ViewKeyword,
  WhenKeyword,
  WorkflowKeyword,
  ZoneKeyword,
  DialogKeyword,
  MoveKeyword,
  NoticesKeyword,
  MentionsKeyword,
} from '../vocabulary';
import {actionPermissions, labelAction, labelsOf, propertyPermissions, type EntityLabel} from '../permissions';
import {uploadHint} from '../uploads';
import type {Predicate} from '../vocabulary/predicate';
import type {Metric, Report} from '../vocabulary/report';
import {inOrder} from './order';

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
  readonly rights: RightsKeyword;
  readonly about?: AboutKeyword;
  readonly summary: SummaryKeyword;
  /** Figures of reports over its lists and on its records' pages. */
  readonly cards: readonly CardsKeyword[];
  /** The feeds of a record's timeline. */
  readonly timeline: readonly string[];
  readonly workflows: readonly WorkflowKeyword[];
  readonly actions: readonly ActionKeyword[];
  readonly addresses: readonly AddressKeyword[];
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

export interface Model {
  readonly entities: ReadonlyMap<string, Entity>;
  /** Entity key to the properties elsewhere that point at it. */
  readonly referencesTo: ReadonlyMap<string, readonly Reference[]>;
  /** Key of an entity whose records are lines to where they are. */
  readonly linesIn: ReadonlyMap<string, LineOf>;
  readonly metrics: ReadonlyMap<string, Metric>;
  readonly reports: ReadonlyMap<string, Report>;
  /** The rights of labels that are of no entity: of figures, and of records that are yet to come. */
  readonly labels: ReadonlySet<string>;
  /** Throws for a key that no file defines. */
  entity(key: string): Entity;
}

/** `quoteTechesList` to `quote_teches_list`; `plating-colour` to `plating_colour`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase();
}

export const SYSTEM_ROLES: readonly SystemRole[] = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'];

const SYSTEM_LABELS: Readonly<Record<SystemRole, Text>> = {
  id: {zh: '编号', en: 'ID'},
  version: {zh: '版本', en: 'Version'},
  createdAt: {zh: '创建时间', en: 'Created'},
  updatedAt: {zh: '更新时间', en: 'Updated'},
  deletedAt: {zh: '删除时间', en: 'Deleted'},
};

const SYSTEM_SQL: Readonly<Record<SystemRole, {kind: FieldKind; sql: string}>> = {
  id: {kind: 'bigint', sql: 'bigint'},
  version: {kind: 'integer', sql: 'integer'},
  createdAt: {kind: 'datetime', sql: 'timestamp with time zone'},
  updatedAt: {kind: 'datetime', sql: 'timestamp with time zone'},
  deletedAt: {kind: 'datetime', sql: 'timestamp with time zone'},
};

function systemField(role: SystemRole, name: string): Field {
  return {
    name,
    column: snakeCase(role),
    id: `system_${role}`,
    was: [],
    ...SYSTEM_SQL[role],
    stored: true,
    required: false,
    notNull: role !== 'deletedAt',
    system: role,
    readOnly: true,
    writeOnly: false,
    createOnly: false,
    sensitivity: 'internal',
    permission: {},
    label: SYSTEM_LABELS[role],
    messages: {},
    control: SYSTEM_SQL[role].kind === 'datetime' ? 'datetime' : 'integer',
    schema: {readOnly: true},
  };
}

function baseType(schema: PropertySchema): string {
  return typeof schema.type === 'string' ? schema.type : (schema.type?.find(type => type !== 'null') ?? 'string');
}

function storage(schema: PropertySchema): {kind: FieldKind; sql: string; scale?: number} {
  const type = baseType(schema);
  if (type === 'array' && schema['x-relation']) return {kind: 'references', sql: ''};
  if (type === 'object' || type === 'array') return {kind: 'json', sql: 'jsonb'};
  if (type === 'boolean') return {kind: 'boolean', sql: 'boolean'};
  if (type === 'number') return {kind: 'number', sql: 'double precision'};
  if (type === 'integer') {
    const wide = schema['x-relation'] !== undefined || schema.format === 'int64';
    return wide ? {kind: 'bigint', sql: 'bigint'} : {kind: 'integer', sql: 'integer'};
  }
  if (schema.format === 'date-time') return {kind: 'datetime', sql: 'timestamp with time zone'};
  if (schema.format === 'date') return {kind: 'date', sql: 'date'};
  if (schema.format === 'decimal') {
    const {precision, scale} = digitsOf(schema);
    // Of amounts each has the digits of its own currency, and keeps them as they were written.
    return {kind: 'decimal', sql: isAmount(schema) ? 'numeric' : `numeric(${precision},${scale})`, scale};
  }
  return {kind: 'string', sql: 'text'};
}

const CONTROL_OF_KIND: Readonly<Record<FieldKind, ControlKind>> = {
  string: 'text',
  integer: 'integer',
  bigint: 'integer',
  number: 'number',
  decimal: 'money',
  boolean: 'toggle',
  datetime: 'datetime',
  date: 'date',
  json: 'json',
  references: 'relations',
};

function controlOf(schema: PropertySchema, kind: FieldKind): ControlKind {
  if (schema['x-control']) return schema['x-control'];
  if (kind === 'json' && schema['x-upload']) return 'files';
  if (schema['x-enum']) return 'select';
  if (kind === 'references') return 'relations';
  if (schema['x-relation']) return 'relation';
  if (schema.format === 'email') return 'email';
  if (schema.format === 'uri' || schema.format === 'uri-reference') return 'url';
  if (kind === 'json' && schema.items?.type === 'object') return 'table';
  if (kind === 'json' && schema.items?.type === 'string') return 'tags';
  if (kind === 'json' && schema.properties) return 'object';
  return CONTROL_OF_KIND[kind];
}

function propertyField(table: string, name: string, schema: PropertySchema, required: boolean): Field {
  const {kind, sql, scale} = storage(schema);
  const column = schema['x-column']?.name ?? snakeCase(name);
  const label = schema['x-label'] ?? {zh: name, en: name};
  return {
    name,
    column,
    id: schema['x-id'] ?? name,
    was: schema['x-was'] ?? [],
    kind,
    sql,
    required,
    notNull: kind !== 'references' && (required || schema.default !== undefined),
    default: schema.default,
    stored: kind !== 'references' && schema.writeOnly !== true,
    readOnly: schema.readOnly === true || schema['x-computed'] !== undefined,
    writeOnly: schema.writeOnly === true,
    createOnly: schema['x-createOnly'] === true,
    sensitivity: schema['x-sensitivity'] ?? 'internal',
    permission: {},
    label,
    help: schema['x-help'] ?? (schema['x-upload'] && uploadHint(schema['x-upload'])),
    upload: schema['x-upload'],
    width: schema['x-width'],
    messages: schema['x-messages'] ?? {},
    control: controlOf(schema, kind),
    options: schema['x-enum'],
    relation: schema['x-relation'],
    join: kind === 'references' ? {table: `${table}__${column}`, from: `${table}_id`, to: 'target_id'} : undefined,
    currency: schema['x-currency'],
    number: schema['x-number'],
    scale,
    when: schema['x-when'],
    mentions: schema['x-mentions'],
    computed: schema['x-computed'],
    schema,
  };
}

const RECORD_ACTIONS = [
  'read',
  'create',
  'update',
  'delete',
  'restore',
  'history',
  'revert',
  'export',
  'import',
] as const;

/** What is done to records that are there already. */
const CHANGES: ReadonlySet<string> = new Set(['update', 'delete', 'restore', 'revert']);

/** Whether nobody does this with records of the entity, since they stay as they were made (`writable: append`). */
export function isRuledOut({writable, changeable}: Entity, action: string): boolean {
  return writable && !changeable && CHANGES.has(action);
}

/** What the entity's own keywords rule out has no right either, nor a button or a route. */
function isOffered(schema: EntitySchema, action: (typeof RECORD_ACTIONS)[number]): boolean {
  const {delete: deletion, writable} = schema['x-entity'];
  if (writable === false && action !== 'read' && action !== 'history' && action !== 'export') return false;
  if (writable === 'append' && CHANGES.has(action)) return false;
  if (action === 'restore') return deletion !== 'hard';
  if (action === 'history' || action === 'revert') return schema['x-audit'] !== false;
  return (action !== 'import' && action !== 'export') || schema['x-io']?.[action] !== false;
}

/** The right to make links to records, and to end them. */
export const LINK = 'link';

function rightActionsOf(
  schema: EntitySchema,
  fields: readonly Field[],
  papers: readonly PaperHead[],
): readonly string[] {
  const has = (sensitivity: Sensitivity) => fields.some(field => field.sensitivity === sensitivity);
  return [
    ...RECORD_ACTIONS.filter(action => isOffered(schema, action)),
    ...(has('personal') ? ['read-personal'] : []),
    ...(has('confidential') ? ['read-confidential'] : []),
    ...(schema['x-sort'] ? ['sort'] : []),
    ...(schema['x-toggle'] ? ['toggle'] : []),
    ...(schema['x-print'] ? ['print'] : []),
    ...(schema['x-workflow'] ?? []).flatMap(workflow => workflow.transitions.map(transition => transition.action)),
    ...(schema['x-actions']?.map(action => action.key) ?? []),
    ...(papers.some(({right}) => right === PAPER) ? [PAPER] : []),
    ...(schema['x-access-link'] ? [LINK] : []),
    ...labelsOf(schema).flatMap(({key, switches}) => switches.map(kind => labelAction(kind, key))),
  ].filter((action, index, all) => all.indexOf(action) === index);
}

/** What only the system writes, and what is itself about a record, is not talked about. */
function timelineOf(schema: EntitySchema): readonly string[] {
  const isTalkedOf = schema['x-entity'].writable !== false && schema['x-about'] === undefined;
  return schema['x-timeline'] ?? ['transitions', 'changes', ...(isTalkedOf ? ['comments'] : [])];
}

/** Without a prototype, so that `constructor` and its like name no property. */
function byName(fields: readonly Field[]): Readonly<Record<string, Field>> {
  const map: Record<string, Field> = Object.create(null);
  for (const field of fields) map[field.name] = field;
  return map;
}

/** A paper or a case is made for an occasion of its own; settings and things are often much like others. */
function isCopyable(schema: EntitySchema, fields: readonly Field[]): boolean {
  const {copy, writable} = schema['x-entity'];
  return (
    writable !== false &&
    (copy ?? (schema['x-workflow'] === undefined && fields.every(({number}) => number === undefined)))
  );
}

function withTarget<Keyword extends LinesKeyword | RelatedKeyword>(
  keyword: Keyword,
): Keyword & {readonly entity: string; readonly field: string} {
  const [entity = '', field = ''] = keyword.of.split('.');
  return {...keyword, entity, field};
}

const OWN_PLATFORMS = 'platformIds';
const PLATFORMS_OF_MARKETS = 'marketPlatformIds';

/** The scope of one's markets reaches what the scope of one's platforms reaches, on all platforms of those markets. */
function withMarkets(rights: RightsKeyword): RightsKeyword {
  const {platform, market} = rights.scopes ?? {};
  if (!platform || market) return rights;
  const wider: Predicate = JSON.parse(JSON.stringify(platform), (name, value: unknown) =>
    name === 'actor' && value === OWN_PLATFORMS ? PLATFORMS_OF_MARKETS : value,
  );
  return {...rights, scopes: {...rights.scopes, market: wider}};
}

/** What the fields are called that every record has. */
function systemNames({systemNames: names}: EntitySchema['x-entity']): Record<SystemRole, string> {
  return {
    id: 'id',
    version: 'version',
    createdAt: names?.createdAt ?? 'createdAt',
    updatedAt: names?.updatedAt ?? 'updatedAt',
    deletedAt: 'deletedAt',
  };
}

/** The id, the entity's own fields, and those that every record has. */
function fieldsOf(schema: EntitySchema, table: string, system: Record<SystemRole, string>): readonly Field[] {
  const required = new Set(schema.required ?? []);
  const permissions = propertyPermissions(schema);
  const own = Object.entries(schema.properties).map(([name, property]) => ({
    ...propertyField(table, name, property, required.has(name)),
    permission: permissions.get(name) ?? {},
    ...(name === schema['x-due']?.field && {isDue: true as const}),
  }));
  const softDelete = schema['x-entity'].delete !== 'hard';
  const [idRole, ...otherRoles] = SYSTEM_ROLES;
  return [
    systemField(idRole ?? 'id', 'id'),
    ...own,
    ...otherRoles.filter(role => softDelete || role !== 'deletedAt').map(role => systemField(role, system[role])),
  ];
}

/** Compiles one entity file with the papers of all. Assumes a schema that `checkSchemas` has passed. */
export function compileEntity(schema: EntitySchema, allPapers: readonly PaperHead[] = []): Entity {
  const head = schema['x-entity'];
  const key = schema.$id;
  const table = snakeCase(key);
  const system = systemNames(head);
  const softDelete = head.delete !== 'hard';
  const papers = allPapers.filter(({entity}) => entity === key);
  const fields = fieldsOf(schema, table, system);
  return {
    key,
    id: head.id,
    was: head.was ?? [],
    table,
    module: head.module,
    label: head.label,
    icon: head.icon ?? 'description',
    display: head.display,
    description: head.description,
    own: head.own === true,
    softDelete,
    writable: head.writable !== false,
    changeable: head.writable !== false && head.writable !== 'append',
    silent: head.silent === true,
    fields,
    field: byName(fields),
    computed: inOrder(fields),
    system,
    unique: schema['x-unique'] ?? [],
    noOverlap: schema['x-no-overlap'] ?? [],
    indexes: schema['x-indexes'] ?? [],
    checks: schema['x-checks'] ?? [],
    views: schema['x-views'] ?? {},
    form: schema['x-form'] ?? [],
    lines: (schema['x-lines'] ?? []).map(withTarget),
    related: (schema['x-related'] ?? []).map(withTarget),
    search: schema['x-search'] ?? [],
    sort: schema['x-sort'],
    toggle: schema['x-toggle'],
    switches: schema['x-toggles'] ?? [],
    due: schema['x-due'],
    zone: schema['x-zone'] ?? fields.find(({number}) => number?.zone !== undefined)?.number?.zone,
    approval: schema['x-approval'],
    rights: withMarkets(schema['x-rights'] ?? {}),
    about: schema['x-about'],
    summary: schema['x-summary'] ?? {figures: []},
    cards: schema['x-cards'] ?? [],
    timeline: timelineOf(schema),
    workflows: schema['x-workflow'] ?? [],
    actions: schema['x-actions'] ?? [],
    accessLink: schema['x-access-link'],
    links: schema['x-links'] ?? [],
    page: head.page,
    copyable: isCopyable(schema, fields),
    dialog: head.dialog === true,
    dialogs: schema['x-dialogs'] ?? {},
    notices: schema['x-notices'] ?? {},
    move: schema['x-move'],
    addresses: schema['x-addresses'] ?? [],
    print: schema['x-print'],
    papers,
    hooks: schema['x-hooks'] ?? {},
    audit: schema['x-audit'] ?? true,
    io: schema['x-io'] ?? {},
    permissions: labelsOf(schema),
    actionPermissions: actionPermissions(schema),
    rightActions: rightActionsOf(schema, fields, papers),
    schema,
  };
}

function collectReferences(entities: readonly Entity[]): Map<string, Reference[]> {
  const references = new Map<string, Reference[]>();
  for (const entity of entities)
    for (const field of entity.fields) {
      if (!field.relation) continue;
      const list = references.get(field.relation.to) ?? [];
      list.push({entity: entity.key, field: field.name, onDelete: field.relation.onDelete});
      references.set(field.relation.to, list);
    }
  return references;
}

function collectLines(entities: readonly Entity[]): Map<string, LineOf> {
  return new Map(entities.flatMap(({key, lines}) => lines.map(each => [each.entity, {entity: key, lines: each}])));
}

/** What stands beside the entities in the model. */
export interface Figures {
  readonly metrics: readonly Metric[];
  readonly reports: readonly Report[];
  /** See `Model.labels`. */
  readonly labels: readonly string[];
}

/** The model of all entity files, with papers, metrics, reports and labels of pages; ordered by module and key. */
export function compileModel(
  schemas: readonly EntitySchema[],
  papers: readonly PaperHead[] = [],
  {metrics, reports, labels}: Figures = {metrics: [], reports: [], labels: []},
): Model {
  const list = schemas
    .map(schema => compileEntity(schema, papers))
    .sort((a, b) => a.module.localeCompare(b.module) || a.key.localeCompare(b.key));
  const entities = new Map(list.map(entity => [entity.key, entity]));
  return {
    entities,
    referencesTo: collectReferences(list),
    linesIn: collectLines(list),
    metrics: new Map(metrics.map(metric => [metric.$id, metric])),
    reports: new Map(reports.map(report => [report.$id, report])),
    labels: new Set(labels),
    entity(key) {
      const entity = entities.get(key);
      if (!entity) throw new Error(`No entity is called "${key}".`);
      return entity;
    },
  };
}
