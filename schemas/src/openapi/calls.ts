/** The documented calls below `/api`, which answer HTTP 200 with their code in an envelope. */
import type {Call} from '../calls';
import {typeName} from '../generate/names';
import type {Entity, Model} from '../model';
import {inputSchema} from '../validation/input';
import {fieldSchema} from '../validation/plain';
import type {PropertySchema} from '../vocabulary';
import {recordOf} from './components';
import {
  json,
  listOf,
  schemaReference,
  type Operation,
  type Parameter,
  type PathItem,
  type Paths,
  type Schema,
} from './types';

const SEARCHES: Readonly<Record<string, Schema>> = {
  search: {type: 'string'},
  page: {type: 'integer', minimum: 1},
  pageSize: {type: 'integer', minimum: 1, maximum: 99999},
  sort: {type: 'string'},
  ignore: {},
};

interface Input {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** What the act tells beside a record's properties stands along with them, and instead of those of the same name. */
function toldRecord(entity: Entity, {properties = {}, required = []}: PropertySchema, model: Model): Schema {
  const reference: Schema = {...schemaReference(typeName(entity.key))};
  const told = outputSchema({type: 'object', properties, required}, model);
  if (!Object.keys(properties).some(name => entity.field[name])) return {allOf: [reference, told]};
  const record = recordOf(entity);
  return {
    ...record,
    properties: {...record.properties, ...propertiesOf(properties, model)},
    required: [...new Set([entity.system.id, ...required])],
  };
}

/** A record of an entity; null where the type says so. */
function recordSchema(key: string, schema: PropertySchema, model: Model): Schema {
  const whole = schema.properties ? toldRecord(model.entity(key), schema, model) : {...schemaReference(typeName(key))};
  const told: Schema = schema.description === undefined ? {} : {description: schema.description};
  return schema.type?.includes('null') ? {anyOf: [whole, {type: 'null'}], ...told} : {...whole, ...told};
}

function propertiesOf(properties: Readonly<Record<string, PropertySchema>>, model: Model): Schema {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, outputSchema(inner, model)]));
}

/** The schema of an answer, with references to the records of entities. */
function outputSchema({'x-record': record, ...schema}: PropertySchema, model: Model): Schema {
  if (record !== undefined) return recordSchema(record, schema, model);
  const {items, properties, type, ...rest} = schema;
  return {
    ...(type === undefined ? {} : {type: typeof type === 'string' ? type : [...type]}),
    ...(rest.enum ? {enum: [...rest.enum]} : {}),
    ...(rest.const === undefined ? {} : {const: rest.const}),
    ...(rest.description === undefined ? {} : {description: rest.description}),
    ...(properties ? {properties: propertiesOf(properties, model)} : {}),
    ...(rest.required ? {required: [...rest.required]} : {}),
    ...(items ? {items: outputSchema(items, model)} : {}),
    ...(typeof rest.additionalProperties === 'object'
      ? {additionalProperties: outputSchema(rest.additionalProperties, model)}
      : {}),
  };
}

function parameterSchema(call: Call, name: string, entity: Entity): Schema {
  const parameter = call.params?.[name];
  const control = parameter?.as === undefined ? undefined : SEARCHES[parameter.as];
  if (control) return control;
  const field = entity.field[parameter?.field ?? name];
  if (!field) return {};
  const {type, enum: values} = field.system ? {type: 'integer', enum: undefined} : fieldSchema(field);
  if (parameter?.as === 'in') return {type: 'array', items: {}};
  return {
    title: `${field.label.en} · ${field.label.zh}`,
    ...(type === undefined ? {} : {type}),
    ...(values === undefined ? {} : {enum: values}),
  };
}

function entityInput(call: Call, entity: Entity): Input {
  const names = new Set(Object.keys(call.params ?? {}));
  if (['get', 'update', 'set', 'delete', 'save', 'toggle', 'switch'].includes(call.operation ?? '')) names.add('id');
  if (call.operation === 'create' || call.operation === 'save' || call.operation === 'update')
    for (const field of entity.fields)
      if (!field.system && !field.readOnly && field.sensitivity !== 'secret') names.add(field.name);
  if (call.operation === 'set') for (const name of call.only ?? []) names.add(name);
  return {
    properties: Object.fromEntries([...names].map(name => [name, parameterSchema(call, name, entity)])),
    required: [...names].filter(name => call.params?.[name]?.required === true),
  };
}

function inputOf(call: Call, entity: Entity | undefined): Input {
  if (entity) return entityInput(call, entity);
  const properties = Object.entries(call.input?.properties ?? {}).map(
    ([name, schema]) => [name, inputSchema(schema)] as const,
  );
  return {properties: Object.fromEntries(properties), required: call.input?.required ?? []};
}

