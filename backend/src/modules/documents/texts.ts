/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  confirmed: {zh: '发票已确认，不能再修改', en: 'This invoice is confirmed and cannot be changed any more'},
  discount: {zh: '优惠不能超过余下的 {left}', en: 'A discount is at most what is left: {left}'},
} as const satisfies Record<string, Text>;
