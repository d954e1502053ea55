/** The number of records, what groups of them come to, and tables in and out. */
import {ENCODINGS} from '../../encodings';
import type {Entity} from '../../model';
import {DECIMAL_MARKS, SEPARATORS} from '../../table-forms';
import {json, type Parameter, type Paths, type Schema, schemaReference} from '../types';
import {operation, query} from './operation';

/** The number of records, and of those with each value of a property. */
function countPath(entity: Entity, base: string): Paths {
  const by: Parameter = {
    name: 'by',
    in: 'query',
    description: 'A property with values to choose from: how many records have each of them.',
    schema: {type: 'string'},
  };
  const count = operation(entity, {
    name: 'count',
    summary: 'The exact number of records, and of those with each value of a property',
    right: 'read',
    parameters: [...query('filter'), by],
    refusals: ['BadRequest'],
    success: {description: 'The number.', content: json(schemaReference('Total'))},
  });
  return {[`${base}/actions/count`]: {get: count}};
}

/** Records by a property: the number of each group and what it comes to. */
function groupsPath(entity: Entity, base: string): Paths {
  const parameter = (name: string, description: string, schema: Schema): Parameter => ({
    name,
    in: 'query',
    description,
    schema,
  });
  const groups = operation(entity, {
    name: 'groups',
    summary: 'The records by a property: their number and what they come to',
    right: 'read',
    parameters: [
      ...query('filter'),
      parameter('by', 'A property with values to choose from, a relation, a day or a moment.', {type: 'string'}),
      parameter('span', 'Of days and moments: what is put together.', {type: 'string', enum: ['day', 'week', 'month']}),
    ],
    refusals: ['BadRequest'],
    success: {description: 'The groups.', content: json(schemaReference('Groups'))},
  });
  return {[`${base}/actions/groups`]: {get: groups}};
}

export function transferPaths(entity: Entity, base: string): Paths {
  const binary: Schema = {type: 'string'};
  const format: Parameter = {name: 'format', in: 'query', schema: {type: 'string', enum: ['csv', 'xlsx']}};
  const columns: Parameter = {
    name: 'columns',
    in: 'query',
    description: 'Properties, separated by commas.',
    schema: {type: 'string'},
  };
  const upload: Schema = {
    type: 'object',
    required: ['file'],
    properties: {
      file: {type: 'string', contentMediaType: 'application/octet-stream'},
      dryRun: {type: 'string', enum: ['0', '1']},
      take: {type: 'string', enum: ['all', 'good']},
      encoding: {
        type: 'string',
        enum: [...ENCODINGS],
        description:
          'Of a CSV. Without it a byte order mark or strict UTF-8 tells it; what they do not tell is a guess, which ' +
          'a dry run reports, and of which nothing is written until it is named here.',
      },
      separator: {
        type: 'string',
        enum: [...SEPARATORS],
        description:
          'Of a CSV. Without it a first line such as "sep=;" tells it, or else the headings; what they do not tell ' +
          'is a guess, as with the encoding.',
      },
      decimals: {
        type: 'string',
        enum: [...DECIMAL_MARKS],
        description:
          'What stands before the decimals of numbers: 1,234.50 or 1.234,50. Without it the numbers of each column ' +
          'tell it, or else those of the other columns; what they do not tell is a guess, as with the encoding.',
      },
    },
  };
  const exporting = operation(entity, {
    name: 'export',
    summary: 'All records of a filter as a table',
    right: 'export',
    parameters: [format, columns, ...query('filter', 'sort')],
    refusals: ['BadRequest'],
    success: {
      description: 'The table.',
      content: {
        'text/csv': {schema: binary},
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {schema: binary},
      },
    },
  });
  const importing = operation(entity, {
    name: 'import',
    summary: 'Creates and updates records from a table',
    right: 'import',
    body: {'multipart/form-data': {schema: upload}},
    refusals: ['BadRequest', 'Invalid'],
    success: {description: 'What was done, or with dryRun would be.', content: json(schemaReference('Imported'))},
  });
  return {
    ...countPath(entity, base),
    ...groupsPath(entity, base),
    ...(entity.rightActions.includes('export') ? {[`${base}/actions/export`]: {get: exporting}} : {}),
    ...(entity.rightActions.includes('import') ? {[`${base}/actions/import`]: {post: importing}} : {}),
  };
}
