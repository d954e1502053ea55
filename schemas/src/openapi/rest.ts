/** The paths below `/rest`: the same for every entity, spelled out for each. */
import {ENCODINGS} from '../encodings';
import {DECIMAL_MARKS, SEPARATORS} from '../table-forms';
import {typeName} from '../generate/names';
import {sortableFields} from '../model/sortable';
import type {Entity} from '../model';
import {MAIL_INPUT} from '../papers/mail';
import {languagesOf} from '../papers/wording';
import {inputSchema} from '../validation/input';
import {fieldSchema, plainSchema} from '../validation/plain';
import {askedBy} from '../model/workflow';
import {
  json,
  listOf,
  schemaReference,
  type Content,
  type Operation,
  type Parameter,
  type PathItem,
  type Paths,
  type Reference,
  type Response,
  type Schema,
} from './types';

type Refusals = 'BadRequest' | 'NotFound' | 'Conflict' | 'Invalid';

const CODES: Readonly<Record<Refusals, string>> = {BadRequest: '400', NotFound: '404', Conflict: '409', Invalid: '422'};
const ID: Reference = {$ref: '#/components/parameters/id'};
const LANGUAGE: Reference = {$ref: '#/components/parameters/language'};
const IDS: Schema = {type: 'array', items: {type: 'integer', minimum: 1}};
const DONE = json(schemaReference('Done'));

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

