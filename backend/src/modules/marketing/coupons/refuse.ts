/** Coupons that cannot be issued or used are refused with a sentence. */
import type {Text} from '@emblem/schemas';
import type {Context} from '../../../context';
import {Refusal, say} from '../../../errors';

/** 409, with what the sentence leaves open filled in. */
export function refuse(context: Context, text: Text, open: Readonly<Record<string, string>> = {}): never {
  throw new Refusal(409, say(text, context.actor.language, open));
}
