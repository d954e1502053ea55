/** A business as the evolution test invents it: less than a schema, enough to make one. */
import {compileModel, type EntitySchema, type Field, type Json, type Model, type PropertySchema} from '@emblem/schemas';

export type Kind =
  | 'text'
  | 'integer'
  | 'int64'
  | 'decimal'
  | 'number'
  | 'boolean'
  | 'datetime'
  | 'date'
  | 'json'
  | 'relation'
  | 'references';

export interface FieldShape {
  readonly id: string;
  name: string;
  was: string[];
  kind: Kind;
  precision: number;
  scale: number;
  required: boolean;
  default?: Json;
  /** For relations: the stable id of the entity it points to. */
  to: string;
  onDelete: 'restrict' | 'cascade' | 'setNull';
}

export interface UniqueShape {
  readonly id: string;
  readonly fieldIds: string[];
}

export interface EntityShape {
  readonly id: string;
  key: string;
  was: string[];
  soft: boolean;
  fields: FieldShape[];
  unique: UniqueShape[];
  /** Each with its field ids; `-` in front for descending. */
  indexes: string[][];
  /** Ids of text fields. */
  searched: string[];
  sort?: string;
}

export interface Shape {
  entities: EntityShape[];
  /** For the next stable id. */
  issued: number;
}

export function fieldOf(entity: EntityShape | undefined, id: string): FieldShape | undefined {
  return entity?.fields.find(field => field.id === id);
}

/** A field with a default has a value in every row, even where it need not be given. */
export function isFilled(field: FieldShape): boolean {
  return field.required || field.default !== undefined;
}

export function entityOf(shape: Shape, id: string): EntityShape | undefined {
  return shape.entities.find(entity => entity.id === id);
}

function typeOf(field: FieldShape, shape: Shape): PropertySchema {
  switch (field.kind) {
    case 'text':
      return {type: 'string'};
    case 'integer':
      return {type: 'integer'};
    case 'int64':
      return {type: 'integer', format: 'int64'};
    case 'decimal':
      return {type: 'string', format: 'decimal', 'x-column': {precision: field.precision, scale: field.scale}};
    case 'number':
      return {type: 'number'};
    case 'boolean':
      return {type: 'boolean'};
    case 'datetime':
      return {type: 'string', format: 'date-time'};
    case 'date':
      return {type: 'string', format: 'date'};
    case 'json':
      return {type: 'object'};
    case 'relation':
      return {type: 'integer', 'x-relation': {to: keyOf(shape, field.to), onDelete: field.onDelete}};
    case 'references':
      return {
        type: 'array',
        items: {type: 'integer'},
        'x-relation': {to: keyOf(shape, field.to), onDelete: field.onDelete},
      };
  }
}

function keyOf(shape: Shape, id: string): string {
  const entity = entityOf(shape, id);
  if (!entity) throw new Error(`No entity ${id}.`);
  return entity.key;
}

function nameOf(entity: EntityShape, id: string): string {
  const plain = id.replace(/^-/, '');
  const field = fieldOf(entity, plain);
  if (!field) throw new Error(`No field ${id} in ${entity.key}.`);
  return `${id.startsWith('-') ? '-' : ''}${field.name}`;
}

function propertyOf(field: FieldShape, shape: Shape): PropertySchema {
  return {
    ...typeOf(field, shape),
    'x-id': field.id,
    'x-was': field.was,
    ...(field.default === undefined ? {} : {default: field.default}),
  };
}

function schemaOf(entity: EntityShape, shape: Shape): EntitySchema {
  return {
    $id: entity.key,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(entity.fields.map(field => [field.name, propertyOf(field, shape)])),
    required: entity.fields.filter(field => field.required).map(field => field.name),
    'x-entity': {
      id: entity.id,
      module: 'people',
      label: {zh: entity.key, en: entity.key},
      display: 'id',
      was: entity.was,
      delete: entity.soft ? 'soft' : 'hard',
    },
    'x-unique': entity.unique.map(({id, fieldIds}) => ({id, fields: fieldIds.map(field => nameOf(entity, field))})),
    'x-indexes': entity.indexes.map(fields => ({fields: fields.map(field => nameOf(entity, field))})),
    'x-search': entity.searched.map(field => nameOf(entity, field)),
    ...(entity.sort === undefined ? {} : {'x-sort': {field: nameOf(entity, entity.sort)}}),
  };
}

export function toModel(shape: Shape): Model {
  return compileModel(shape.entities.map(entity => schemaOf(entity, shape)));
}

/** The field as the model compiled it, with its column or its join table. */
export function compiledField(model: Model, entity: EntityShape, field: FieldShape): Field {
  const found = model.entity(entity.key).field[field.name];
  if (!found) throw new Error(`The model has no ${entity.key}.${field.name}.`);
  return found;
}
