/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  testSubject: {zh: 'Emblem 测试邮件', en: 'Emblem test mail'},
  testText: {
    zh: '收到这封邮件，说明邮箱账号配置正确。',
    en: 'This mail has arrived, so the mail account is set up right.',
  },
  noMailServer: {zh: '服务器无法连接，或不是邮件服务器', en: 'the server cannot be reached, or is no mail server'},
  mailboxDisabled: {zh: '该邮箱已禁用', en: 'The mailbox is disabled'},
  noServer: {zh: '该邮箱没有可用的发信服务器', en: 'The mailbox has no server to send through'},
  noPassword: {zh: '该邮箱没有密码', en: 'The mailbox has no password'},
  noAddress: {zh: '有的邮箱格式不正确', en: 'One of these is not an e-mail address'},
  notAnAddress: {zh: '邮箱格式不正确', en: 'This is not an e-mail address'},
  noFile: {zh: '有的附件已不存在，请重新上传', en: 'One of the files is not there any more; upload it again'},
  tooLarge: {zh: '附件合计超过 20 MB', en: 'The attachments are more than 20 MB together'},
  mayHaveArrived: {
    zh: '发送被中断，邮件可能已经送达，也可能没有',
    en: 'The sending was broken off; the mail may have arrived or not',
  },
  notToAll: {zh: '服务器拒收以下收件人：{refused}', en: 'The server did not take it for: {refused}'},
  noVariable: {
    zh: '没有变量 {variable}；可用变量：{variables}',
    en: 'There is no variable {variable}. There are: {variables}',
  },
  templateDisabled: {zh: '该模板已禁用', en: 'The template is disabled'},
  noSubject: {zh: '（无主题）', en: '(no subject)'},
  wrote: {zh: '{sender} 于 {day} 写道：', en: 'On {day} {sender} wrote:'},
  forwarded: {
    zh: '---- 转发的邮件 ----\n发件人：{sender}\n日期：{day}\n主题：{subject}\n',
    en: '---- Forwarded mail ----\nFrom: {sender}\nDate: {day}\nSubject: {subject}\n',
  },
  notSent: {zh: '邮件未发出：{reason}', en: 'The mail was not sent: {reason}'},
} as const satisfies Record<string, Text>;
