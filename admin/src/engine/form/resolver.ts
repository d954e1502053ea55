/** Validates a form with the schema's own validator and rules, before anything is sent. */
import type {FieldValues, Resolver} from 'react-hook-form';
import {checkRecord, type Entity, type Field, type PredicateContext} from '@emblem/schemas';
import {currentLocale, translate} from '../../i18n/i18n';
import type {Values} from '../../model/parse';
import {holds, isDecidable} from './conditions';
import {isBlank} from '../../model/equal';
import type {FormMode} from './fields';
import {lineProblems} from '../lines/line-problems';
import {errorsOf, problemsOf} from './problems';
import type {Refusals} from './refusals';
import {flatErrors, type Problem} from './server-errors';

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

/** Rules that follow a relation are left to the server, which can. */
function decidable(entity: Entity): Entity {
  return {
    ...entity,
    fields: entity.fields.map(field =>
      field.when?.required && !isDecidable(field.when.required) ? {...field, when: undefined} : field,
    ),
    checks: entity.checks.filter(check => isDecidable(check.rule)),
  };
}

function byRules({entity, record, context}: Rules, sent: Values): readonly Problem[] {
  return flatErrors(checkRecord(decidable(entity), {...record, ...sent}, context, currentLocale()));
}

function unfilled({entity, needed = []}: Rules, values: Values): readonly Problem[] {
  const blank = needed.filter(name => isBlank(values[name]));
  return blank.map(name => [
    name,
    entity.field[name]?.messages.required?.[currentLocale()] ?? translate('field.needed'),
  ]);
}

function isShown({entity, record, context}: Rules, field: Field, values: Values): boolean {
  const visible = field.when?.visible;
  return visible === undefined || holds(visible, {entity, values: {...record, ...values}, context, otherwise: true});
}

export function schemaResolver(rules: Rules): Resolver<FieldValues> {
  return async values => {
    const shown = new Set(rules.fields.filter(field => isShown(rules, field, values)).map(field => field.name));
    const lined = new Set(rules.initial ? rules.entity.lines.map(({name}) => name) : []);
    for (const name of lined) shown.add(name);
    const sent = Object.fromEntries(Object.entries(rules.sent(values)).filter(([name]) => !lined.has(name)));
    const problems = [
      ...unfilled(rules, values),
      ...byRules(rules, sent),
      ...(await problemsOf(rules.entity, rules.mode === 'create' ? 'create' : 'update', sent)),
      ...(rules.initial ? await lineProblems(rules.entity, values, rules.initial, rules.context) : []),
      ...rules.refused.of(values),
    ].filter(([path]) => shown.has(path.split('.')[0] ?? ''));
    return problems.length > 0 ? {values: {}, errors: errorsOf(problems)} : {values, errors: {}};
  };
}
