/** What shipping says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  isPacked: {
    zh: '该发货单已装箱完成或已寄出，不能再改包裹',
    en: 'This shipment is packed or on its way; its parcels stay as they are',
  },
  tooMany: {
    zh: '“{name}”共订购 {ordered}，其他包裹中已有 {packed}',
    en: '{ordered} of “{name}” were ordered, and {packed} are in other parcels',
  },
} as const satisfies Record<string, Text>;
