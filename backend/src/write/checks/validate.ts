/** Whether values fit the schema: each by itself, then together. */
import {checkRecord, lockedIn, validateRecord, type Entity} from '@emblem/schemas';
import {text} from '../../messages';
import type {Values} from '../../values';
import type {Context} from '../../context';
import {predicateContext} from '../../read/source';
import {refuseIf} from '../values';

/** 422 with a message at each property whose value does not fit by itself. */
export function requireFitting(context: Context, entity: Entity, mode: 'create' | 'update', values: Values): void {
  refuseIf(context, validateRecord(entity, mode, values, context.actor.language));
}

/** 422 with a message for each condition over the whole record, as it would be, that does not hold. */
export function requireConsistent(context: Context, entity: Entity, record: Values, before?: Values): void {
  refuseIf(context, checkRecord(entity, record, predicateContext(context), context.actor.language, before));
}

/** 422 where the schema locks a property in the record's present state. */
export function requireUnlocked(context: Context, entity: Entity, before: Values, names: readonly string[]): void {
  const errors: Record<string, string> = {};
  for (const workflow of entity.workflows) {
    const locked = lockedIn(workflow, before[workflow.field]);
    for (const name of names) {
      if (name === workflow.field) errors[name] = text('byActionOnly', context.actor.language);
      else if (locked === '*' || locked.includes(name)) errors[name] = text('lockedInState', context.actor.language);
    }
  }
  refuseIf(context, errors);
}
