/** `/user/addEmailCopyRecord`: that somebody copied an e-mail address, once a day (CO-567). */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {badInput, requiredText} from '../../acts/input';
import type {Act, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {say} from '../../errors';
import {readAddress} from '../../integrations/mail/address';
import {find} from '../../read';
import {create, transaction} from '../../write';
import {TEXTS} from './texts';

const KEY = 'email-copy-record';

/** Of several calls at once the first one records it, and the others find it. */
async function record(context: Context, email: string, day: string): Promise<void> {
  const userId = context.actor.id;
  await transaction(asTrusted(context), async tx => {
    await lock(tx.sql, `copied ${userId} ${day} ${email}`);
    const known = await find(tx, KEY, {all: [{eq: ['userId', userId]}, {eq: ['email', email]}, {eq: ['day', day]}]});
    if (!known) await create(tx, KEY, {userId, email, day});
  });
}

export const addEmailCopyRecord: Act<'addEmailCopyRecord'> = {
  name: 'addEmailCopyRecord',
  async run(context, input) {
    const written = requiredText(context, input, 'email');
    const email = readAddress(written) ?? badInput(context, 'email', say(TEXTS.notAnAddress, context.actor.language));
    const day = dayIn(context.now, COMPANY_ZONE);
    await record(context, email, day);
    return {email, day};
  },
};
