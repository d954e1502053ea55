/** What the editor shows is what anybody may see, also when a staff member looks. */
import {visitor} from '../../access/actor';
import {deny} from '../../access/decide-reach';
import {optionalId} from '../../acts/input';
import type {Values} from '../../acts/registry';
import {asActor, type Context} from '../../context';

/** Members and visitors as they are; staff as a visitor of the platform they choose by `proId`, else of their own. */
export function everybody(context: Context, input: Values): Context {
  const {actor} = context;
  if (actor.kind === 'member' || actor.kind === 'visitor') return context;
  const chosen = optionalId(context, input, 'proId');
  const {address, language} = actor;
  return asActor(context, visitor({address, language, platformIds: chosen === undefined ? actor.platformIds : [chosen]}));
}

/** `userId` on `/app/` calls is absent, 0 or the member's own; anything else is refused with 403. */
export function requireOwnUser(context: Context, input: Values): void {
  const userId = optionalId(context, input, 'userId');
  if (userId !== undefined && userId !== context.actor.memberId) deny(context);
}
