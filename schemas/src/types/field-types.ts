/**
 * Named types of fields: what a property takes over by `x-type` is written out as the files are loaded, before anything
 * else looks at them.
 */
import {withUploadRules} from '../uploads';
import type {EntitySchema, FieldType, Text} from '../vocabulary';

/** A schema as it is written, whose keywords are not yet known to be complete. */
export type Written = Readonly<Record<string, unknown>>;

export type FieldTypes = ReadonlyMap<string, FieldType>;

/** Keywords with named parts: beside `x-type` they change those parts alone. */
const IN_PARTS: ReadonlySet<string> = new Set(['x-messages', 'x-relation', 'x-column', 'x-when', 'x-upload']);

/** Names that English writes with a capital within a sentence, too. */
const CAPITAL = /^(Chinese|English|German|Google|Pantone)\b/;
/** More of a word than a capital: not `FD code` or `SEO title`. */
const PLAIN_WORD = /^[A-Z][a-z-]/;

export function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function hasParts(keyword: string): boolean {
  return IN_PARTS.has(keyword);
}

/** The types by their names. */
export function fieldTypes(list: readonly FieldType[]): FieldTypes {
  return new Map(list.map(type => [type.$id, type]));
}

/** A body with what stands beside its name: keywords as a whole, those with parts part by part. */
export function overrideBody(base: Written, own: Written): Written {
  const merged: Record<string, unknown> = {...base};
  for (const [keyword, value] of Object.entries(own)) {
    const inherited = base[keyword];
    merged[keyword] = hasParts(keyword) && isWritten(inherited) && isWritten(value) ? {...inherited, ...value} : value;
  }
  return merged;
}

/**
 * What a type says together with those it builds on. Throws when there is no such type or it builds on itself.
 *
 * @param from The types that build on this one.
 */
export function typeBody(name: string, types: FieldTypes, from: readonly string[] = []): Written {
  const type = types.get(name);
  if (!type) throw new Error(`No type is called "${name}".`);
  if (!type.body) throw new Error(`"${name}" is a group of columns, not a type of one.`);
  if (from.includes(name)) throw new Error(`The type "${name}" builds on itself.`);
  const {'x-type': base, ...own} = type.body;
  return typeof base === 'string' ? overrideBody(typeBody(base, types, [...from, name]), own) : own;
}

/** A label as English writes it within a sentence. */
export function inSentence(label: string): string {
  return PLAIN_WORD.test(label) && !CAPITAL.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label;
}

function isText(value: unknown): value is Text {
  return isWritten(value) && typeof value.zh === 'string' && typeof value.en === 'string';
}

function fillLabel({zh, en}: Text, label: Text): Text {
  return {zh: zh.replaceAll('{label}', label.zh), en: en.replaceAll('{label}', inSentence(label.en))};
}

/**
 * Messages with each keyword's own text: shared ones are copied, `{label}` is filled in. What would need a label where
 * there is none is left out, as are names that lead to no text.
 */
export function wordedMessages(messages: Written, label: unknown): Written {
  const worded: Record<string, Text> = {};
  for (const keyword of Object.keys(messages)) {
    const value = messages[keyword];
    const said = typeof value === 'string' ? messages[value] : value;
    if (!isText(said)) continue;
    if (isText(label)) worded[keyword] = fillLabel(said, label);
    else if (!said.zh.includes('{label}') && !said.en.includes('{label}')) worded[keyword] = said;
  }
  return worded;
}

function resolvedAll(properties: unknown, types: FieldTypes): unknown {
  if (!isWritten(properties)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, resolvedProperty(each, types)]));
}

function resolvedProperty(written: unknown, types: FieldTypes): unknown {
  if (!isWritten(written)) return written;
  const {'x-type': name, ...own} = written;
  const whole = withUploadRules(typeof name === 'string' ? overrideBody(typeBody(name, types), own) : own);
  const {items, properties, 'x-messages': messages} = whole;
  return {
    ...whole,
    ...(items !== undefined && {items: resolvedProperty(items, types)}),
    ...(properties !== undefined && {properties: resolvedAll(properties, types)}),
    ...(isWritten(messages) && {'x-messages': wordedMessages(messages, whole['x-label'])}),
  };
}

function resolvedAction(action: unknown, types: FieldTypes): unknown {
  return isWritten(action) && action.input !== undefined
    ? {...action, input: resolvedProperty(action.input, types)}
    : action;
}

/**
 * An entity file with its types written out, in its properties, the parts of those and the inputs of its actions.
 * Throws for a type that `types` does not have.
 */
export function resolveTypes(written: unknown, types: FieldTypes): EntitySchema {
  if (!isWritten(written)) throw new Error('An entity file is an object.');
  const actions = written['x-actions'];
  return {
    ...written,
    properties: resolvedAll(written.properties, types),
    ...(Array.isArray(actions) && {'x-actions': actions.map(action => resolvedAction(action, types))}),
  } as EntitySchema;
}
