/** What is ordered of an inquiry becomes its order, in the same transaction. */
import {amountText} from '@emblem/schemas';
import {ORDER_PRODUCT} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {Context, Effect} from '../../../context';
import {find} from '../../../read';
import type {Values, WireRecord} from '../../../values';
import {create} from '../../../write';
import {amountOf} from '../money';

function orderValues(inquiry: WireRecord): Values {
  const {id, title, memberId, proId, name, email, phone, currency, salesmanId, remark, source, campaign} = inquiry;
  const customer = {memberId, proId, name, email, phone, currency, salesmanId};
  return {inquiryId: id, title, ...customer, source, campaign, userRemark: remark};
}

/** As the customer called it, else as what it is a kind of; customers read it on their papers. */
async function productName(context: Context, inquiry: WireRecord): Promise<string | null> {
  const title = textOf(inquiry, 'title');
  if (title !== null) return title;
  const category = await find(context, 'category', {eq: ['id', numberOf(inquiry, 'categoryId')]});
  return (category && textOf(category, 'categoryName')) ?? textOf(inquiry, 'number');
}

/** What was quoted is the price of all pieces together, which need not divide by their number. */
function productValues(inquiry: WireRecord, name: string | null): Values {
  const quantity = numberOf(inquiry, 'quantity') ?? 1;
  const unitPrice = amountText(amountOf(inquiry, 'quotedPrice'));
  const {categoryId, design, designImg} = inquiry;
  return {categoryId, design, picture: designImg, name, quantity, priceBasis: ORDER_PRODUCT.priceBasis.lot, unitPrice};
}

/** An inquiry that is ordered has its order from then on, with one product: the design as it was quoted. */
export const createOrderOfInquiry: Effect = {
  name: 'createOrderOfInquiry',
  async run(context, _entity, inquiry) {
    const system = asTrusted(context);
    const order = await create(system, 'order', orderValues(inquiry));
    const product = productValues(inquiry, await productName(system, inquiry));
    await create(system, 'order-product', {...product, orderId: order.id});
  },
};
