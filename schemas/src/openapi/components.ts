/** The schemas, parameters and answers that the paths refer to. */
import {ENCODINGS} from '../encodings';
import {DECIMAL_MARKS, SEPARATORS} from '../table-forms';
import {typeName} from '../generate/names';
import {LINES_LIMIT, type Entity, type Field, type Model} from '../model';
import {fieldSchema, plainSchema} from '../validation/plain';
import {recordSchema, writableFields, type RecordMode} from '../validation/record';
import type {Components, Response, Schema} from './types';

const SYSTEM_SCHEMAS: Readonly<Record<string, Schema>> = {
  bigint: {type: 'integer', minimum: 1},
  integer: {type: 'integer', minimum: 1},
  datetime: {type: 'string', format: 'date-time'},
};

function meaningOf(field: Field): Schema {
  const options = field.options?.map(({value, label}) => `${value} = ${label.en} (${label.zh})`).join(', ');
  const description = [field.help?.en, options].filter(text => text !== undefined).join(' ');
  return {title: `${field.label.en} · ${field.label.zh}`, ...(description === '' ? {} : {description})};
}

function readSchema(field: Field): Schema {
  const schema = field.system
    ? (SYSTEM_SCHEMAS[field.kind] ?? {})
    : plainSchema(field.schema, field.notNull || field.kind === 'references');
  return {...meaningOf(field), ...schema, readOnly: field.readOnly};
}

interface LinesShape {
  readonly type: string | readonly string[];
  readonly description: string;
  /** What a line of this entity is called among the schemas. */
  typed(child: string): string;
}

function linesOf(entity: Entity, {type, description, typed}: LinesShape): Schema {
  return Object.fromEntries(
    entity.lines.map(({name, entity: child, label}) => [
      name,
      {
        title: `${label.en} · ${label.zh}`,
        description,
        type,
        maxItems: LINES_LIMIT,
        items: {$ref: `#/components/schemas/${typed(child)}`},
      },
    ]),
  );
}

/** A record as it is answered; what the actor does not see is left out, so only the id is certain. */
export function recordOf(entity: Entity): Schema & {readonly properties: Schema} {
  const fields = entity.fields.filter(
    field => field.sensitivity !== 'secret' && !field.writeOnly && field.system !== 'deletedAt',
  );
  return {
    title: `${entity.label.en} · ${entity.label.zh}`,
    ...(entity.description ? {description: `${entity.description.en} ${entity.description.zh}`} : {}),
    type: 'object',
    required: [entity.system.id],
    properties: {
      ...Object.fromEntries(fields.map(field => [field.name, readSchema(field)])),
      ...linesOf(entity, {
        type: ['array', 'null'],
        description: 'There where they are asked for, and after a write of them; null where there are too many.',
        typed: typeName,
      }),
      _labels: {type: 'object', description: 'What the records that relations point to are called.'},
      _abilities: {
        type: 'object',
        description: 'Action to true, or to the reason why it is not allowed.',
        additionalProperties: {type: ['boolean', 'string']},
      },
      _zone: {
        type: 'string',
        description: 'On whose clocks its days begin, where a calendar shows it by a moment: an IANA time zone.',
      },
    },
  };
}

function inputOf(entity: Entity, mode: RecordMode): Schema {
  const schema = recordSchema(entity, mode);
  const version: Schema =
    mode === 'update'
      ? {version: {type: 'integer', description: 'The version that was read; 409 when the record has changed since.'}}
      : {};
  const properties = Object.fromEntries(
    writableFields(entity).map(field => [field.name, {...meaningOf(field), ...fieldSchema(field)}]),
  );
  const lines = linesOf(entity, {
    type: 'array',
    description: 'Changed with an id, made without one, removed where one is missing.',
    typed: lineName,
  });
  return {...schema, properties: {...properties, ...lines, ...version}};
}

function lineName(child: string): string {
  return `${typeName(child)}Line`;
}

