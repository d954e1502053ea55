/** What the artwork of orders says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  unconfirmed: {zh: '以下图稿尚未确认：{names}', en: 'These drawings are not confirmed yet: {names}'},
  notCaptured: {
    zh: '生产只能采用客户已确认的最新版本',
    en: 'Production works from the newest version alone, once the customer has confirmed it.',
  },
  locked: {zh: '图稿已锁定，请先解锁', en: 'This artwork is locked; unlock it first.'},
} as const satisfies Record<string, Text>;
