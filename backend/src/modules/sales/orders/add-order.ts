/** `POST /order/manage/addOrder`: an order made of an inquiry, or from what is sent (CO-545). */
import {badInput, optionalId} from '../../../acts/input';
import {trusted} from '../../../context/trusted';
import type {Act, Context} from '../../../context';
import type {Values} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {find} from '../../../read';
import {create, transaction, transition} from '../../../write';
import {orderInfo} from './staff-orders';

/** The properties of an entity among what was sent. */
function valuesFor(context: Context, entity: string, sent: Values): Values {
  const {field} = context.model.entity(entity);
  const known = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'id' && name in field));
  return coerceValues(context.model.entity(entity), known);
}

function productsOf(context: Context, input: Values): readonly Values[] {
  if (input.products === undefined || input.products === null) return [];
  if (!Array.isArray(input.products)) return badInput(context, 'products');
  return input.products.map((product: unknown) =>
    typeof product === 'object' && product !== null ? {...product} : badInput(context, 'products'),
  );
}

async function fromInquiry(context: Context, inquiryId: number): Promise<number> {
  await transition(context, 'inquiry', inquiryId, 'place-order');
  const order = await find(trusted(context), 'order', {eq: ['inquiryId', inquiryId]});
  if (!order) throw new Error(`Placing the order of inquiry ${inquiryId} made none.`);
  return order.id;
}

async function fromInput(context: Context, input: Values): Promise<number> {
  const order = await create(context, 'order', valuesFor(context, 'order', input));
  for (const product of productsOf(context, input))
    await create(context, 'order-product', {...valuesFor(context, 'order-product', product), orderId: order.id});
  return order.id;
}

/** With `inquiryId` the inquiry is ordered as it was quoted, and anything else that is sent is left aside. */
export const addOrder: Act<'addOrder'> = {
  name: 'addOrder',
  async run(context, input) {
    const inquiryId = optionalId(context, input, 'inquiryId');
    const id = await transaction(context, tx =>
      inquiryId === undefined ? fromInput(tx, input) : fromInquiry(tx, inquiryId),
    );
    return orderInfo(context, id);
  },
};
