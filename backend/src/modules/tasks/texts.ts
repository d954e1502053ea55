/** What acts and hooks of the module say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  cycle: {zh: '任务不能直接或间接等待自己', en: 'A task cannot wait for itself, be it over others'},
  yours: {zh: '{entity}交给您：{name}', en: '{entity} for you: {name}'},
  yoursBy: {zh: '{by}将此{entity}交给您处理。', en: '{by} has handed you this {entity}.'},
  moved: {zh: '{entity}“{name}”：{state}', en: '{entity} “{name}”: {state}'},
  movedBy: {zh: '{by}更新了状态。', en: '{by} has moved it on.'},
} as const satisfies Readonly<Record<string, Text>>;
