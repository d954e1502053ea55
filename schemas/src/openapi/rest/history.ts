/** The history and the timeline of a record. */
import {typeName} from '../../generate/names';
import type {Entity} from '../../model';
import {json, listOf, type Paths, type Schema, schemaReference} from '../types';
import {ID, operation} from './operation';

export function historyPaths(entity: Entity, base: string): Paths {
  if (!entity.rightActions.includes('history')) return {};
  const get = operation(entity, {
    name: 'listHistoryOf',
    summary: 'What happened to the record, newest first',
    right: 'history',
    parameters: [ID],
    success: {description: 'Changes with before and after.', content: json(listOf(schemaReference('HistoryEntry')))},
    refusals: ['NotFound'],
  });
  if (!entity.rightActions.includes('revert')) return {[`${base}/{id}/history`]: {get}};
  const body: Schema = {
    type: 'object',
    required: ['entry'],
    properties: {entry: {type: 'integer'}, fields: {type: 'array', items: {type: 'string'}}},
  };
  const post = operation(entity, {
    name: 'revert',
    summary: 'Undoes one change, or some properties of it',
    right: 'revert',
    parameters: [ID],
    body: json(body),
    success: {description: 'The record.', content: json(schemaReference(typeName(entity.key)))},
    refusals: ['BadRequest', 'NotFound', 'Conflict', 'Invalid'],
  });
  return {[`${base}/{id}/history`]: {get}, [`${base}/{id}/revert`]: {post}};
}

export function timelinePaths(entity: Entity, base: string): Paths {
  const entry: Schema = {
    type: 'object',
    required: ['kind', 'id', 'at', 'by', 'said'],
    properties: {
      kind: {type: 'string', enum: [...entity.timeline]},
      id: {type: 'integer'},
      at: {type: 'string', format: 'date-time'},
      by: {type: 'string'},
      said: {type: 'object'},
    },
  };
  const get = operation(entity, {
    name: 'readTimelineOf',
    summary: 'What happened to the record and what was said of it, newest first',
    right: 'read',
    parameters: [ID, {name: 'limit', in: 'query', schema: {type: 'integer', minimum: 1, maximum: 500, default: 30}}],
    success: {
      description: 'The entries, and whether there are older ones.',
      content: json({
        type: 'object',
        required: ['entries', 'more'],
        properties: {entries: {type: 'array', items: entry}, more: {type: 'boolean'}},
      }),
    },
    refusals: ['BadRequest', 'NotFound'],
  });
  return {[`${base}/{id}/timeline`]: {get}};
}
