/** Validates a form with the schema's own validator and rules, before anything is sent. */
import {set, type FieldErrors, type FieldValues, type Resolver} from 'react-hook-form';
import {checkRecord, fieldErrors, type Entity, type Field, type PredicateContext} from '@emblem/schemas';
import {currentLocale} from '../../i18n/i18n';
import type {Values} from '../../request/parse';
import {holds, isDecidable} from './conditions';
import {flatErrors} from './server-errors';
import {loadValidator} from './validators';
import {filled} from './values';

interface Rules {
  readonly entity: Entity;
  /** The properties on the form; whatever else is wrong with the record is not this form's business. */
  readonly fields: readonly Field[];
  readonly record?: Values;
  readonly context: PredicateContext;
}

type Problem = readonly [path: string, message: string];

async function bySchema({entity}: Rules, values: Values): Promise<readonly Problem[]> {
  const validate = await loadValidator(entity.key);
  const given = filled(values);
  return validate(given) ? [] : flatErrors(fieldErrors(validate.errors, entity, currentLocale(), given));
}

/** Rules that follow a relation are left to the server, which can. */
function decidable(entity: Entity): Entity {
  return {
    ...entity,
    fields: entity.fields.map(field => (field.when?.required && !isDecidable(field.when.required) ? {...field, when: undefined} : field)),
    checks: entity.checks.filter(check => isDecidable(check.rule)),
  };
}

function byRules({entity, record, context}: Rules, values: Values): readonly Problem[] {
  return flatErrors(checkRecord(decidable(entity), {...record, ...values}, context, currentLocale()));
}

function isShown({entity, record, context}: Rules, field: Field, values: Values): boolean {
  const visible = field.when?.visible;
  return visible === undefined || holds(visible, {entity, values: {...record, ...values}, context, otherwise: true});
}

export function schemaResolver(rules: Rules): Resolver<FieldValues> {
  return async values => {
    const shown = new Set(rules.fields.filter(field => isShown(rules, field, values)).map(field => field.name));
    const errors: FieldErrors = {};
    for (const [path, message] of [...byRules(rules, values), ...await bySchema(rules, values)])
      if (shown.has(path.split('.')[0] ?? '')) set(errors, path, {type: 'schema', message});
    return Object.keys(errors).length > 0 ? {values: {}, errors} : {values, errors: {}};
  };
}
