/** Refuses one property of a record with the text that its schema has for it. */
import {say} from '../../errors';
import {badInput} from '../../acts/input';
import type {Context} from '../../context';
import type {Entity, Text} from '@emblem/schemas';

/** 422 at `field` with its message for `rule`, as `x-messages` has it. */
export function refuseField(context: Context, entity: Entity, field: string, rule: string): never {
  return badInput(context, field, entity.field[field]?.messages[rule]?.[context.actor.language]);
}

export function refuseWith(context: Context, name: string, text: Text): never {
  return badInput(context, name, say(text, context.actor.language));
}
