/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  discount: {zh: '优惠不能超过余下的 {left}', en: 'A discount is at most what is left: {left}'},
  notPayLater: {zh: '只有后付款订单可并入月结发票', en: 'Only an order to be paid later joins a monthly invoice'},
  ownInvoice: {zh: '此订单已有发票', en: 'This order has an invoice of its own'},
  otherMonth: {zh: '此订单不是该月份的订单', en: 'This order is not of the month of that invoice'},
  monthConfirmed: {zh: '该月结发票已确认', en: 'That monthly invoice is confirmed'},
  onMonthly: {zh: '此订单已并入月结发票', en: 'This order stands on a monthly invoice'},
} as const satisfies Record<string, Text>;
