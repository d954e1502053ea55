/** A member who is disabled or deleted, or whose password was changed, is signed out everywhere. */
import {MEMBER} from '@emblem/schemas/values';
import {textOf} from '../../../record-values';
import {endSessionsOf} from '../../../access/session';
import type {InTransactionHook} from '../../../context';

export const endMemberSessions: InTransactionHook = {
  name: 'endMemberSessions',
  async inTransaction(context, _entity, after, before) {
    if (!before) return;
    const changed = after && textOf(after, 'passwordHash') !== textOf(before, 'passwordHash');
    if (after?.state !== MEMBER.state.enabled || changed) await endSessionsOf(context, {memberId: before.id});
  },
};
