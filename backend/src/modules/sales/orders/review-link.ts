/** `/order/manage/getOrderReviewLink`: where a customer writes the review of an order (CO-541). */
import {requiredId} from '../../../acts/input';
import type {Act} from '../../../context';
import {trusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {find, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import {TEXTS} from '../texts';

/** The review address of the order's platform with the order's number; 422 where the platform has none. */
export const getOrderReviewLink: Act<'getOrderReviewLink'> = {
  name: 'getOrderReviewLink',
  async run(context, input) {
    const order = await get(context, 'order', requiredId(context, input, 'id'));
    const config = await find(trusted(context), 'review-config', {eq: ['proId', numberOf(order, 'proId')]});
    const address = config ? textOf(config, 'reviewUrl') : null;
    if (address === null) throw new Refusal(422, say(TEXTS.noReviewAddress, context.actor.language));
    const link = new URL(address);
    link.searchParams.set('orderNumber', textOf(order, 'number') ?? '');
    return {link: link.href};
  },
};
