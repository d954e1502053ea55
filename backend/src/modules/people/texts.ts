/** What messages and alerts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  expires: {zh: '证书到期提醒：{name}', en: 'Certificate: {name}'},
  expiresOn: {zh: '该证书于 {day} 到期，请续期或停用。', en: 'It expires on {day}. Renew it, or retire it.'},
  ownScore: {zh: '自评只能由本人在草稿中填写', en: 'Everybody scores themselves, while it is a draft'},
  leadScore: {
    zh: '月份、考核项、组长及其评分由组长填写',
    en: 'The month, what is scored, and the leader’s words and scores are the leader’s',
  },
  linkGone: {zh: '外链已消失', en: 'A link to us is gone'},
  linkFound: {zh: '链接存在', en: 'The link is there'},
  linkNofollow: {zh: '链接存在，但标为 nofollow', en: 'The link is there, and marked as not to be followed'},
  linkMissing: {zh: '页面上没有此链接', en: 'The page has no such link'},
  pageUnreachable: {zh: '页面无法访问', en: 'The page cannot be reached'},
  pageGone: {zh: '页面已不存在', en: 'The page is gone'},
  noPage: {zh: '该地址不是网页', en: 'There is no page at the address'},
  pageTooLarge: {zh: '页面过大', en: 'The page is too large'},
  noNumber: {zh: '没有带国家代码的手机号', en: 'no number with the code of its country'},
  smsSent: {zh: '已发送', en: 'sent'},
  smsUnknown: {zh: '发送时中断，不能确定是否送出', en: 'It was interrupted: whether it went out is not known.'},
  notYours: {zh: '只能处理发给自己的提醒', en: 'Only the person an alert is for can do this.'},
  alertFor: {zh: '类别提醒：{title}', en: 'Category alert: {title}'},
  noSuchRecord: {zh: '没有这条数据，或不能评论', en: 'There is no such record, or it takes no comments.'},
  mentioned: {zh: '{name} 在评论中提到了您', en: '{name} mentioned you'},
  mentionedAt: {zh: '见“{entity}”（编号 {id}）的评论', en: 'See the comments on “{entity}” (ID {id}).'},
} as const satisfies Record<string, Text>;
