/** The amounts of orders and their products follow from each other; nobody writes a sum. */
import {Decimal} from 'decimal.js';
import {numberOf, textOf} from '../../../access/record-values';
import {trusted} from '../../../acts/trusted';
import type {BeforeValidateHook, InTransactionHook, Context} from '../../../context';
import type {WireRecord} from '../../../values';
import {Refusal, say} from '../../../errors';
import {find, findAll} from '../../../read';
import {update} from '../../../write';
import {amountOf, orderTotal, productAmount, toMoney} from '../money';
import {TEXTS} from '../texts';

export const totalOrder: BeforeValidateHook = {
  name: 'totalOrder',
  async beforeValidate(_context, _entity, values, before) {
    return {...values, orderTotal: orderTotal({...before, ...values})};
  },
};

function refuseLocked(context: Context, product: WireRecord | undefined): void {
  if (product?.isLocked === 1 && context.actor.kind !== 'system')
    throw new Refusal(409, say(TEXTS.locked, context.actor.language));
}

async function currencyOf(context: Context, orderId: number | null): Promise<string | null> {
  const order = orderId === null ? undefined : await find(trusted(context), 'order', {eq: ['id', orderId]});
  return order ? textOf(order, 'currency') : null;
}

/** The amount and the currency of a product; a locked one only changes by being unlocked. */
export const completeOrderProduct: BeforeValidateHook = {
  name: 'completeOrderProduct',
  async beforeValidate(context, _entity, values, before) {
    if (Object.keys(values).some(name => name !== 'isLocked')) refuseLocked(context, before);
    const product = {...before, ...values};
    return {
      ...values,
      currency: await currencyOf(context, numberOf(product, 'orderId')),
      amount: productAmount(product),
    };
  },
};

function sum(products: readonly WireRecord[], amount: (product: WireRecord) => Decimal): string {
  return toMoney(products.reduce((total, product) => total.plus(amount(product)), new Decimal(0)));
}

/** After a product is added, changed or deleted its order carries the new sums. */
export const sumOrder: InTransactionHook = {
  name: 'sumOrder',
  async inTransaction(context, _entity, after, before) {
    if (!after) refuseLocked(context, before);
    const orderId = numberOf({...before, ...after}, 'orderId');
    if (orderId === null) return;
    const system = trusted(context);
    const products = await findAll(system, 'order-product', {eq: ['orderId', orderId]});
    await update(system, 'order', orderId, {
      productTotal: sum(products, product => amountOf(product, 'amount')),
      costTotal: sum(products, product => amountOf(product, 'quantity').times(amountOf(product, 'unitCost'))),
    });
  },
};

/** For orders: their products are in the same currency. */
export const spreadCurrency: InTransactionHook = {
  name: 'spreadCurrency',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || after.currency === before.currency) return;
    const system = trusted(context);
    for (const product of await findAll(system, 'order-product', {eq: ['orderId', after.id]}))
      await update(system, 'order-product', product.id, {currency: after.currency});
  },
};
