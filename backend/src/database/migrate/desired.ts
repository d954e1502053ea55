/** The tables, columns, indexes and constraints that the schemas ask for. */
import {snakeCase, type Entity, type Field, type IndexKeyword, type Model} from '@emblem/schemas';

export interface DesiredColumn {
  readonly name: string;
  /** The stable id, by which a renamed property finds its column. */
  readonly fieldId: string;
  readonly was: readonly string[];
  readonly sql: string;
  readonly notNull: boolean;
  /** SQL of the default, without the word. */
  readonly default?: string;
  readonly identity: boolean;
}

export interface DesiredIndex {
  readonly name: string;
  /** Everything after `create index <name>`, as SQL. */
  readonly definition: string;
  readonly unique: boolean;
}

export interface DesiredForeignKey {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly onDelete: 'no action' | 'cascade' | 'set null';
}

export interface DesiredTable {
  readonly name: string;
  /** `<entity id>` for an entity, `<entity id>.<field id>` for a join table. */
  readonly objectId: string;
  readonly was: readonly string[];
  readonly columns: readonly DesiredColumn[];
  readonly primaryKey: readonly string[];
  readonly indexes: readonly DesiredIndex[];
  readonly foreignKeys: readonly DesiredForeignKey[];
}

const NAME_LIMIT = 63;

/** PostgreSQL cuts longer names off, which would make two of them one. */
function objectName(...parts: readonly string[]): string {
  const name = parts.join('_');
  if (name.length <= NAME_LIMIT) return name;
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return `${name.slice(0, NAME_LIMIT - 9)}_${hash.toString(36)}`;
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replace(/'/g, "''")}'`;
}

function defaultOf(field: Field): string | undefined {
  if (field.system === 'version') return '1';
  if (field.system === 'createdAt' || field.system === 'updatedAt') return 'now()';
  if (field.default === undefined) return undefined;
  const plain = typeof field.default === 'number' || typeof field.default === 'boolean';
  return plain ? literal(field.default) : `${literal(field.default)}::${field.sql}`;
}

function columnOf(field: Field): DesiredColumn {
  return {
    name: field.column, fieldId: field.id, was: field.was.map(snakeCase), sql: field.sql,
    notNull: field.notNull, default: defaultOf(field), identity: field.system === 'id',
  };
}

function quoted(name: string): string {
  return `"${name}"`;
}

function liveOnly(entity: Entity): string {
  return entity.softDelete ? ' where deleted_at is null' : '';
}

function btree(entity: Entity, fields: readonly string[]): DesiredIndex {
  const keys = fields.map(name => ({column: entity.field[name.replace(/^-/, '')]?.column ?? '', descending: name.startsWith('-')}));
  const last = keys[keys.length - 1];
  const withId = keys.some(key => key.column === 'id') ? keys : [...keys, {column: 'id', descending: last?.descending ?? false}];
  const list = withId.map(key => `${quoted(key.column)}${key.descending ? ' desc' : ''}`).join(', ');
  const name = objectName('i', entity.table, ...keys.map(key => key.column + (key.descending ? '_desc' : '')));
  return {name, definition: `on ${quoted(entity.table)} (${list})${liveOnly(entity)}`, unique: false};
}

function trigram(entity: Entity, column: string): DesiredIndex {
  return {
    name: objectName('t', entity.table, column),
    definition: `on ${quoted(entity.table)} using gin (${quoted(column)} gin_trgm_ops)`,
    unique: false,
  };
}

function declared(entity: Entity, {fields, kind}: IndexKeyword): readonly DesiredIndex[] {
  if (kind !== 'trigram') return [btree(entity, fields)];
  return fields.map(name => trigram(entity, entity.field[name]?.column ?? ''));
}

function uniqueIndexes(entity: Entity): readonly DesiredIndex[] {
  return entity.unique.map(({id, fields}) => {
    const list = fields.map(name => quoted(entity.field[name]?.column ?? '')).join(', ');
    return {name: `u_${entity.table}_${id}`, definition: `on ${quoted(entity.table)} (${list})${liveOnly(entity)}`, unique: true};
  });
}

function relationIndex(entity: Entity, field: Field): DesiredIndex {
  return {name: objectName('r', entity.table, field.column), definition: `on ${quoted(entity.table)} (${quoted(field.column)})`, unique: false};
}

function indexesOf(entity: Entity): readonly DesiredIndex[] {
  const searched = entity.search.map(name => entity.field[name]).filter((field): field is Field => field?.kind === 'string');
  const relations = entity.fields.filter(field => field.relation && field.stored);
  const all = [
    ...uniqueIndexes(entity),
    ...(entity.sort ? [btree(entity, [...entity.sort.scope ?? [], entity.sort.field])] : []),
    ...relations.map(field => relationIndex(entity, field)),
    ...searched.map(field => trigram(entity, field.column)),
    ...entity.indexes.flatMap(index => declared(entity, index)),
  ];
  return all.filter((index, place) => all.findIndex(other => other.name === index.name) === place);
}

/** `restrict` is kept by the write path and its trigger, because a soft delete is an update to the database. */
const ON_DELETE = {restrict: 'no action', cascade: 'cascade', setNull: 'set null'} as const;

function foreignKeysOf(entity: Entity, model: Model): readonly DesiredForeignKey[] {
  return entity.fields.filter(field => field.relation && field.stored).map(field => ({
    name: objectName('fk', entity.table, field.column),
    column: field.column,
    target: model.entity(field.relation?.to ?? '').table,
    onDelete: ON_DELETE[field.relation?.onDelete ?? 'restrict'],
  }));
}

function plainColumn(name: string, sql: string): DesiredColumn {
  return {name, fieldId: name, was: [], sql, notNull: true, identity: false};
}

function joinTable(entity: Entity, field: Field, model: Model): DesiredTable {
  const join = field.join;
  if (!join || !field.relation) throw new Error(`${entity.key}.${field.name} is no list of references.`);
  const {table, from, to} = join;
  const target = model.entity(field.relation.to).table;
  return {
    name: table,
    objectId: `${entity.id}.${field.id}`,
    was: [],
    columns: [plainColumn(from, 'bigint'), plainColumn(to, 'bigint'), {...plainColumn('place', 'integer'), default: '1'}],
    primaryKey: [from, to],
    indexes: [{name: objectName('r', table, to), definition: `on ${quoted(table)} (${quoted(to)})`, unique: false}],
    foreignKeys: [
      {name: objectName('fk', table, from), column: from, target: entity.table, onDelete: 'cascade'},
      {name: objectName('fk', table, to), column: to, target, onDelete: field.relation.onDelete === 'restrict' ? 'no action' : 'cascade'},
    ],
  };
}

function entityTable(entity: Entity, model: Model): DesiredTable {
  return {
    name: entity.table, objectId: entity.id, was: entity.was.map(snakeCase),
    columns: entity.fields.filter(field => field.stored).map(columnOf), primaryKey: ['id'],
    indexes: indexesOf(entity), foreignKeys: foreignKeysOf(entity, model),
  };
}

/** Every table, parents not necessarily before children: foreign keys are added when all tables stand. */
export function desiredTables(model: Model): readonly DesiredTable[] {
  return [...model.entities.values()].flatMap(entity => [
    entityTable(entity, model),
    ...entity.fields.filter(field => field.kind === 'references').map(field => joinTable(entity, field, model)),
  ]);
}
