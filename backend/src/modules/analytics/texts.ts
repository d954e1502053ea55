/** What calls and hooks of the module say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  noFigure: {zh: '没有此指标，或您看不到它', en: 'There is no such figure, or you do not see it.'},
  noTask: {
    zh: '没有“更新复购数据”的定时任务；请在定时任务中恢复它',
    en: 'There is no timed task that works out repurchases: restore it among the timed tasks',
  },
} as const satisfies Readonly<Record<string, Text>>;
