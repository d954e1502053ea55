/** Orders that are a part of another one. */
import {requiredId} from '../../../acts/input';
import {numberOf} from '../../../record-values';
import type {Act} from '../../../context';
import {Refusal, say} from '../../../errors';
import {get} from '../../../read';
import {remove} from '../../../write';
import {TEXTS} from '../texts';

/** `/order/manage/subOrderDelete`: 409 for an order that is no part of another one (CO-537). */
export const deleteSubOrder: Act<'deleteSubOrder'> = {
  name: 'deleteSubOrder',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const order = await get(context, 'order', id);
    if (numberOf(order, 'parentOrderId') === null)
      throw new Refusal(409, say(TEXTS.noSubOrder, context.actor.language));
    await remove(context, 'order', id);
    return null;
  },
};
