/** What processes remember of signed-in people is dropped when a write changes it. */
import * as access from '../../../access/forget';
import {timeOf} from '../../../record-values';
import type {InTransactionHook} from '../../../context';

/** For accounts of the staff and grants: every write. */
export const forgetActors: InTransactionHook = {
  name: 'forgetActors',
  inTransaction: context => access.forgetActors(context),
};

/** For members: every write. */
export const forgetSignedIn: InTransactionHook = {
  name: 'forgetSignedIn',
  inTransaction: context => access.forgetSignedIn(context),
};

/** For sessions: only the end of a living one, not its use, nor the clearing out of what has expired. */
export const forgetSession: InTransactionHook = {
  name: 'forgetSession',
  async inTransaction(context, _entity, after, before) {
    if (!after && before && (timeOf(before, 'expiresAt') ?? '') > context.now) await access.forgetSignedIn(context);
  },
};