/** A line as it is sent with its record: of a new one all that is required, of another one what changes. */
function lineOf(entity: Entity): Schema {
  const fields = writableFields(entity).map(field => [field.name, {...meaningOf(field), ...fieldSchema(field)}]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      id: {type: 'integer', minimum: 1, description: 'Absent for a new line.'},
      version: {type: 'integer', description: 'The version that was read; 409 when the line has changed since.'},
      ...Object.fromEntries(fields),
    },
  };
}

/** What is called by a name of its own: the record, the line of another, and what makes and changes it. */
export function schemasOf(entity: Entity, model: Model): Readonly<Record<string, Schema>> {
  const name = typeName(entity.key);
  const line = model.linesIn.has(entity.key) ? {[lineName(entity.key)]: lineOf(entity)} : {};
  const record = {[name]: recordOf(entity), ...line};
  return entity.writable
    ? {...record, [`${name}Create`]: inputOf(entity, 'create'), [`${name}Update`]: inputOf(entity, 'update')}
    : record;
}

const SHARED: Readonly<Record<string, Schema>> = {
  Problem: {
    type: 'object',
    required: ['message'],
    properties: {
      message: {type: 'string'},
      errors: {type: 'object', description: 'Property to its message, nested as the record is.'},
      current: {type: 'object', description: 'For 409 on a stale version: the record as it is now.'},
    },
  },
  Envelope: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: {
        type: 'string',
        description: '200 when all went well, else the code of the refusal: 400, 401, 403, 404, 409, 422, 429.',
      },
      message: {type: 'string'},
      data: {},
    },
  },
  HistoryEntry: {
    type: 'object',
    required: ['id', 'at', 'action', 'changes'],
    properties: {
      id: {type: 'integer'},
      at: {type: 'string', format: 'date-time'},
      actor: {},
      action: {type: 'string'},
      changes: {
        type: 'object',
        description: 'Property to its value before and after.',
        additionalProperties: {type: 'array', minItems: 2, maxItems: 2, items: {}},
      },
    },
  },
  Groups: {
    type: 'object',
    required: ['groups', 'isCut'],
    properties: {
      groups: {
        type: ['array', 'null'],
        description: 'Null where adding them up would take too long.',
        items: {
          type: 'object',
          required: ['value', 'label', 'count', 'sums', 'where'],
          properties: {
            value: {type: ['string', 'number', 'boolean', 'null'], description: 'Of a span its first day.'},
            label: {type: ['string', 'null'], description: 'What the record is called that the value leads to.'},
            count: {type: 'integer', minimum: 1},
            sums: {
              type: 'array',
              items: {
                type: 'object',
                required: ['currency', 'amounts'],
                properties: {
                  currency: {type: ['string', 'null']},
                  amounts: {type: 'object', additionalProperties: {type: 'string'}},
                },
              },
            },
            where: {type: 'object', description: 'The condition that holds for these records, as `_where` takes it.'},
          },
        },
      },
      isCut: {type: 'boolean', description: 'There are further, smaller groups.'},
    },
  },
  Total: {
    type: 'object',
    required: ['total'],
    properties: {
      total: {type: ['integer', 'null'], minimum: 0, description: 'Null where counting would take too long (`by`).'},
      values: {
        type: ['array', 'null'],
        description: 'With `by`: each value that occurs, and how many records have it.',
        items: {
          type: 'object',
          required: ['value', 'count'],
          properties: {value: {type: ['string', 'number', 'boolean', 'null']}, count: {type: 'integer', minimum: 1}},
        },
      },
    },
  },
  Done: {
    type: 'object',
    required: ['count'],
    properties: {
      count: {type: 'integer', description: 'How many records it was done to.'},
      records: {type: 'array', items: {type: 'object'}},
      refused: {
        type: 'array',
        description: 'With `each`: the records that it was not done to, and why.',
        items: {
          type: 'object',
          required: ['id', 'status', 'message'],
          properties: {
            id: {type: 'integer'},
            status: {type: 'integer', description: 'As the step of this record alone would have been answered.'},
            message: {type: 'string'},
            errors: {type: 'object', description: 'By property.'},
          },
        },
      },
    },
  },
  Imported: {
    type: 'object',
    required: ['total', 'created', 'updated', 'errors'],
    properties: {
      total: {type: 'integer'},
      created: {type: 'integer'},
      updated: {type: 'integer'},
      refused: {type: 'integer', description: 'Rows with an error.'},
      written: {type: 'boolean'},
      encoding: {type: 'string', enum: [...ENCODINGS], description: 'In which a CSV was read.'},
      encodingGuessed: {type: 'boolean', description: 'True where neither the file nor the request says so.'},
      separator: {type: 'string', enum: [...SEPARATORS], description: 'By which a CSV was read.'},
      separatorGuessed: {type: 'boolean', description: 'True where neither the file nor the request says so.'},
      decimals: {
        type: 'string',
        enum: [...DECIMAL_MARKS],
        description: 'By which numbers were read; absent where none has such a mark.',
      },
      decimalsGuessed: {type: 'boolean', description: 'True where neither the numbers nor the request say so.'},
      decimalsAt: {
        type: 'object',
        description: 'The number that can be read in two ways.',
        required: ['row', 'heading', 'content'],
        properties: {row: {type: 'integer'}, heading: {type: 'string'}, content: {type: 'string'}},
      },
      sample: {
        type: 'array',
        description: 'Of a dry run: the headings and some rows as they were read.',
        items: {type: 'array', items: {type: 'string'}},
      },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['row', 'message'],
          properties: {row: {type: 'integer'}, field: {type: ['string', 'null']}, message: {type: 'string'}},
        },
      },
    },
  },
};

