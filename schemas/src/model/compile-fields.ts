/** Compiles the properties of an entity, and adds those that every record has. */
import {propertyPermissions} from '../permissions';
import {snakeCase} from '../text/snake-case';
import {uploadHint} from '../uploads';
import type {EntitySchema, PropertySchema, Text} from '../vocabulary';
import {controlOf} from './control';
import {type Field, type FieldKind, SYSTEM_ROLES, type SystemRole} from './field';
import {storage} from './storage';

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

function propertyField(table: string, name: string, schema: PropertySchema, required: boolean): Field {
  const {kind, sql, scale} = storage(schema);
  const column = snakeCase(name);
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

/** What the fields are called that every record has. */
export function systemNames({systemNames: names}: EntitySchema['x-entity']): Record<SystemRole, string> {
  return {
    id: 'id',
    version: 'version',
    createdAt: names?.createdAt ?? 'createdAt',
    updatedAt: names?.updatedAt ?? 'updatedAt',
    deletedAt: 'deletedAt',
  };
}

/** The id, the entity's own fields, and those that every record has. */
export function fieldsOf(schema: EntitySchema, table: string, system: Record<SystemRole, string>): readonly Field[] {
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

/** Without a prototype, so that `constructor` and its like name no property. */
export function byName(fields: readonly Field[]): Readonly<Record<string, Field>> {
  const map: Record<string, Field> = Object.create(null);
  for (const field of fields) map[field.name] = field;
  return map;
}
