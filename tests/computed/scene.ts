/** An order that many people write at once, and what its figures should be. */
import Decimal from 'decimal.js';
import type {Client} from '../harness/client';
import {asText, idOf, type Json} from '../harness/json';
import {makeMember} from '../harness/world';

export type Order = Json & {readonly id: number};

export async function makeOrder(admin: Client, values: Json = {}): Promise<Order> {
  const {id: memberId, proId} = await makeMember(admin);
  const order = await admin.create('order', {proId, memberId, ...values});
  return {...order, id: idOf(order)};
}

function sum(amounts: readonly unknown[]): string {
  return amounts.reduce<Decimal>((total, each) => total.plus(asText(each)), new Decimal(0)).toFixed(2);
}

/** The figures of an order as they are, and as its products and charges say. */
export async function figuresOf(admin: Client, id: number): Promise<{readonly stored: Json; readonly right: Json}> {
  const {productTotal, orderTotal, costTotal, shippingFee} = await admin.get('order', id);
  const products = await admin.all('order-product', {filter: {orderId: id}});
  const own = products.map(({quantity, unitPrice, amount}) => [
    amount,
    new Decimal(Number(quantity)).times(asText(unitPrice)).toFixed(2),
  ]);
  const total = sum(own.map(([, right]) => right));
  return {
    stored: {productTotal, orderTotal, costTotal, amounts: own.map(([amount]) => amount)},
    right: {
      productTotal: total,
      orderTotal: sum([total, shippingFee]),
      costTotal: sum(
        products.map(({quantity, unitCost}) => new Decimal(Number(quantity)).times(asText(unitCost ?? '0')).toFixed(2)),
      ),
      amounts: own.map(([, right]) => right),
    },
  };
}
