/** What the rules of a schema find wrong with a record while it is being entered. */
import {checkRecord, type Entity, type Field, type Predicate, type PredicateContext} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {currentLocale} from '../../i18n/i18n';
import {asNumber, type Values} from '../../model/parse';
import {isDecidable} from '../fields/conditions';
import {flatErrors, type Problem} from './server-errors';

/**
 * What is not there of a stored record is not shown to its user, and a figure that is not there cannot be worked out:
 * the rule is left to the server, as is one that follows a relation.
 */
function isKnown(entity: Entity, values: Values, rule: Predicate): boolean {
  const isNew = asNumber(values.id) === undefined;
  const has = (name: string) =>
    entity.field[name]?.computed === undefined ? isNew || name in values : (values[name] ?? null) !== null;
  return isDecidable(rule) && fieldsNamed(rule).every(has);
}

/** The property without what only the server can decide; a currency that is not shown says no digits. */
function decidableField(entity: Entity, values: Values, field: Field): Field {
  const {when, currency} = field;
  const isHidden = currency !== undefined && !isKnown(entity, values, {ne: [currency, null]});
  return {
    ...field,
    when: when?.required && !isKnown(entity, values, when.required) ? undefined : when,
    currency: isHidden ? undefined : currency,
  };
}

/** `values` are those of the whole record as it would be written, with its figures; `before` as it is stored. */
export function rulesBroken(
  entity: Entity,
  values: Values,
  context: PredicateContext,
  before?: Values,
): readonly Problem[] {
  const decidable: Entity = {
    ...entity,
    fields: entity.fields.map(field => decidableField(entity, values, field)),
    checks: entity.checks.filter(({rule}) => isKnown(entity, values, rule)),
  };
  return flatErrors(checkRecord(decidable, values, context, currentLocale(), before));
}
