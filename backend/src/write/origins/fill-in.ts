/** A record that is made from another one: its values are filled in, or held against what its maker was shown. */
import type {Context} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import type {Values} from '../../values';
import {lockWithParents} from '../figures';
import {originOf, type OriginKey} from './find-origin';
import {proposal} from './proposal';

export interface FromOrigin extends OriginKey {
  /**
   * Of the proposal that the values were made of. They are taken as they are sent then, and refused where the proposal
   * would be another one now; without it, what was not sent is filled in.
   */
  readonly seen?: string;
}

/** Inside a transaction, which holds the origin from here on: makers of the same one take turns. */
export async function fillIn(context: Context, key: string, sent: Values, from: FromOrigin): Promise<Values> {
  const origin = originOf(context, context.model.entity(key), from);
  await lockWithParents(context, context.model.entity(origin.entity), [from.id]);
  const {values, seen} = await proposal(context, key, from);
  if (from.seen === undefined) return {...values, ...sent};
  if (from.seen !== seen) throw new Refusal(409, text('originChanged', context.actor.language));
  return sent;
}
