/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  badSchedule: {
    zh: '计划须为五段：分 时 日 月 周，例如 17 3 * * *',
    en: 'A schedule has five parts: minute, hour, day, month and weekday, such as 17 3 * * *.',
  },
  neverDue: {zh: '此计划永远不会到期', en: 'This schedule never comes due.'},
  rateAhead: {zh: '汇率日期不能晚于今天', en: 'A rate is not of a day to come.'},
  notUsed: {zh: '没有使用中的此货币', en: 'No such currency is in use.'},
} as const satisfies Record<string, Text>;
