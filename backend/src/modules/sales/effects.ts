/** What transitions of inquiries, orders and refunds bring about, in the same transaction. */
import {numberOf, textOf} from '../../access/record-values';
import {trusted} from '../../acts/trusted';
import type {Effect, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {create, update} from '../../write';
import {amountOf, splitPrice} from './money';

function stamp(name: string, values: (context: Context) => Values): Effect {
  return {
    name,
    async run(context, entity, record) {
      await update(trusted(context), entity.key, record.id, values(context));
    },
  };
}

export const stampQuote = stamp('stampQuote', context => ({quotedAt: context.now}));
export const stampShipment = stamp('stampShipment', context => ({shippedAt: context.now}));
export const markDesigning = stamp('markDesigning', () => ({designStatus: 2}));
export const markDesigned = stamp('markDesigned', () => ({designStatus: 3}));
export const markPartlyRefunded = stamp('markPartlyRefunded', () => ({refundStatus: 1}));
export const markRefunded = stamp('markRefunded', () => ({refundStatus: 2}));

function orderValues(inquiry: WireRecord): Values {
  const {id, title, memberId, proId, name, email, phone, currency, salesmanId, remark} = inquiry;
  return {inquiryId: id, title, memberId, proId, name, email, phone, currency, salesmanId, userRemark: remark};
}

/** The whole quoted price, as unit price and the cents that do not divide. */
function productValues(inquiry: WireRecord): Values {
  const quantity = numberOf(inquiry, 'quantity') ?? 1;
  const {unitPrice, remainder} = splitPrice(amountOf(inquiry, 'quotedPrice'), quantity);
  const {categoryId, design, designImg} = inquiry;
  const name = textOf(inquiry, 'title') ?? textOf(inquiry, 'number');
  return {categoryId, design, picture: designImg, name, quantity, unitPrice, additionalCharge: remainder};
}

/** An inquiry that is ordered has its order from then on, with one product: the design as it was quoted. */
export const createOrderOfInquiry: Effect = {
  name: 'createOrderOfInquiry',
  async run(context, _entity, inquiry) {
    const system = trusted(context);
    const order = await create(system, 'order', orderValues(inquiry));
    await create(system, 'order-product', {...productValues(inquiry), orderId: order.id});
  },
};
