/** The part of OpenAPI 3.1 that Emblem's document uses. */
import type {Json} from '../vocabulary';

export type Schema = {readonly [keyword: string]: Json};

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly content?: Content;
}

export interface Reference {
  readonly $ref: string;
}

export type Content = Readonly<Record<string, {readonly schema: Schema | Reference}>>;

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, {readonly description: string; readonly schema: Schema}>>;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {readonly required: boolean; readonly content: Content};
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export type Verb = 'get' | 'post' | 'put' | 'delete';
export type PathItem = Readonly<Partial<Record<Verb, Operation>>>;
export type Paths = Readonly<Record<string, PathItem>>;

export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly securitySchemes: Readonly<Record<string, Schema>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {readonly title: string; readonly version: string; readonly description: string};
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Paths;
  readonly components: Components;
}

export function schemaReference(name: string): Reference {
  return {$ref: `#/components/schemas/${name}`};
}

export function json(schema: Schema | Reference): Content {
  return {'application/json': {schema}};
}

export function listOf(schema: Schema | Reference): Schema {
  return {type: 'array', items: {...schema}};
}
