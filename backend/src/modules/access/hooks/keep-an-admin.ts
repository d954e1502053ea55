/** The last administrator who can sign in can be neither deleted, disabled nor demoted, by nobody and on no path. */
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {TEXTS} from '../../../access/texts';
import type {InTransactionHook} from '../../../context';
import type {WireRecord} from '../../../values';
import {asActor} from '../../../context';
import {lock} from '../../../database/lock';
import {Refusal, say} from '../../../errors';
import {count} from '../../../read';

function isEnabledAdmin(user: WireRecord | undefined): boolean {
  return user?.isAdmin === true && user.state === USER.state.enabled;
}

/** The lock makes two administrators who remove each other at once take turns. */
export const keepAnAdmin: InTransactionHook = {
  name: 'keepAnAdmin',
  async inTransaction(context, _entity, after, before) {
    if (!isEnabledAdmin(before) || isEnabledAdmin(after)) return;
    await lock(context.sql, 'keep-an-admin');
    const left = await count(asActor(context, SYSTEM), 'user', {
      all: [{eq: ['isAdmin', true]}, {eq: ['state', USER.state.enabled]}, {ne: ['passwordHash', null]}],
    });
    if (left === 0) throw new Refusal(409, say(TEXTS.lastAdmin, context.actor.language));
  },
};
