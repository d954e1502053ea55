/** Narrows what came over the wire; a test that expects another shape fails here, with the value in the message. */

export type Json = Record<string, unknown>;

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 500);
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): Json {
  if (!isObject(value)) throw new Error(`Not an object: ${shown(value)}`);
  return value;
}

export function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`Not a list: ${shown(value)}`);
  return value;
}

export function asObjects(value: unknown): readonly Json[] {
  return asList(value).map(asObject);
}

export function asText(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Not a text: ${shown(value)}`);
  return value;
}

export function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`Not a number: ${shown(value)}`);
  return value;
}

/** The id of a record. */
export function idOf(record: unknown): number {
  return asNumber(asObject(record).id);
}
