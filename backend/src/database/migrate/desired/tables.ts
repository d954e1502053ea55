/** The tables, columns and constraints that the schemas ask for. */
import {type Entity, type Field, type Model, snakeCase} from '@emblem/schemas';
import {figureSources} from '@emblem/schemas/reports';
import {guardRules} from '../guard-rules';
import {fixedName, objectName, quoteName} from '../names';
import {indexesOf, plainIndex} from './indexes';
import type {DesiredColumn, DesiredForeignKey, DesiredTable} from './types';

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
