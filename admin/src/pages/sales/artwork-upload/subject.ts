/** What artwork is uploaded for: a product of an order, or a link order, which is one product by itself. */
import type {EntityRecord} from '../../../model/record';
import type {Values} from '../../../model/parse';

export interface Subject {
  /** What its drawings are called unless told. */
  readonly name: string;
  /** The properties of a drawing that lead to it. */
  readonly of: {readonly orderId: number} | {readonly linkOrderId: number};
  readonly orderProductId?: number;
}

/** A product alone; drawings that lead to no product are shown with each of them. */
export function isOf({orderProductId}: Subject, drawing: Values): boolean {
  return drawing.orderProductId === (orderProductId ?? null);
}

export function productSubject(orderId: number, product: EntityRecord): Subject {
  return {name: String(product.name ?? ''), of: {orderId}, orderProductId: product.id};
}

export function linkOrderSubject(record: EntityRecord): Subject {
  return {name: String(record.title ?? record.number ?? ''), of: {linkOrderId: record.id}};
}