/** The id and some properties: null where the actor does not read them. */
function partSchema(entity: Entity, names: readonly string[]): Schema {
  const fields = names.flatMap(name => entity.field[name] ?? []);
  return {
    type: 'object',
    required: ['id', ...names],
    properties: {
      id: {type: 'integer'},
      ...Object.fromEntries(fields.map(field => [field.name, {anyOf: [fieldSchema(field), {type: 'null'}]}])),
    },
  };
}

function dataOf(call: Call, entity: Entity | undefined, model: Model): Schema {
  if (!entity) return call.output ? outputSchema(call.output, model) : {};
  const record = schemaReference(typeName(entity.key));
  switch (call.operation) {
    case 'list':
    case 'tree':
      return listOf(record);
    case 'page':
      return {
        type: 'object',
        properties: {
          records: listOf(record),
          total: {type: 'integer'},
          pages: {type: 'integer'},
          current: {type: 'integer'},
          size: {type: 'integer'},
        },
      };
    case 'switch':
      return partSchema(entity, [call.switch ?? '']);
    case 'set':
      return partSchema(entity, [...(call.only ?? []), ...Object.keys(call.values ?? {})]);
    case 'get':
      return call.only ? partSchema(entity, call.only) : {...record};
    case 'delete':
    case 'reorder':
      return {type: 'null'};
    default:
      return {...record};
  }
}

function queryParameters({properties, required}: Input): readonly Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodySchema(call: Call, {properties, required}: Input): Schema {
  if (call.input && !call.input.properties) return inputSchema(call.input);
  return {
    type: 'object',
    properties,
    ...(call.input?.additionalProperties === false && {additionalProperties: false}),
    ...(required.length > 0 ? {required: [...required]} : {}),
  };
}

function operationId(verb: 'get' | 'post', path: string): string {
  const camelCase = path.replace(/[^A-Za-z0-9]+(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return `${verb}${camelCase.replace(/[^A-Za-z0-9]/g, '')}`;
}

function describe(call: Call): string {
  const rights = call.rights ?? (call.entity === undefined ? [] : [`${call.entity}: the right of the operation`]);
  const who = {
    staff: 'A staff session.',
    member: 'A member session.',
    visitor: 'Anybody, as visitor or member.',
    open: 'Anybody.',
    link: 'Whoever holds a link, by `Authorization: Link <secret>`.',
  }[call.audience];
  return [
    who,
    rights.length > 0 ? `Needs ${rights.join(' or ')}.` : '',
    call.rows ? `Rows ${call.rows.join(', ')}.` : '',
  ]
    .filter(text => text !== '')
    .join(' ');
}

function operation(verb: 'get' | 'post', call: Call, module: string, model: Model): Operation {
  const entity = call.entity === undefined || !call.operation ? undefined : model.entity(call.entity);
  const input = inputOf(call, entity);
  const envelope: Schema = {allOf: [{...schemaReference('Envelope')}], properties: {data: dataOf(call, entity, model)}};
  const body = bodySchema(call, input);
  return {
    operationId: operationId(verb, call.path),
    tags: [module],
    summary: call.act ?? `${call.operation ?? ''} ${call.entity ?? ''}`.trim(),
    description: describe(call),
    ...(call.audience === 'open' || call.audience === 'visitor' ? {security: [{}, {token: []}]} : {}),
    ...(call.audience === 'link' ? {security: [{link: []}]} : {}),
    ...(verb === 'get'
      ? {parameters: queryParameters(input)}
      : {
          requestBody: {required: false, content: {...json(body), 'application/x-www-form-urlencoded': {schema: body}}},
        }),
    responses: {
      200: {
        description: 'The envelope, whatever became of the call.',
        content: json(call.raw ? dataOf(call, entity, model) : envelope),
      },
    },
  };
}

/** A call that the table holds, with the module of its file. */
export interface ModuleCall {
  readonly module: string;
  readonly call: Call;
}

/** The paths of all calls; where the documents leave the method open there are two operations. */
export function callPaths(calls: readonly ModuleCall[], model: Model): Paths {
  const paths: Record<string, PathItem> = {};
  for (const {module, call} of calls) {
    const verbs =
      call.method === 'ANY' ? (['get', 'post'] as const) : ([call.method === 'GET' ? 'get' : 'post'] as const);
    const path = `/api${call.path}`;
    for (const verb of verbs) paths[path] = {...paths[path], [verb]: operation(verb, call, module, model)};
  }
  return paths;
}
