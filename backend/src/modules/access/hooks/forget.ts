/** What processes remember of signed-in people is dropped when a write changes it. */
import {forgetActors as forget} from '../../../access/forget';
import {timeOf} from '../../../record-values';
import type {InTransactionHook} from '../../../context';

/** For accounts and grants: every write. */
export const forgetActors: InTransactionHook = {name: 'forgetActors', inTransaction: context => forget(context)};

/** For sessions: only the end of a living one, not its use, nor the clearing out of what has expired. */
export const forgetSession: InTransactionHook = {
  name: 'forgetSession',
  async inTransaction(context, _entity, after, before) {
    if (!after && before && (timeOf(before, 'expiresAt') ?? '') > context.now) await forget(context);
  },
};
