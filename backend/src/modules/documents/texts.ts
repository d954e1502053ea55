/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  discount: {zh: '优惠不能超过余下的 {left}', en: 'A discount is at most what is left: {left}'},
} as const satisfies Record<string, Text>;
