/** What is received of an item is not more than was ordered, and what its order allows beyond. */
import {Decimal} from 'decimal.js';
import type {Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {Refusal, say} from '../../errors';
import {findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import {TEXTS} from './texts';

/** 409 where an item would have more than may come; of two receipts at once the later one sees both. */
export const withinTolerance: Effect = {
  name: 'withinTolerance',
  async run(context, _entity, receipt) {
    const system = asTrusted(context);
    const orderId = numberOf(receipt, 'purchaseOrderId') ?? 0;
    await lock(context.sql, `receipts of ${orderId}`);
    const order = await get(system, 'purchase-order', orderId);
    const share = new Decimal(1).plus(textOf(order, 'tolerance') ?? 0);
    const items = await findAll(system, 'purchase-receipt-item', {eq: ['receiptId', receipt.id]});
    const {language} = context.actor;
    if (items.length === 0) throw new Refusal(409, say(TEXTS.nothingReceived, language));
    for (const {orderItemId} of items) {
      const item = await get(system, 'purchase-order-item', Number(orderItemId));
      const most = share.times(numberOf(item, 'quantity') ?? 0).floor();
      if (most.gte(numberOf(item, 'receivedQuantity') ?? 0)) continue;
      const message = say(TEXTS.tooMuch, language, {name: textOf(item, 'name') ?? '', most: most.toString()});
      throw new Refusal(409, message);
    }
  },
};
