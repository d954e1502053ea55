/** Print files of designs. */
import type {Entity} from '../../model';
import {json, type Parameter, type Paths, type Response, type Schema} from '../types';
import {ID, operation} from './operation';

const PRINT: readonly Parameter[] = [
  {name: 'format', in: 'query', schema: {type: 'string', enum: ['pdf', 'svg', 'png']}},
  {
    name: 'position',
    in: 'query',
    description: '0 front, 1 back; a PDF without it has every side that holds something.',
    schema: {type: 'integer', enum: [0, 1]},
  },
  {
    name: 'bleed',
    in: 'query',
    description: 'Millimetres; those of the category, else 3.',
    schema: {type: 'number', minimum: 0, maximum: 50},
  },
];

export function printPaths(entity: Entity, base: string): Paths {
  if (!entity.print) return {};
  const success: Response = {
    description: 'The file. X-Print-Problems lists what is not as the design shows it, as URI-encoded JSON.',
    content: Object.fromEntries(
      ['application/pdf', 'image/svg+xml', 'image/png'].map(type => [type, {schema: {type: 'string'}}]),
    ),
  };
  const body: Schema = {
    type: 'object',
    required: ['design'],
    properties: {design: {type: 'object'}, categoryId: {type: 'integer'}},
  };
  return {
    [`${base}/{id}/print`]: {
      get: operation(entity, {
        name: 'print',
        summary: 'The design of the record, ready for print',
        right: 'print',
        parameters: [ID, ...PRINT],
        success,
        refusals: ['BadRequest', 'NotFound', 'Invalid'],
      }),
    },
    [`${base}/print`]: {
      post: operation(entity, {
        name: 'printDesignAs',
        summary: 'A design that is not stored, ready for print',
        right: 'print',
        parameters: PRINT,
        body: json(body),
        success,
        refusals: ['BadRequest', 'Invalid'],
      }),
    },
  };
}
