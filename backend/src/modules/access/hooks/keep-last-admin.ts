/** Nobody can delete, disable or demote the last administrator who can sign in, whatever path they take. */
import type {Predicate} from '@emblem/schemas';
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {TEXTS} from '../../../access/texts';
import type {InTransactionHook} from '../../../context';
import type {WireRecord} from '../../../values';
import {asActor} from '../../../context';
import {lock} from '../../../database/lock';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {count} from '../../../read';

const CAN_SIGN_IN: Predicate = {ne: ['passwordHash', null]};

function isEnabledAdmin(user: WireRecord | undefined): boolean {
  return user?.isAdmin === true && user.state === USER.state.enabled;
}

/** The lock makes two administrators who remove each other at once take turns. */
export const keepLastAdmin: InTransactionHook = {
  name: 'keepLastAdmin',
  async inTransaction(context, _entity, after, before) {
    if (!isEnabledAdmin(before) || isEnabledAdmin(after)) return;
    await lock(context.sql, 'keep-last-admin');
    const left = await count(asActor(context, SYSTEM), 'user', {
      all: [{eq: ['isAdmin', true]}, {eq: ['state', USER.state.enabled]}, CAN_SIGN_IN],
    });
    if (left === 0) refuseConflict(context, TEXTS.lastAdmin);
  },
};
