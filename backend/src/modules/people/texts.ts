/** What messages and alerts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  notYours: {zh: '只能处理发给自己的提醒', en: 'Only the person an alert is for can do this.'},
  alertFor: {zh: '类别提醒：{title}', en: 'Category alert: {title}'},
  noSuchRecord: {zh: '没有这条数据，或不能评论', en: 'There is no such record, or it takes no comments.'},
  mentioned: {zh: '{name} 在评论中提到了您', en: '{name} mentioned you'},
  mentionedAt: {zh: '见“{entity}”（编号 {id}）的评论', en: 'See the comments on “{entity}” (ID {id}).'},
} as const satisfies Record<string, Text>;
