/** The tables, columns, indexes and constraints that the schemas ask for. */
import {
  foldedFields,
  snakeCase,
  type Entity,
  type Field,
  type IndexKeyword,
  type Model,
  type UniqueKeyword,
} from '@emblem/schemas';
import {figureSources} from '@emblem/schemas/reports';
import {foldedSql, inOneText, plainSql, searchedTexts} from '../search-text';
import {guardRules} from './guard-rules';
import {fixedName, objectName, quoteName} from './names';

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

/** Between two columns. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** The type of both columns. */
  readonly sql: string;
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

function defaultOf(field: Field): string | undefined {
  if (field.system === 'version') return '1';
  if (field.system === 'createdAt' || field.system === 'updatedAt') return 'now()';
  if (field.default === undefined || field.default === null) return undefined;
  const text = field.kind === 'json' ? JSON.stringify(field.default) : String(field.default);
  return `'${text.replace(/'/g, "''")}'::${field.sql}`;
}

function columnOf(field: Field): DesiredColumn {
  return {
    name: fixedName(field.column),
    fieldId: field.id,
    was: field.was.map(snakeCase),
    sql: field.sql,
    notNull: field.notNull,
    default: defaultOf(field),
    identity: field.system === 'id',
  };
}

function columnNamed(entity: Entity, property: string): string {
  const field = entity.field[property];
  if (!field?.stored) throw new Error(`${entity.key}: "${property}" has no column to make an index of.`);
  return field.column;
}

/** The id comes last, so that every order of a list has an index for its tie-breaker, too. */
function btree(entity: Entity, fields: readonly string[], include: readonly string[] = []): DesiredIndex {
  const keys = fields.map(name => ({
    column: columnNamed(entity, name.replace(/^-/, '')),
    descending: name.startsWith('-'),
  }));
  const descending = keys[keys.length - 1]?.descending ?? false;
  return {
    name: objectName('i', entity.table, ...keys.map(key => key.column + (key.descending ? '_desc' : ''))),
    unique: false,
    kind: 'btree',
    liveOnly: entity.softDelete,
    keys: keys.some(key => key.column === 'id') ? keys : [...keys, {column: 'id', descending}],
    included: include.map(name => columnNamed(entity, name)),
  };
}

function trigram(entity: Entity, property: string): DesiredIndex {
  const column = columnNamed(entity, property);
  return {
    name: objectName('t', entity.table, column),
    unique: false,
    kind: 'trigram',
    liveOnly: false,
    keys: [{column, descending: false}],
  };
}

/** Several texts that are searched together have one index together; a filter on one of them uses it, too. */
function searchIndexes(entity: Entity): readonly DesiredIndex[] {
  const texts = searchedTexts(entity);
  if (texts.length < 2) return texts.map(({name}) => trigram(entity, name));
  const keys = texts.map(({column}) => ({column, descending: false}));
  return [{name: fixedName(`s_${entity.table}`), unique: false, kind: 'search', liveOnly: false, keys}];
}

function declared(entity: Entity, {fields, kind, include}: IndexKeyword): readonly DesiredIndex[] {
  return kind === 'trigram' ? fields.map(name => trigram(entity, name)) : [btree(entity, fields, include)];
}

/** The write path knows these by name when the database refuses a duplicate. */
function uniqueIndex(entity: Entity, rule: UniqueKeyword): DesiredIndex {
  const folded = new Set(foldedFields(entity, rule).map(({name}) => name));
  return {
    name: fixedName(`u_${entity.table}_${rule.id}`),
    unique: true,
    ...(rule.empty && {emptyAlike: true}),
    kind: 'btree',
    liveOnly: entity.softDelete,
    keys: rule.fields.map(name => ({
      column: columnNamed(entity, name),
      descending: false,
      ...(folded.has(name) && {folded: true}),
    })),
  };
}

/** Whoever looks for a text as it is written, or sorts by it, cannot use an index of texts without case. */
function writtenIndex(entity: Entity, rule: UniqueKeyword): readonly DesiredIndex[] {
  const [first] = foldedFields(entity, rule);
  return first && first.name === rule.fields[0] ? [btree(entity, [first.name])] : [];
}

