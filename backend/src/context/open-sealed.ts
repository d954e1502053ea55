/** What was sealed, opened for whoever needs it at this moment. */
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '.';

/** 422 with `message` where the value is damaged or its key is gone: whoever set it up enters it anew. */
export function openSealed(
  {vault, actor}: Context,
  value: string,
  message: 'secretUnreadable' | 'factorUnreadable' = 'secretUnreadable',
): string {
  try {
    return vault.unseal(value);
  } catch (error) {
    console.error('A stored secret cannot be opened.', error);
    throw new Refusal(422, text(message, actor.language));
  }
}
