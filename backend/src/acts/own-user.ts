/** `userId` on `/app/` calls is absent, 0 or the member's own. */
import {deny} from '../rights/decide-reach';
import type {Context} from '../context';
import {optionalId} from './input';
import type {Values} from '../values';

/** Anything else is refused with 403, for visitors with 401. */
export function requireOwnUser(context: Context, input: Values): void {
  const userId = optionalId(context, input, 'userId');
  if (userId !== undefined && userId !== context.actor.memberId) deny(context);
}