function operation(
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

function query(...names: readonly ('filter' | 'range' | 'sort' | 'total' | 'abilities')[]): readonly Reference[] {
  return names.map(name => ({$ref: `#/components/parameters/${name}`}));
}

function collection(entity: Entity): PathItem {
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

function single(entity: Entity): PathItem {
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

function historyPaths(entity: Entity, base: string): Paths {
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

function timelinePaths(entity: Entity, base: string): Paths {
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

function transferPaths(entity: Entity, base: string): Paths {
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
  const count = operation(entity, {
    name: 'count',
    summary: 'The exact number of records',
    right: 'read',
    parameters: query('filter'),
    refusals: ['BadRequest'],
    success: {description: 'The number.', content: json(schemaReference('Total'))},
  });
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
    [`${base}/actions/count`]: {get: count},
    ...(entity.rightActions.includes('export') ? {[`${base}/actions/export`]: {get: exporting}} : {}),
    ...(entity.rightActions.includes('import') ? {[`${base}/actions/import`]: {post: importing}} : {}),
  };
}

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

function printPaths(entity: Entity, base: string): Paths {
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

const PAPER_PDF: Response = {
  description: 'The paper. X-Paper-Missing has the signs that no font has, URI-encoded.',
  content: {
    'application/pdf': {schema: {type: 'string'}},
    'application/json': {schema: {type: 'object', description: 'The tree, or with `format=mail` the draft of a mail.'}},
  },
};

const LINKED: Parameter = {
  name: 'link',
  in: 'query',
  description: 'With `format=mail`: the text leads to a link, for whose address `{link}` stands.',
  schema: {type: 'boolean', default: false},
};

function paperPaths(entity: Entity, base: string): Paths {
  const paths = entity.papers.map(({key, label, audience, right, mailed}) => {
    const formats = ['pdf', 'tree', ...(mailed ? ['mail'] : [])];
    const parameters: readonly (Parameter | Reference)[] = [
      ID,
      {name: 'format', in: 'query', schema: {type: 'string', enum: formats, default: 'pdf'}},
      {
        name: 'language',
        in: 'query',
        description: "The record's own where it is not said, else English.",
        schema: {type: 'string', enum: [...languagesOf(audience)]},
      },
      ...(mailed ? [LINKED] : []),
    ];
    const get = operation(entity, {
      name: `paper${typeName(key)}`,
      summary: `Paper: ${label.en}`,
      right,
      parameters,
      success: PAPER_PDF,
      refusals: ['BadRequest', 'NotFound', 'Invalid'],
    });
    const post = operation(entity, {
      name: `mailPaper${typeName(key)}`,
      summary: `Mails the paper, and keeps what was sent: ${label.en}`,
      right,
      parameters: [ID],
      body: json(inputSchema(MAIL_INPUT)),
      success: {description: 'What was sent.', content: json(schemaReference(typeName('issued-document')))},
      refusals: ['BadRequest', 'NotFound', 'Invalid'],
    });
    return [`${base}/{id}/documents/${key}`, {get, ...(mailed && {post})}] as const;
  });
  return Object.fromEntries(paths);
}

interface Action {
  readonly key: string;
  readonly summary: string;
  readonly body: Schema;
}

function chosen(properties: Schema): Schema {
  return {type: 'object', properties: {ids: IDS, filter: {type: 'object'}, ...properties}};
}

function generalActions(entity: Entity): readonly Action[] {
  const all: readonly Action[] = [
    {
      key: 'update',
      summary: 'Changes all chosen records',
      body: {...chosen({values: {$ref: `#/components/schemas/${typeName(entity.key)}Update`}}), required: ['values']},
    },
    {key: 'delete', summary: 'Deletes all chosen records', body: chosen({})},
    {
      key: 'restore',
      summary: 'Restores deleted records',
      body: {type: 'object', required: ['ids'], properties: {ids: IDS}},
    },
    {
      key: 'sort',
      summary: 'Gives records a new order',
      body: {type: 'object', required: ['ids'], properties: {ids: IDS, base: IDS}},
    },
    {
      key: 'toggle',
      summary: 'Switches records on or off',
      body: {type: 'object', required: ['on'], properties: {ids: IDS, filter: {type: 'object'}, on: {type: 'boolean'}}},
    },
    {
      key: 'link',
      summary: 'Makes a link to one record for a customer; its secret is told this once',
      body: {
        type: 'object',
        required: ['ids'],
        properties: {ids: IDS, days: {type: 'integer', minimum: 1, maximum: 365}},
      },
    },
  ];
  return all.filter(({key}) => entity.rightActions.includes(key));
}

/** What any of the steps of this name asks for; whoever may update the record sends other changes along. */
function stepValues(entity: Entity, action: string): Schema {
  const steps = entity.workflows.flatMap(({transitions}) => transitions.filter(step => step.action === action));
  const asked = [...new Set(steps.flatMap(askedBy))].flatMap(name => entity.field[name] ?? []);
  if (asked.length === 0) return {type: 'object'};
  return {type: 'object', properties: Object.fromEntries(asked.map(field => [field.name, fieldSchema(field)]))};
}

function namedActions(entity: Entity): readonly Action[] {
  const transitions = new Map(
    entity.workflows.flatMap(({transitions: steps}) => steps.map(step => [step.action, step] as const)),
  );
  return [
    ...[...transitions.values()].map(({action, label}) => ({
      key: action,
      summary: `${label.en} · ${label.zh}`,
      body: chosen({values: stepValues(entity, action)}),
    })),
    ...entity.actions.map(({key, label, input}) => ({
      key,
      summary: `${label.en} · ${label.zh}`,
      body: chosen({values: input ? plainSchema(input, true) : {type: 'object'}}),
    })),
  ];
}

function actionPaths(entity: Entity, base: string): Paths {
  const actions = [...(entity.writable ? generalActions(entity) : []), ...namedActions(entity)];
  return Object.fromEntries(
    actions.map(({key, summary, body}) => [
      `${base}/actions/${key}`,
      {
        post: operation(entity, {
          name: `${key.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}All`,
          summary,
          right: key,
          body: json(body),
          success: {description: 'How many records it was done to.', content: DONE},
          refusals: ['BadRequest', 'NotFound', 'Conflict', 'Invalid'],
        }),
      },
    ]),
  );
}

/** All paths of one entity. */
export function restPaths(entity: Entity): Paths {
  const base = `/rest/${entity.key}`;
  return {
    [base]: collection(entity),
    ...transferPaths(entity, base),
    ...actionPaths(entity, base),
    [`${base}/{id}`]: single(entity),
    ...historyPaths(entity, base),
    ...timelinePaths(entity, base),
    ...printPaths(entity, base),
    ...paperPaths(entity, base),
  };
}
