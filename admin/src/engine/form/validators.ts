/** The validators that the build made of the schemas, loaded per entity. No code is made at run time. */
import type {RecordValidator} from '@emblem/schemas';
import {validators} from 'virtual:emblem/validators';

/** Validates what a form holds: what a new record requires must be there on an edit as well. */
export async function loadValidator(entity: string): Promise<RecordValidator> {
  const load = validators[entity];
  if (!load) throw new Error(`The build made no validator for "${entity}".`);
  return (await load()).create;
}
