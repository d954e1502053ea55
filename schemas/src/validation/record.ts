/**
 * Plain JSON Schemas for whole records: what a client may send, and what the write path accepts once it is complete.
 */
import type {ErrorObject} from 'ajv';
import type {Entity, Field} from '../model';
import {fieldSchema, type PlainSchema} from './plain';

export type RecordMode = 'create' | 'update';

export type RecordSchema = PlainSchema & {
  readonly type: 'object';
  readonly properties: {readonly [name: string]: PlainSchema};
  readonly additionalProperties: false;
};

export interface RecordSchemaOptions {
  /** Includes read-only and secret properties, which the system fills in before it validates. */
  readonly complete?: boolean;
}

/** A generated validator; after it has answered false, `errors` are for `fieldErrors`. */
export interface RecordValidator {
  (values: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** The module generated for one entity. */
export interface ValidatorModule {
  readonly create: RecordValidator;
  readonly update: RecordValidator;
}

/**
 * The properties that a client may send: neither the system's, nor read-only, nor secret (but for write-only input).
 */
export function writableFields(entity: Entity): readonly Field[] {
  return entity.fields.filter(
    field => !field.system && !field.readOnly && (field.sensitivity !== 'secret' || field.writeOnly),
  );
}

/** True where the system fills the property in on create. */
function isProvided(field: Field, entity: Entity): boolean {
  return (
    field.default !== undefined ||
    field.number !== undefined ||
    field.readOnly ||
    entity.sort?.field === field.name ||
    entity.workflows.some(workflow => workflow.field === field.name)
  );
}

/**
 * `create` requires what must be there and is not provided by the system; `update` requires nothing. Null means empty.
 */
export function recordSchema(
  entity: Entity,
  mode: RecordMode,
  {complete = false}: RecordSchemaOptions = {},
): RecordSchema {
  const fields = complete ? entity.fields.filter(field => !field.system) : writableFields(entity);
  const required =
    mode === 'create'
      ? fields.filter(field => field.required && !isProvided(field, entity)).map(field => field.name)
      : [];
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(field => [field.name, fieldSchema(field)])),
    ...(required.length > 0 ? {required} : {}),
    additionalProperties: false,
  };
}
