/** `x-when`: what is shown, required or locked follows from the values being entered. */
import {useMemo} from 'react';
import {useWatch} from 'react-hook-form';
import {evaluate, type Entity, type Field, type Predicate, type PredicateContext} from '@emblem/schemas';
import {asksRelated, fieldsNamed} from '@emblem/schemas/predicate';
import {usePredicateContext} from '../../access/session-context';
import type {Values} from '../../model/parse';
import type {Section} from './fields';
import {useFormTarget} from '../../model/form-target';

/** Whether the browser can tell if a condition holds: where it follows a relation, only the server can. */
export function isDecidable(predicate: Predicate): boolean {
  return !asksRelated(predicate);
}

/** The properties that a condition looks at. */
function namesIn(predicate: Predicate): readonly string[] {
  return isDecidable(predicate) ? fieldsNamed(predicate) : [];
}

/** Whether a condition holds; `ifUnknown` when only the server can tell. */
export function holds(
  predicate: Predicate,
  options: {entity: Entity; values: Values; context: PredicateContext; ifUnknown: boolean},
): boolean {
  if (!isDecidable(predicate)) return options.ifUnknown;
  return evaluate(predicate, options.values, options.context, options.entity);
}

export interface FieldConditions {
  readonly visible: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
}

function conditionsIn(sections: readonly Section[]): readonly Predicate[] {
  const ofField = ({when}: Field) => [when?.visible, when?.required, when?.readOnly];
  return sections
    .flatMap(section => [section.when, ...section.fields.flatMap(ofField)])
    .filter(predicate => predicate !== undefined);
}

/**
 * The record as it would be with the values entered so far, kept up to date for the properties that conditions look at.
 */
function useRelevantValues(sections: readonly Section[]): Values {
  const {record} = useFormTarget();
  const names = useMemo(() => [...new Set(conditionsIn(sections).flatMap(namesIn))], [sections]);
  const entered: readonly unknown[] = useWatch({name: names});
  return useMemo(
    () => ({
      ...record,
      ...Object.fromEntries(names.map((name, index) => [name, entered[index] ?? record?.[name] ?? null])),
    }),
    [record, names, entered],
  );
}

export function useConditions(sections: readonly Section[]) {
  const {entity} = useFormTarget();
  const context = usePredicateContext();
  const values = useRelevantValues(sections);
  const ask = (predicate: Predicate | undefined, ifUnknown: boolean) =>
    predicate === undefined ? ifUnknown : holds(predicate, {entity, values, context, ifUnknown});
  return {
    section: (section: Section) => ask(section.when, true),
    field: (field: Field): FieldConditions => ({
      visible: ask(field.when?.visible, true),
      required: field.required || ask(field.when?.required, false),
      readOnly: ask(field.when?.readOnly, false),
    }),
  };
}
