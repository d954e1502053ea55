/** `/userTag/getOrderDetailTags`: how the customer of an order is tagged (CO-570). */
import {requiredId} from '../../../acts/input';
import type {Act} from '../../../context';
import {findAll, get} from '../../../read';
import {numberOf, numbersOf} from '../../../record-values';

/** The tags of the order's member, in their order; empty without a member. 403 to who may not read the member. */
export const listTagsOfOrder: Act<'listTagsOfOrder'> = {
  name: 'listTagsOfOrder',
  async run(context, input) {
    const memberId = numberOf(await get(context, 'order', requiredId(context, input, 'id')), 'memberId');
    if (memberId === null) return [];
    const tagIds = numbersOf(await get(context, 'member', memberId), 'tagIds');
    return findAll(context, 'user-tag', {in: ['id', tagIds]}, [{field: 'sort', descending: false}]);
  },
};
