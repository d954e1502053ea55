/** What production says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  notMade: {zh: '该生产订单未在生产中', en: 'This job is not being made at the moment'},
  nothingReceived: {zh: '收货单没有明细', en: 'There is nothing in this receipt'},
  tooMuch: {
    zh: '“{name}”最多可收 {most}，收货数量超出允许范围',
    en: 'Of “{name}” no more than {most} may be received in all',
  },
} as const satisfies Record<string, Text>;
