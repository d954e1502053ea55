/**
 * Every door of the server with the names under which it takes something: from the route table and the schemas, so that
 * a new one is attacked without being asked.
 */
import {
  actionInput,
  namedInput,
  writableFields,
  type Call,
  type Entity,
  type JsonSchema,
  type Model,
  type PropertySchema,
} from '@emblem/schemas';
import type {Door} from '../rights/doors';

export interface Name {
  readonly name: string;
  readonly schema: JsonSchema;
}

export interface Target {
  readonly door: Door;
  /** What an honest request to it looks like, as far as the schemas say. */
  readonly honest: Readonly<Record<string, unknown>>;
  readonly names: readonly Name[];
  /** Of the body, the object that holds the names; the body itself where undefined. */
  readonly within: string | undefined;
  readonly entity: Entity | undefined;
}

/** A record of the world; not the first, which is the administrator among users. */
const SOME_RECORD = 2;

const PAGE: readonly Name[] = ['id', 'page', 'pageSize', 'current', 'size', 'keyword', 'email'].map(name => ({
  name,
  schema: {},
}));

function firstType({type}: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find(each => each !== 'null');
}

/** Something of the right type. */
function plausible(schema: PropertySchema): unknown {
  const [option] = schema['x-enum'] ?? [];
  if (option) return option.value;
  if (schema.enum) return schema.enum[0];
  switch (firstType(schema)) {
    case 'integer':
    case 'number':
      return Math.max(SOME_RECORD, schema.minimum ?? 0);
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [plausible(schema.items)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, plausible(inner)]),
      );
    default:
      return schema.format === 'email' ? 'ann@example.com' : schema.format === 'decimal' ? '1.5' : 'text';
  }
}

function fieldNames(entity: Entity): readonly Name[] {
  return writableFields(entity).map(({name, schema}) => ({name, schema}));
}

function schemaNames({properties = {}}: JsonSchema): readonly Name[] {
  return Object.entries(properties).map(([name, schema]) => ({name, schema}));
}

function callNames(call: Call, model: Model): readonly Name[] {
  const entity = call.entity === undefined ? undefined : model.entity(call.entity);
  const parameters = Object.entries(call.params ?? {}).map(([name, {field}]): Name => ({
    name,
    schema: entity?.field[field ?? name]?.schema ?? {},
  }));
  const written = entity && ['create', 'update', 'save'].includes(call.operation ?? '') ? fieldNames(entity) : [];
  const all = [...PAGE, ...written, ...parameters, ...schemaNames(namedInput(call.input ?? {}))];
  return [...new Map(all.map(each => [each.name, each])).values()];
}

function honestOf(names: readonly Name[]): Record<string, unknown> {
  return Object.fromEntries(names.map(({name, schema}) => [name, plausible(schema)]));
}

const RECORDS: readonly Name[] = [
  {name: 'ids', schema: {type: 'array'}},
  {name: 'base', schema: {type: 'array'}},
  {name: 'on', schema: {type: 'boolean'}},
  {name: 'filter', schema: {type: 'object'}},
  {name: 'values', schema: {type: 'object'}},
  {name: 'entry', schema: {type: 'integer'}},
  {name: 'fields', schema: {type: 'array'}},
];

function restTarget(door: Door, entity: Entity): Target {
  const named = entity.actions.find(({key}) => key === door.action);
  const names = [...RECORDS, ...(named ? schemaNames(actionInput(named)) : []), ...fieldNames(entity)];
  const within = door.path.includes('/actions/') ? 'values' : undefined;
  const own = honestOf(within ? [] : fieldNames(entity));
  return {
    door,
    entity,
    names,
    within,
    honest: within ? {ids: [SOME_RECORD], on: true} : {...own, version: 1, entry: 1},
  };
}

function targetOf(door: Door, model: Model, calls: readonly Call[]): Target {
  if (door.path.startsWith('/rest/') && door.entity !== undefined) return restTarget(door, model.entity(door.entity));
  const call = calls.find(
    ({path, method}) => `/api${path}` === door.path && (method === 'ANY' || method === door.method),
  );
  const names = call
    ? callNames(call, model)
    : [...PAGE, {name: 'modelDir', schema: {}}, {name: 'systemName', schema: {}}];
  return {
    door,
    names,
    within: undefined,
    honest: honestOf(names.filter(({name}) => !PAGE.some(page => page.name === name))),
    entity: undefined,
  };
}

/** They would end the session that asks. */
const ENDINGS = new Set(['signOut']);

export function targetsOf(doors: readonly Door[], model: Model, calls: readonly Call[]): readonly Target[] {
  return doors.filter(({act}) => !ENDINGS.has(act ?? '')).map(door => targetOf(door, model, calls));
}

/** The address of a door, about a record of the world. */
export function addressOf({door}: Target, id: number | string = SOME_RECORD): string {
  return door.path.replaceAll(/\{\w+\}/g, String(id));
}

export const takesBody = ({door}: Target): boolean => door.method === 'POST' || door.method === 'PUT';
