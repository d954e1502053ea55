/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  badSchedule: {zh: '计划须为五段：分 时 日 月 周，例如 17 3 * * *', en: 'A schedule has five parts: minute, hour, day, month and weekday, such as 17 3 * * *.'},
  neverDue: {zh: '此计划永远不会到期', en: 'This schedule never comes due.'},
  notUsed: {zh: '没有使用中的此货币', en: 'No such currency is in use.'},
  badAmount: {zh: '金额不能小于 0，最多两位小数', en: 'An amount is at least 0 and has at most 2 decimals.'},
} as const satisfies Record<string, Text>;
