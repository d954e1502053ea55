/** `/excel/purchase/exportPurchaseOrderPriceConfirm`: the prices that a supplier is to confirm (CO-673). */
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';

/** A purchase order's prices, and where its items are had as a workbook; what the asker may not see is left out. */
export const exportPriceConfirmation: Act<'exportPriceConfirmation'> = {
  name: 'exportPriceConfirmation',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const order = await get(context, 'purchase-order', id);
    const items = await findAll(context, 'purchase-order-item', {eq: ['purchaseOrderId', id]});
    const filter = encodeURIComponent(JSON.stringify({purchaseOrderId: id}));
    return {
      number: textOf(order, 'number'),
      currency: textOf(order, 'currency'),
      amount: textOf(order, 'amount'),
      items: items.map(item => ({
        name: textOf(item, 'name'),
        unit: textOf(item, 'unit'),
        quantity: numberOf(item, 'quantity'),
        unitPrice: textOf(item, 'unitPrice'),
        amount: textOf(item, 'amount'),
      })),
      workbook: `/rest/purchase-order-item/actions/export?format=xlsx&filter=${filter}`,
    };
  },
};
