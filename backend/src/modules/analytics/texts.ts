/** What calls of the module say. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  noTask: {
    zh: '没有“更新复购数据”的定时任务；请在定时任务中恢复它',
    en: 'There is no timed task that works out repurchases: restore it among the timed tasks',
  },
} as const satisfies Readonly<Record<string, Text>>;
