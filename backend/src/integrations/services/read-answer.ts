/** Finds what is asked for in an answer whose shape nobody promises. */
import {ProviderFailure} from '../provider-failure';

/** The value at a path of names and places; undefined where the answer has none. */
export function at(answer: unknown, ...path: readonly string[]): unknown {
  let value = answer;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    value = found;
  }
  return value;
}

export function listAt(answer: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = at(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** Null where there is no text. */
export function textAt(answer: unknown, ...path: readonly string[]): string | null {
  const value = at(answer, ...path);
  return typeof value === 'string' ? value : null;
}

/** A `ProviderFailure` where there is no text. */
export function mustText(answer: unknown, ...path: readonly string[]): string {
  const value = textAt(answer, ...path);
  if (value === null) throw new ProviderFailure('unreachable', `An answer lacks ${path.join('.')}.`);
  return value;
}
