/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  answeredAlready: {
    zh: '此前已答复为“{state}”。如需更改，请直接联系我们。',
    en: 'This has been answered already: {state}. Please write to us if you want to change your answer.',
  },
  otherAnswer: {zh: '可选答复：{answers}', en: 'Answer one of: {answers}'},
  discount: {zh: '优惠不能超过余下的 {left}', en: 'A discount is at most what is left: {left}'},
  notPayLater: {zh: '只有后付款订单可并入月结发票', en: 'Only an order to be paid later joins a monthly invoice'},
  ownInvoice: {zh: '此订单已有发票', en: 'This order has an invoice of its own'},
  otherMonth: {zh: '此订单不是该月份的订单', en: 'This order is not of the month of that invoice'},
  monthConfirmed: {zh: '该月结发票已确认', en: 'That monthly invoice is confirmed'},
  creditFirst: {
    zh: '此订单在已确认的月结发票上，先贷记其金额再取消',
    en: 'This order stands on a confirmed monthly invoice: credit its amount before it is cancelled',
  },
  onMonthly: {zh: '此订单已并入月结发票', en: 'This order stands on a monthly invoice'},
  periodClosed: {
    zh: '{day} 属于已关闭的会计期间“{name}”；请更改日期，或先重新开放该期间',
    en: '{day} is in the accounting period “{name}”, which is closed: change the date, or have the period reopened',
  },
} as const satisfies Record<string, Text>;
