/** A sending issues one coupon for each of its members; it is sent once. */
import type {Effect} from '../../../context';
import {trusted} from '../../../context/trusted';
import {get} from '../../../read';
import {numberOf, numbersOf} from '../../../record-values';
import {issueMany} from './series';

export const sendCoupons: Effect = {
  name: 'sendCoupons',
  async run(context, _entity, {id}) {
    const sending = await get(trusted(context), 'promotion-send', id);
    const rows = numbersOf(sending, 'memberIds').map(memberId => ({memberId, sendId: id}));
    await issueMany(context, numberOf(sending, 'specificationId') ?? 0, rows);
  },
};
