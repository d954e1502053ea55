/** TypeScript types of the records on the wire, from the schemas. */
import type {Entity, Field, Model} from '../model';
import type {PropertySchema} from '../vocabulary';
import {typeName} from './names';

const HEADER = '// Generated from schemas/entities by "node schemas/dist/cli.js generate". Not to be edited.\n';

function typeOf(schema: PropertySchema): string | undefined {
  return typeof schema.type === 'string' ? schema.type : schema.type?.find(type => type !== 'null');
}

function objectType(schema: PropertySchema, indent: string): string {
  if (!schema.properties) return 'Json';
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const required = schema.required?.includes(name) ?? false;
    return (
      `${inner}readonly ${name}${required ? '' : '?'}: ` +
      `${valueType(property, inner)}${required ? '' : ' | null'};\n`
    );
  });
  return `{\n${lines.join('')}${indent}}`;
}

function elementType(schema: PropertySchema | undefined, indent: string): string {
  if (!schema) return 'Json';
  const type = valueType(schema, indent);
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;
}

function valueType(schema: PropertySchema, indent: string): string {
  const values = schema['x-enum']?.map(({value}) => value) ?? schema.enum;
  if (values) return values.map(value => JSON.stringify(value)).join(' | ');
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object':
      return objectType(schema, indent);
    case 'array':
      return `readonly ${elementType(schema.items, indent)}[]`;
    default:
      return 'string';
  }
}

function systemType(field: Field): string {
  return field.kind === 'datetime' ? 'string' : 'number';
}

function isAlwaysThere(field: Field): boolean {
  return field.system !== undefined || field.kind === 'references' || field.notNull;
}

/** Sent by clients only, so never part of a record; secrets never leave the server. */
function isOnWire(field: Field): boolean {
  return !field.writeOnly && field.sensitivity !== 'secret' && field.system !== 'deletedAt';
}

function hides(field: Field): boolean {
  return field.sensitivity === 'personal' || field.sensitivity === 'confidential';
}

function property(field: Field): string {
  const type = field.system ? systemType(field) : valueType(field.schema, '  ');
  const nullable = isAlwaysThere(field) ? '' : ' | null';
  return (
    `  /** ${field.label.en} · ${field.label.zh} */\n  readonly ${field.name}${hides(field) ? '?' : ''}: ` +
    `${type}${nullable};\n`
  );
}

function entityType(entity: Entity): string {
  const fields = entity.fields.filter(isOnWire).map(property).join('');
  return `/** ${entity.label.en} · ${entity.label.zh} */\nexport interface ${typeName(entity.key)} {\n${fields}}\n`;
}

/**
 * The text of `generated/types.d.ts`: one interface per entity, as records are read. Properties that not everybody sees
 * are optional. The same model gives the same bytes.
 */
export function recordTypes(model: Model): string {
  const entities = [...model.entities.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const map = entities.map(({key}) => `  readonly '${key}': ${typeName(key)};\n`).join('');
  return [
    HEADER,
    "import type {Json} from '../dist/vocabulary';\n",
    ...entities.map(entityType),
    `/** Entity key to the type of its records. */\nexport interface Records {\n${map}}\n`,
  ].join('\n');
}
