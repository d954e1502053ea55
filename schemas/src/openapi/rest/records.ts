/** The list of records and a single record. */
import {typeName} from '../../generate/names';
import type {Entity} from '../../model';
import {sortableFields} from '../../model/sortable';
import {json, listOf, type Parameter, type PathItem, type Response, schemaReference} from '../types';
import {ID, operation, query} from './operation';

export function collection(entity: Entity): PathItem {
  const name = typeName(entity.key);
  const get = operation(entity, {
    name: 'list',
    summary: `A page of records: ${entity.label.en}`,
    right: 'read',
    refusals: ['BadRequest'],
    parameters: query('filter', 'range', 'sort', 'total', 'abilities'),
    success: {
      description: `Sorts by ${[...sortableFields(entity)].join(', ')} are answered from an index.`,
      headers: {
        'Content-Range': {description: 'Positions and total, such as `tag 0-24/310`.', schema: {type: 'string'}},
        'X-Total-Capped': {
          description: '1 when there are more than 10,000; the exact number is at actions/count.',
          schema: {type: 'string'},
        },
      },
      content: json(listOf(schemaReference(name))),
    },
  });
  if (!entity.writable) return {get};
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A create sent again with the same key answers the first record.',
    schema: {type: 'string', maxLength: 200},
  };
  return {
    get,
    post: operation(entity, {
      name: 'create',
      summary: `Creates a record: ${entity.label.en}`,
      right: 'create',
      parameters: [key],
      body: json(schemaReference(`${name}Create`)),
      status: '201',
      success: {description: 'The record.', content: json(schemaReference(name))},
      refusals: ['BadRequest', 'Conflict', 'Invalid'],
    }),
  };
}

function linesParameter({lines}: Entity): readonly Parameter[] {
  if (lines.length === 0) return [];
  const names = lines.map(({name}) => name);
  return [
    {
      name: 'lines',
      in: 'query',
      description: `The lines to answer along, separated by commas: ${names.join(', ')}.`,
      schema: {type: 'string'},
    },
  ];
}

export function single(entity: Entity): PathItem {
  const name = typeName(entity.key);
  const record: Response = {description: 'The record.', content: json(schemaReference(name))};
  const get = operation(entity, {
    name: 'get',
    summary: 'One record',
    right: 'read',
    parameters: [ID, ...linesParameter(entity)],
    success: record,
    refusals: ['NotFound'],
  });
  if (!entity.changeable) return {get};
  return {
    get,
    put: operation(entity, {
      name: 'update',
      summary: 'Changes the properties that are sent',
      right: 'update',
      parameters: [ID],
      body: json(schemaReference(`${name}Update`)),
      success: record,
      refusals: ['BadRequest', 'NotFound', 'Conflict', 'Invalid'],
    }),
    delete: operation(entity, {
      name: 'delete',
      summary: entity.softDelete ? 'Deletes the record; it can be restored' : 'Deletes the record for good',
      right: 'delete',
      parameters: [ID],
      success: record,
      refusals: ['NotFound', 'Conflict'],
    }),
  };
}