function refusal(description: string): Response {
  return {description, content: {'application/json': {schema: {$ref: '#/components/schemas/Problem'}}}};
}

const PARAMETERS: Components['parameters'] = {
  id: {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
  language: {
    name: 'language',
    in: 'header',
    description: 'Language of messages.',
    schema: {type: 'string', enum: ['zh', 'en', 'en-us']},
  },
  filter: {
    name: 'filter',
    in: 'query',
    description:
      'JSON: property to value (a list means any of them; null means empty), with the suffixes _ne _gt _gte ' +
      '_lt _lte _contains _startsWith _nin ({"now": "time"} with _lt and _gte is the moment it is asked, ' +
      '{"now": "nextWeek"} the Monday after it; a day beside a moment is all of that day, in UTC); q searches; ' +
      '_where holds a predicate; _deleted shows deleted records.',
    content: {'application/json': {schema: {type: 'object'}}},
  },
  range: {
    name: 'range',
    in: 'query',
    description: 'JSON: first and last position, at most 1000 records.',
    content: {
      'application/json': {schema: {type: 'array', minItems: 2, maxItems: 2, items: {type: 'integer', minimum: 0}}},
    },
  },
  sort: {
    name: 'sort',
    in: 'query',
    description: 'JSON: a property, and ASC or DESC.',
    content: {'application/json': {schema: {type: 'array', minItems: 1, maxItems: 2, items: {type: 'string'}}}},
  },
  total: {
    name: 'total',
    in: 'query',
    description: '`none`: the page is not counted; the total is then `*` where the page is full.',
    schema: {type: 'string', enum: ['capped', 'none']},
  },
  abilities: {
    name: 'abilities',
    in: 'query',
    description:
      '`once`: abilities that an earlier record of the page has too are not repeated; `_abilities` is then ' +
      'the id of that record.',
    schema: {type: 'string', enum: ['each', 'once']},
  },
};

/** What the paths of all entities refer to, with the schemas of these entities. */
export function components(schemas: Readonly<Record<string, Schema>>): Components {
  return {
    schemas: {...SHARED, ...schemas},
    parameters: PARAMETERS,
    responses: {
      BadRequest: refusal('The request cannot be understood.'),
      Unauthorized: refusal('No session, or an expired one.'),
      Forbidden: refusal('Not allowed.'),
      NotFound: refusal('No such record, or not for this user.'),
      Conflict: refusal('Changed meanwhile, already taken, or in use.'),
      Invalid: refusal('Values that do not fit; errors holds a message per property.'),
      TooMany: refusal('Too many requests.'),
    },
    securitySchemes: {
      token: {type: 'apiKey', in: 'header', name: 'token', description: 'The token that the login answered.'},
      link: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: '`Link <secret>`: the part of the address of a link after its `#`.',
      },
    },
  };
}
