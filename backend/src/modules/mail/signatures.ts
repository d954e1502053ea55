/** Default signatures: a mailbox has one for new mail and one for replies and forwards (DA-267). */
import type {InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {updateMany} from '../../write';

const FLAGS = ['isDefaultNew', 'isDefaultReply'] as const;

/** The signature that becomes the default of its mailbox takes the place of the one before it. */
export const oneDefaultSignature: InTransactionHook = {
  name: 'oneDefaultSignature',
  async inTransaction(context, _entity, after) {
    if (!after) return;
    for (const flag of FLAGS.filter(name => after[name] === 1))
      await updateMany(
        asTrusted(context),
        'mail-signature',
        {all: [{eq: ['mailboxId', Number(after.mailboxId)]}, {eq: [flag, 1]}, {ne: ['id', after.id]}]},
        {[flag]: 0},
      );
  },
};
