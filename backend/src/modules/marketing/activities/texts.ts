/** What activities say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  notOpen: {zh: '该活动当前不可领取', en: 'This activity is not open at the moment'},
  allClaimed: {zh: '名额已领完', en: 'All of it has been claimed'},
  copyOf: {zh: '{name}（副本 {number}）', en: '{name} (copy {number})'},
} as const satisfies Record<string, Text>;
