/** What processes remember of signed-in people is dropped when a write changes it. */
import {forgetActors as forget} from '../../../access/forget';
import type {InTransactionHook} from '../../../acts/registry';

/** For accounts and grants: every write. */
export const forgetActors: InTransactionHook = {
  name: 'forgetActors',
  inTransaction: context => forget(context),
};

/** For sessions: only their end, not their use. */
export const forgetSession: InTransactionHook = {
  name: 'forgetSession',
  async inTransaction(context, _entity, after) {
    if (!after) await forget(context);
  },
};
