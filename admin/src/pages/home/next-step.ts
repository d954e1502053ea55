/** The step that a row of a home offers. */
import type {Entity} from '@emblem/schemas';
import {leadingStep, transitionsOf, type RecordAction} from '../../engine/actions/record-actions';
import type {Values} from '../../model/parse';

/**
 * The first of the named steps that is possible, or else the first of them that the user may take at all, which says
 * why it is not possible. Where none is named, the usual one, while it is possible.
 */
export function nextStep(
  entity: Entity,
  record: Values,
  steps: readonly string[] | undefined,
  may: (step: string) => boolean,
): RecordAction | undefined {
  const all = transitionsOf(entity, record);
  if (!steps) return leadingStep(all);
  const named = steps.filter(may).flatMap(step => all.find(({key}) => key === step) ?? []);
  return named.find(({ability}) => ability === true) ?? named[0];
}
