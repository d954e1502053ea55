/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  noLetterPrice: {
    zh: '此字体在该高度和货币下没有字母价格',
    en: 'There is no price for letters of this font at this height and in this currency',
  },
  noRate: {zh: '其价格的货币没有汇率', en: 'There is no rate for the currency of its price'},
  fewBackings: {zh: '数量低于该背件的起订量', en: 'The backing is not sold in so small a number'},
} as const satisfies Record<string, Text>;
