/** What messages and alerts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  expires: {zh: '证书到期提醒：{name}', en: 'Certificate: {name}'},
  expiresOn: {zh: '该证书于 {day} 到期，请续期或停用。', en: 'It expires on {day}. Renew it, or retire it.'},
  noNumber: {zh: '没有带国家代码的手机号', en: 'no number with the code of its country'},
  smsSent: {zh: '已发送', en: 'sent'},
  smsUnknown: {zh: '发送时中断，不能确定是否送出', en: 'It was interrupted: whether it went out is not known.'},
  notYours: {zh: '只能处理发给自己的提醒', en: 'Only the person an alert is for can do this.'},
  alertFor: {zh: '类别提醒：{title}', en: 'Category alert: {title}'},
  noSuchRecord: {zh: '没有这条数据，或不能评论', en: 'There is no such record, or it takes no comments.'},
  mentioned: {zh: '{name} 在评论中提到了您', en: '{name} mentioned you'},
  mentionedAt: {zh: '见“{entity}”（编号 {id}）的评论', en: 'See the comments on “{entity}” (ID {id}).'},
} as const satisfies Record<string, Text>;
