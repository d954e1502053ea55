/**
 * What is wrong with values that are about to be sent, by the validators that the build made of the schemas; the server
 * asks the same.
 */
import {set, type FieldErrors} from 'react-hook-form';
import {fieldErrors, type Entity, type RecordMode} from '@emblem/schemas';
import {validators} from 'virtual:emblem/validators';
import {currentLocale} from '../../i18n/i18n';
import type {Values} from '../../model/parse';
import {flatErrors, type Problem} from './server-errors';

/** For `update`, `sent` holds the changed properties only. The validator is loaded on first use. */
export async function problemsOf(entity: Entity, mode: RecordMode, sent: Values): Promise<readonly Problem[]> {
  const load = validators[entity.key];
  if (!load) throw new Error(`The build made no validator for "${entity.key}".`);
  const {[mode]: validate} = await load();
  return validate(sent) ? [] : flatErrors(fieldErrors(validate.errors, entity, currentLocale(), sent));
}

/** As a form's resolver answers them; the last of several about one place stands. */
export function errorsOf(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of problems) set(errors, path, {type: 'schema', message});
  return errors;
}