function uniqueIndexes(entity: Entity): readonly DesiredIndex[] {
  return entity.unique.flatMap(rule => [uniqueIndex(entity, rule), ...writtenIndex(entity, rule)]);
}

/** Bytes of UTF-8 that one entry of an index holds, less what PostgreSQL adds to it. */
const ENTRY = 2600;
const SIGN = 4;
/** Of texts without a length, which are options and such. */
const SHORT = 64;

function bytesOf({kind, schema: {maxLength = SHORT}}: Field): number {
  return kind === 'string' ? SIGN * maxLength : 8;
}

/** As many of them as fit into one entry of an index. */
function fitting(entity: Entity, names: readonly string[]): readonly string[] {
  const sizes = names.map(name => entity.field[name]).map(field => (field ? bytesOf(field) : 0));
  return names.filter((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) <= ENTRY);
}

/** Each row of a table that is imported asks which record has its key. */
function importIndexes(entity: Entity): readonly DesiredIndex[] {
  const key = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  const isFound = entity.unique.some(({fields}) => fields.every(name => key.includes(name)));
  return key.length === 0 || isFound ? [] : [btree(entity, fitting(entity, key))];
}

/** The write path knows these by name, too. */
function exclusions(entity: Entity): readonly DesiredIndex[] {
  return entity.noOverlap.map(({id, within, from, to}) => ({
    name: fixedName(`n_${entity.table}_${id}`),
    unique: false,
    kind: 'exclusion',
    liveOnly: entity.softDelete,
    keys: within.map(name => ({column: columnNamed(entity, name), descending: false})),
    period: {from: columnNamed(entity, from), to: columnNamed(entity, to), sql: entity.field[from]?.sql ?? ''},
  }));
}

/** Not only of live rows: a foreign key looks at all of them. */
function plainIndex(table: string, column: string): DesiredIndex {
  return {
    name: objectName('r', table, column),
    unique: false,
    kind: 'btree',
    liveOnly: false,
    keys: [{column, descending: false}],
  };
}

function indexesOf(entity: Entity): readonly DesiredIndex[] {
  const relations = entity.fields.filter(field => field.relation && field.stored);
  const all = [
    ...uniqueIndexes(entity),
    ...importIndexes(entity),
    ...exclusions(entity),
    ...(entity.sort ? [btree(entity, [...(entity.sort.scope ?? []), entity.sort.field])] : []),
    ...relations.map(field => plainIndex(entity.table, field.column)),
    ...searchIndexes(entity),
    ...entity.indexes.flatMap(index => declared(entity, index)),
  ];
  return all.filter((index, place) => all.findIndex(other => other.name === index.name) === place);
}

/** `restrict` is kept by the write path and the guard, because to the database a soft delete is an update. */
const ON_DELETE = {restrict: 'no action', cascade: 'cascade', setNull: 'set null'} as const;

function foreignKeysOf(entity: Entity, model: Model): readonly DesiredForeignKey[] {
  return entity.fields.flatMap(field =>
    field.relation && field.stored
      ? [
          {
            name: objectName('fk', entity.table, field.column),
            column: field.column,
            target: model.entity(field.relation.to).table,
            onDelete: ON_DELETE[field.relation.onDelete],
          },
        ]
      : [],
  );
}

function joinColumn(fieldId: string, name: string, was: readonly string[] = []): DesiredColumn {
  return {name: fixedName(name), fieldId, was, sql: 'bigint', notNull: true, identity: false};
}

/** Every name that the join table of `field` can have had while the entity or the property was called otherwise. */
function joinTableNames(entity: Entity, field: Field): readonly string[] {
  const tables = [entity.table, ...entity.was.map(snakeCase)];
  const columns = [field.column, ...field.was.map(snakeCase)];
  return tables.flatMap(table => columns.map(column => `${table}__${column}`));
}

