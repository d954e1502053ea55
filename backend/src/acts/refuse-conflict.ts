/** Refuses what the state of the records does not allow, with a sentence that says why. */
import type {Text} from '@emblem/schemas';
import type {Actor} from '../actor';
import {Refusal, say} from '../errors';

/** 409, in the language of the actor; `values` fill the blanks of the text. */
export function refuseConflict(
  {actor}: {readonly actor: Actor},
  text: Text,
  values: Readonly<Record<string, string | number>> = {},
): never {
  throw new Refusal(409, say(text, actor.language, values));
}
