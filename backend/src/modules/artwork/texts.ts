/** What the artwork of orders says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  unconfirmed: {zh: '以下图稿尚未确认：{names}', en: 'These drawings are not confirmed yet: {names}'},
  notCaptured: {
    zh: '生产只能采用客户已确认的最新版本',
    en: 'Production works from the newest version alone, once the customer has confirmed it.',
  },
  nothingToSplit: {
    zh: '没有需要生成的图稿任务：产品已有任务，或没有拆单规则',
    en: 'There is nothing to make: the products have tasks, or no rule is about them',
  },
  noRule: {zh: '没有规则适用，或没有人能接', en: 'No rule fits, or nobody can take them now'},
  running: {zh: '您的任务 {number} 正在计时，请先暂停', en: 'Your task {number} is running. Pause it first.'},
  overMidnight: {
    zh: '一段工时只能在同一天内（中国时间）；请在零点分成两段',
    en: 'A span lies within one day in China: end it at midnight there and enter the rest as another.',
  },
  taskClosed: {
    zh: '此图稿任务已确认或取消，不能再上传版本',
    en: 'This artwork task is confirmed or cancelled: it takes no further version.',
  },
  seePins: {zh: '见图稿上的标注', en: 'See the notes on the drawing'},
  ownWork: {zh: '不能给自己的图稿评分', en: 'Nobody scores their own work'},
  nobodyCan: {zh: '该分组中没有人能接这类任务', en: 'Nobody in this group can take such tasks'},
  locked: {zh: '图稿已锁定，请先解锁', en: 'This artwork is locked; unlock it first.'},
} as const satisfies Record<string, Text>;
