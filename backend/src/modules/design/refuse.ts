/** Refuses properties of a record with the texts that its schema has for them. */
import type {Entity, Text} from '@emblem/schemas';
import {badInput} from '../../acts/input';
import type {Context} from '../../context';
import {say} from '../../errors';
import {text} from '../../messages';
import {refuseIf} from '../../write/values';

/**
 * 422 at each field of `problems`, which pairs it with the rule it breaks: its message is the one `x-messages` has for
 * that rule.
 */
export function refuseFields(context: Context, entity: Entity, problems: readonly (readonly [string, string])[]): void {
  const {language} = context.actor;
  refuseIf(
    context,
    Object.fromEntries(
      problems.map(([field, rule]) => [
        field,
        entity.field[field]?.messages[rule]?.[language] ?? text('badValue', language),
      ]),
    ),
  );
}

/** 422 at one parameter of a call. */
export function refuseWith(context: Context, name: string, message: Text): never {
  return badInput(context, name, say(message, context.actor.language));
}
