/** Whether values fit the schema: each by itself, then together. */
import {checkRecord, lockedIn, validateRecord, type Entity} from '@emblem/schemas';
import {text} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';
import {predicateContext} from '../read/source';
import {refuseIf} from './values';

/** 422 with a message at each property that does not fit. `record` is the whole record as it would be. */
export function requireValid(
  context: Context,
  entity: Entity,
  mode: 'create' | 'update',
  values: Values,
  record: Values,
): void {
  const {language} = context.actor;
  refuseIf(context, validateRecord(entity, mode, values, language));
  refuseIf(context, checkRecord(entity, record, predicateContext(context), language));
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
