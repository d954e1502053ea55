/** Validators compiled at run time, i.e. on the server. The browser uses generated validators. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {designFault} from '../design-file';
import type {Entity, Field} from '../model';
import {isStorable} from '../predicate/values';
import {fieldErrors, type FieldErrors} from './field-errors';
import {formats} from './formats';
import {lengthsFirst} from './lengths-first';
import {genericMessage, type Language} from '../messages';
import {recordSchema, type RecordMode} from './record';

let ajv: Ajv2020 | undefined;
const compiled = new WeakMap<Entity, Partial<Record<RecordMode, ValidateFunction>>>();

/**
 * Returns the errors by property; empty when the record is valid. For `update`, `values` holds the changed properties
 * only.
 */
export function validateRecord(
  entity: Entity,
  mode: RecordMode,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): FieldErrors {
  const refused = designErrors(entity, values, language);
  if (Object.keys(refused).length > 0) return refused;
  const validate = compileRecordValidator(entity, mode);
  const errors = validate(values) ? {} : fieldErrors(validate.errors, entity, language, values);
  return {...storageErrors(values, language), ...errors};
}

/** The validator of complete records (`recordSchema` with what the system fills in); made on first use and kept. */
export function compileRecordValidator(entity: Entity, mode: RecordMode): ValidateFunction {
  ajv ??= new Ajv2020({allErrors: true, allowUnionTypes: true, formats});
  const known = compiled.get(entity) ?? {};
  const validate = known[mode] ?? ajv.compile(lengthsFirst(recordSchema(entity, mode, {complete: true})));
  compiled.set(entity, {...known, [mode]: validate});
  return validate;
}

/** Whether PostgreSQL takes the value as JSON: every text within it, names included, must be one that it can store. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}

function designMessage(field: Field, value: unknown, language: Language): string | undefined {
  if (field.control !== 'design' || typeof value !== 'object' || value === null) return undefined;
  const fault = designFault({...value});
  return fault && (field.messages.design ?? genericMessage(`design:${fault}`))[language];
}

/** Checked first: a hostile design could break the validation that follows. */
function designErrors(entity: Entity, values: Readonly<Record<string, unknown>>, language: Language): FieldErrors {
  const found = entity.fields.map(field => [field.name, designMessage(field, values[field.name], language)] as const);
  return Object.fromEntries(found.flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])));
}

function storageErrors(values: Readonly<Record<string, unknown>>, language: Language): FieldErrors {
  const names = Object.keys(values).filter(name => !isStorableJson(values[name]));
  return Object.fromEntries(names.map(name => [name, genericMessage('unstorable')[language]]));
}
