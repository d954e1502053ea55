/** What all operations on records have in common. */
import {typeName} from '../../generate/names';
import type {Entity} from '../../model';
import {
  type Content,
  json,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
  type Schema,
  schemaReference,
} from '../types';

type Refusals = 'BadRequest' | 'NotFound' | 'Conflict' | 'Invalid';

const CODES: Readonly<Record<Refusals, string>> = {BadRequest: '400', NotFound: '404', Conflict: '409', Invalid: '422'};

export const ID: Reference = {$ref: '#/components/parameters/id'};

const LANGUAGE: Reference = {$ref: '#/components/parameters/language'};

export const IDS: Schema = {type: 'array', items: {type: 'integer', minimum: 1}};

export const DONE = json(schemaReference('Done'));

interface Description {
  readonly name: string;
  readonly summary: string;
  readonly right: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly body?: Content;
  readonly success: Response;
  readonly status?: '200' | '201';
  readonly refusals: readonly Refusals[];
}

function reference(name: string): Reference {
  return {$ref: `#/components/responses/${name}`};
}

export function operation(
  entity: Entity,
  {name, summary, right, parameters = [], body, success, status = '200', refusals}: Description,
): Operation {
  return {
    operationId: `${name}${typeName(entity.key)}`,
    tags: [entity.module],
    summary,
    description: `Needs the right \`${entity.key}.${right}\`.`,
    parameters: [...parameters, LANGUAGE],
    ...(body ? {requestBody: {required: true, content: body}} : {}),
    responses: {
      [status]: success,
      401: reference('Unauthorized'),
      403: reference('Forbidden'),
      ...Object.fromEntries(refusals.map(refusal => [CODES[refusal], reference(refusal)])),
      429: reference('TooMany'),
    },
  };
}

export function query(
  ...names: readonly ('filter' | 'range' | 'sort' | 'total' | 'abilities')[]
): readonly Reference[] {
  return names.map(name => ({$ref: `#/components/parameters/${name}`}));
}
