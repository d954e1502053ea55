/** The key by which something that is sent again is known for the same. */
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Exchange} from './exchange';

const MAX_LENGTH = 200;

/** The header `Idempotency-Key`; 400 where it is too long. */
export function idempotencyKeyOf({context, request}: Pick<Exchange, 'context' | 'request'>): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined || key.length <= MAX_LENGTH) return key;
  throw new Refusal(400, text('keyTooLong', context.actor.language, {limit: MAX_LENGTH}));
}
