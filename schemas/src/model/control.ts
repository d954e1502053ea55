/** Chooses the control by which a property is entered. */
import type {ControlKind, PropertySchema} from '../vocabulary';
import type {FieldKind} from './field';

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

export function controlOf(schema: PropertySchema, kind: FieldKind): ControlKind {
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
