/** What came back and is put into stock gets its voucher, of as many pieces as came. */
import {STOCK_ORDER} from '@emblem/schemas/values';
import type {Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {create} from '../../write';

export const restock: Effect = {
  name: 'restock',
  async run(context, _entity, {number, goodsId, warehouseId, quantity}) {
    await create(asTrusted(context), 'stock-order', {
      orderType: STOCK_ORDER.orderType.in,
      relatedOrderNumber: number,
      goodsId,
      warehouseId,
      quantity,
    });
  },
};
