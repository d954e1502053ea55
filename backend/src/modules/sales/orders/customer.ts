/** `/order/manage/changeUserEmail`: an order goes to the customer with another address (CO-540). */
import {requiredId, requiredText} from '../../../acts/input';
import {numberOf, textOf} from '../../../record-values';
import {badInput} from '../../../acts/input';
import type {Act} from '../../../context';
import {get} from '../../../read';
import {update} from '../../../write';
import {ensureMember} from '../members/ensure-member';

/**
 * The member with this address on the order's platform, made when there is none. What anybody signs in with is never
 * changed.
 */
export const changeOrderEmail: Act<'changeOrderEmail'> = {
  name: 'changeOrderEmail',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const email = requiredText(context, input, 'email').toLowerCase();
    const order = await get(context, 'order', id);
    const proId = numberOf(order, 'proId') ?? badInput(context, 'id');
    const name = textOf(order, 'name') ?? undefined;
    const member = await ensureMember(context, {email, proId, name}, context);
    const changed = await update(context, 'order', id, {memberId: member.id, email});
    return {id, email: textOf(changed, 'email'), memberId: numberOf(changed, 'memberId')};
  },
};
