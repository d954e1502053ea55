/** Records as LoopBack's entities, one class for each schema. */
import {Entity as LoopBackEntity, ModelDefinition, type PropertyType} from '@loopback/repository';
import type {Entity, FieldKind} from '@emblem/schemas';

export class SchemaRecord extends LoopBackEntity {
  [property: string]: unknown;
}

export type RecordClass = typeof LoopBackEntity & {readonly prototype: SchemaRecord; new (data?: object): SchemaRecord};

const TYPES: Readonly<Record<FieldKind, PropertyType>> = {
  string: 'string',
  integer: 'number',
  bigint: 'number',
  number: 'number',
  decimal: 'string',
  boolean: 'boolean',
  datetime: 'string',
  date: 'string',
  json: 'any',
  references: 'any',
};

export function recordClass(entity: Entity): RecordClass {
  const definition = new ModelDefinition({name: entity.key, settings: {strict: true}});
  for (const {name, kind, required, system} of entity.fields)
    definition.addProperty(name, {type: TYPES[kind], required, id: system === 'id', generated: system === 'id'});
  return class extends SchemaRecord {
    static override definition = definition;
  };
}
