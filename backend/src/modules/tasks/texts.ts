/** What acts and hooks of the module say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  cycle: {zh: '任务不能直接或间接等待自己', en: 'A task cannot wait for itself, be it over others'},
} as const satisfies Readonly<Record<string, Text>>;
