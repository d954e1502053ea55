/**
 * A user who is disabled or deleted, or whose password was changed, is signed out everywhere, but for where it was
 * changed.
 */
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {textOf} from '../../../record-values';
import {endSessionsOf} from '../../../access/session';
import type {InTransactionHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {asActor, type Context} from '../../../context';
import {findAll} from '../../../read';
import {remove} from '../../../write';

/** What was bound by the old password does not outlive it. */
async function unbind(context: Context, userId: number): Promise<void> {
  const links = await findAll(asActor(context, SYSTEM), 'linked-account', {eq: ['userId', userId]});
  for (const link of links) await remove(asTrusted(context), 'linked-account', link.id);
}

export const endSessionsOfUser: InTransactionHook = {
  name: 'endSessionsOfUser',
  async inTransaction(context, _entity, after, before) {
    if (!before) return;
    const {actor} = context;
    if (after?.state !== USER.state.enabled) await endSessionsOf(context, {userId: before.id});
    else if (textOf(after, 'passwordHash') !== textOf(before, 'passwordHash')) {
      await endSessionsOf(context, {userId: before.id}, actor.id === before.id ? actor.sessionId : null);
      await unbind(context, before.id);
    }
  },
};
