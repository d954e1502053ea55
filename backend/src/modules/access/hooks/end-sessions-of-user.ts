/** A user who is disabled or deleted, or whose password was changed, is signed out everywhere, but for where it was changed. */
import {textOf} from '../../../access/record-values';
import {endSessionsOf} from '../../../access/session';
import type {InTransactionHook} from '../../../acts/registry';

export const endSessionsOfUser: InTransactionHook = {
  name: 'endSessionsOfUser',
  async inTransaction(context, _entity, after, before) {
    if (!before) return;
    const {actor} = context;
    if (after?.state !== 1) await endSessionsOf(context, {userId: before.id});
    else if (textOf(after, 'passwordHash') !== textOf(before, 'passwordHash'))
      await endSessionsOf(context, {userId: before.id}, actor.id === before.id ? actor.sessionId : null);
  },
};
