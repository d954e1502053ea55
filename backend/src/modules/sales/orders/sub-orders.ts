/** Orders that are a part of another one. */
import {requiredId} from '../../../acts/input';
import {numberOf} from '../../../record-values';
import type {Act} from '../../../context';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {get} from '../../../read';
import {remove} from '../../../write';
import {TEXTS} from '../texts';

/** `/order/manage/subOrderDelete`: 409 for an order that is no part of another one (CO-537). */
export const deleteSubOrder: Act<'deleteSubOrder'> = {
  name: 'deleteSubOrder',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const order = await get(context, 'order', id);
    if (numberOf(order, 'parentOrderId') === null) refuseConflict(context, TEXTS.noSubOrder);
    await remove(context, 'order', id);
    return null;
  },
};
