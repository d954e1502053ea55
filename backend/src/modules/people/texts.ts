/** What messages and alerts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  notYours: {zh: '只能处理发给自己的提醒', en: 'Only the person an alert is for can do this.'},
  alertFor: {zh: '类别提醒：{title}', en: 'Category alert: {title}'},
} as const satisfies Record<string, Text>;
