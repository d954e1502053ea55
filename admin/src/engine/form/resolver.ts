/** Validates a form with the schema's own validator and rules, before anything is sent. */
import type {FieldValues, Resolver} from 'react-hook-form';
import type {Entity, Field, PredicateContext} from '@emblem/schemas';
import {emptyRollups} from '@emblem/schemas/expression';
import {currentLocale, translate} from '../../i18n/i18n';
import {isBlank} from '../../model/equal';
import type {Values} from '../../model/parse';
import {withFigures} from '../figures/figures';
import {lineProblems} from '../lines/line-problems';
import {linesAtHand} from '../lines/form-lines';
import {holds} from '../fields/conditions';
import type {FormMode} from '../fields/fields';
import {errorsOf, problemsOf} from '../validation/problems';
import type {Refusals} from '../validation/refusals';
import {rulesBroken} from '../validation/rules';
import type {Problem} from '../validation/server-errors';
import {blankValues} from '../fields/values';

interface Rules {
  readonly entity: Entity;
  readonly mode: FormMode;
  /** The properties on the form; whatever else is wrong with the record is not this form's business. */
  readonly fields: readonly Field[];
  readonly record?: Values;
  readonly context: PredicateContext;
  /** Names of properties that this form asks for, though a record may be without them. */
  readonly needed?: readonly string[];
  readonly refused: Refusals;
  /** What would be sent of the values in the form. */
  readonly sent: (values: Values) => Values;
  /** The values that the form began with, where it holds lines. */
  readonly initial?: Values;
}

/** The record as it would be written. */
function applySent({entity, record}: Rules, sent: Values): Values {
  return {...(record ?? {...blankValues(entity.fields), ...emptyRollups(entity)}), ...sent};
}

/** Figures are worked out before the record is judged, as the server does. */
function byRules({entity, initial, context, record}: Rules, values: Values, owner: Values): readonly Problem[] {
  const atHand = initial ? linesAtHand(entity, values, owner) : {};
  return rulesBroken(entity, withFigures(entity, owner, atHand), context, record);
}

function findUnfilled({entity, needed = []}: Rules, values: Values): readonly Problem[] {
  const blank = needed.filter(name => isBlank(values[name]));
  return blank.map(name => [
    name,
    entity.field[name]?.messages.required?.[currentLocale()] ?? translate('field.needed'),
  ]);
}

function isShown({entity, record, context}: Rules, field: Field, values: Values): boolean {
  const visible = field.when?.visible;
  return visible === undefined || holds(visible, {entity, values: {...record, ...values}, context, ifUnknown: true});
}

export function schemaResolver(rules: Rules): Resolver<FieldValues> {
  return async values => {
    const shown = new Set(rules.fields.filter(field => isShown(rules, field, values)).map(field => field.name));
    const lined = new Set(rules.initial ? rules.entity.lines.map(({name}) => name) : []);
    for (const name of lined) shown.add(name);
    const sent = Object.fromEntries(Object.entries(rules.sent(values)).filter(([name]) => !lined.has(name)));
    const owner = applySent(rules, sent);
    const problems = [
      ...findUnfilled(rules, values),
      ...byRules(rules, values, owner),
      ...(await problemsOf(rules.entity, rules.mode === 'create' ? 'create' : 'update', sent)),
      ...(rules.initial
        ? await lineProblems(rules.entity, {values, initial: rules.initial, owner, context: rules.context})
        : []),
      ...rules.refused.of(values),
    ].filter(([path]) => shown.has(path.split('.')[0] ?? ''));
    return problems.length > 0 ? {values: {}, errors: errorsOf(problems)} : {values, errors: {}};
  };
}
