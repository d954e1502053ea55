/** The door for texts in addresses and forms: what PostgreSQL cannot hold comes no further. */
import {genericMessage, isStorable} from '@emblem/schemas';
import type {Language} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';

/**
 * 422 at the property that holds a NUL or half a pair of surrogates; `name` is blank where it is the property's own
 * name.
 */
export function unstorable(name: string, language: Language): Refusal {
  const message = genericMessage('unstorable')[language];
  return name === ''
    ? new Refusal(422, message)
    : new Refusal(422, text('invalid', language), {errors: {[name]: message}});
}

/** The same parameters, once all can be kept. */
export function requireStorable(parameters: URLSearchParams, language: Language): URLSearchParams {
  for (const [name, value] of parameters)
    if (!isStorable(name) || !isStorable(value)) throw unstorable(isStorable(name) ? name : '', language);
  return parameters;
}

/** False for a path that cannot be decoded, or that decodes to what no name holds. */
export function isReadablePath(path: string): boolean {
  try {
    return isStorable(decodeURIComponent(path));
  } catch {
    return false;
  }
}