function joinTable(entity: Entity, field: Field, model: Model): DesiredTable {
  const {join, relation} = field;
  if (!join || !relation) throw new Error(`${entity.key}.${field.name} is no list of references.`);
  const {table, from, to} = join;
  return {
    name: fixedName(table),
    objectId: `${entity.id}.${field.id}`,
    was: joinTableNames(entity, field),
    columns: [
      joinColumn(
        'from',
        from,
        entity.was.map(key => `${snakeCase(key)}_id`),
      ),
      joinColumn('to', to),
      {...joinColumn('place', 'place'), sql: 'integer', default: '1'},
    ],
    primaryKey: [from, to],
    indexes: [plainIndex(table, to)],
    foreignKeys: [
      {name: objectName('fk', table, from), column: from, target: entity.table, onDelete: 'cascade'},
      {
        name: objectName('fk', table, to),
        column: to,
        target: model.entity(relation.to).table,
        onDelete: relation.onDelete === 'restrict' ? 'no action' : 'cascade',
      },
    ],
    guard: [],
  };
}

function entityTable(entity: Entity, model: Model): DesiredTable {
  return {
    name: fixedName(entity.table),
    objectId: entity.id,
    was: entity.was.map(snakeCase),
    columns: entity.fields.filter(field => field.stored).map(columnOf),
    primaryKey: ['id'],
    indexes: indexesOf(entity),
    foreignKeys: foreignKeysOf(entity, model),
    guard: guardRules(entity, model),
  };
}

function dayOf({kind, column}: Field): string {
  return `('${column}', ${kind === 'date' ? quoteName(column) : `(${quoteName(column)} at time zone 'UTC')::date`})`;
}

/** Every table, parents not necessarily before children: foreign keys are added when all tables stand. */
export function desiredTables(model: Model): readonly DesiredTable[] {
  const sources = figureSources(model);
  const tables = [...model.entities.values()].flatMap(entity => [
    entityTable(entity, model),
    ...entity.fields.filter(field => field.kind === 'references').map(field => joinTable(entity, field, model)),
  ]);
  return tables.map(table => {
    const source = sources.get(table.name);
    return source ? {...table, figures: {days: source.times.map(dayOf), ids: source.isReached}} : table;
  });
}

/** What an index holds of a value: a folded key stands in parentheses, as PostgreSQL wants expressions. */
export function keySql({folded}: IndexKey, value: string): string {
  return folded ? `(${foldedSql(value)})` : value;
}

/**
 * Everything after the index's name. It is kept as the index's comment, by which a later start sees that it changed.
 */
function keyList({kind, keys}: DesiredIndex): string {
  if (kind === 'search') return `(${inOneText(keys.map(({column}) => quoteName(column)))}) gin_trgm_ops`;
  if (kind === 'trigram') return keys.map(({column}) => `(${plainSql(quoteName(column))}) gin_trgm_ops`).join(', ');
  return keys.map(key => `${keySql(key, quoteName(key.column))}${key.descending ? ' desc' : ''}`).join(', ');
}

/** Days are included, a moment that ends is not. What ends before it begins, which other rules refuse, is nothing. */
export function periodSql(sql: string, from: string, to: string): string {
  const [range, bounds] = sql === 'date' ? ['daterange', '[]'] : ['tstzrange', '[)'];
  return `(case when ${from} > ${to} then 'empty'::${range} else ${range}(${from}, ${to}, '${bounds}') end)`;
}

/** What the definition of an exclusion begins with: it belongs to a constraint and not to an index by itself. */
const EXCLUSION = 'exclude using gist';

export function isExclusion(definition: string | undefined): boolean {
  return definition?.startsWith(EXCLUSION) === true;
}

function exclusionDefinition({keys, liveOnly}: DesiredIndex, {sql, from, to}: Period): string {
  const parts = [
    ...keys.map(({column}) => `${quoteName(column)} with =`),
    `${periodSql(sql, quoteName(from), quoteName(to))} with &&`,
  ];
  return `${EXCLUSION} (${parts.join(', ')})${liveOnly ? ' where (deleted_at is null)' : ''}`;
}

export function indexDefinition(table: string, index: DesiredIndex): string {
  if (index.period) return exclusionDefinition(index, index.period);
  const {included = []} = index;
  const besides = included.length > 0 ? ` include (${included.map(quoteName).join(', ')})` : '';
  return (
    `on ${quoteName(table)} using ${index.kind === 'btree' ? 'btree' : 'gin'} ` +
    `(${keyList(index)})${besides}${index.emptyAlike ? ' nulls not distinct' : ''}` +
    (index.liveOnly ? ' where deleted_at is null' : '')
  );
}
