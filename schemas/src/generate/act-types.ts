/** TypeScript types of what acts take and answer, from the calls and actions that name them. */
import type {Call} from '../calls';
import {actionInput, namedInput} from '../act-input';
import type {Model} from '../model';
import type {PropertySchema} from '../vocabulary';

const HEADER =
  '// Generated from schemas/calls and schemas/entities by "node schemas/dist/cli.js generate". Not to be edited.\n';

function objectType(schema: PropertySchema, indent: string, optional: string): string {
  const {properties, required = [], additionalProperties} = schema;
  if (typeof additionalProperties === 'object')
    return `Readonly<Record<string, ${valueType(additionalProperties, indent, optional)}>>`;
  if (!properties) return optional === '' ? 'object' : 'Readonly<Record<string, unknown>>';
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name);
    return (
      `${inner}readonly ${name}${isRequired ? '' : '?'}: ` +
      `${valueType(property, inner, optional)}${isRequired ? '' : optional};\n`
    );
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

function typeOf(type: string, schema: PropertySchema, indent: string, optional: string): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'object':
      return objectType(schema, indent, optional);
    case 'array':
      return `readonly (${schema.items ? valueType(schema.items, indent, optional) : 'unknown'})[]`;
    default:
      return 'string';
  }
}

/** A record, with what the act tells beside its properties; null where the type says so. */
function recordType(key: string, schema: PropertySchema, indent: string, optional: string): string {
  const record = `RecordOf<'${key}'>`;
  const whole = schema.properties ? `${record} & ${objectType(schema, indent, optional)}` : record;
  if (!schema.type?.includes('null')) return whole;
  return `${schema.properties ? `(${whole})` : whole} | null`;
}

function valueType(schema: PropertySchema, indent: string, optional: string): string {
  const record = schema['x-record'];
  if (record !== undefined) return recordType(record, schema, indent, optional);
  const values =
    schema['x-enum']?.map(({value}) => value) ??
    schema.enum ??
    (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map(value => JSON.stringify(value)).join(' | ');
  if (schema.type === undefined) return 'unknown';
  return (typeof schema.type === 'string' ? [schema.type] : schema.type)
    .map(type => typeOf(type, schema, indent, optional))
    .join(' | ');
}

/** Act to the schemas of all calls and actions that name it. */
function byAct(
  entries: readonly (readonly [string, PropertySchema | undefined])[],
): ReadonlyMap<string, readonly PropertySchema[]> {
  const map = new Map<string, PropertySchema[]>();
  for (const [act, schema] of entries) if (schema) map.set(act, [...(map.get(act) ?? []), schema]);
  return new Map([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is true of all that an act may be sent: required is what each of them requires. */
function together(schemas: readonly PropertySchema[]): PropertySchema {
  const [first = {type: 'object'}] = schemas;
  if (schemas.length < 2) return first;
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({properties}) => properties ?? {})),
    required: (first.required ?? []).filter(name => schemas.every(({required = []}) => required.includes(name))),
  };
}

/** What is not required may be absent, or blank. */
function inputLine(act: string, schemas: readonly PropertySchema[]): string {
  return `  readonly ${act}: ${valueType(together(schemas), '  ', ' | null')};\n`;
}

function outputLine(act: string, schemas: readonly PropertySchema[]): string {
  return `  readonly ${act}: ${[...new Set(schemas.map(schema => valueType(schema, '  ', '')))].join(' | ')};\n`;
}

/** The text of `generated/acts.d.ts`. The same files give the same bytes. */
export function actTypes(model: Model, calls: readonly Call[]): string {
  const ofCalls = calls.flatMap(({act, input}) =>
    act === undefined || !input ? [] : [[act, namedInput(input)] as const],
  );
  const ofActions = [...model.entities.values()].flatMap(({actions}) =>
    actions.map(action => [action.act, actionInput(action)] as const),
  );
  const outputs = byAct(calls.flatMap(({act, output}) => (act === undefined ? [] : [[act, output] as const])));
  return [
    HEADER,
    "import type {RecordOf} from '../dist/model/record-of';\n",
    '/** What each act takes, as it comes to it: checked, with numbers as numbers and lists as lists. */\n' +
      'export interface ActInputs {\n' +
      `${[...byAct([...ofCalls, ...ofActions])].map(([act, schemas]) => inputLine(act, schemas)).join('')}}\n`,
    `/** What acts answer, from the calls that name them. */\nexport interface ActOutputs ` +
      `{\n${[...outputs].map(([act, schemas]) => outputLine(act, schemas)).join('')}}\n`,
  ].join('\n');
}
