/** What the module says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  testSubject: {zh: 'Emblem 测试邮件', en: 'Emblem test mail'},
  testText: {
    zh: '收到这封邮件，说明邮箱账号配置正确。',
    en: 'This mail has arrived, so the mail account is set up right.',
  },
  noMailServer: {zh: '服务器无法连接，或不是邮件服务器', en: 'the server cannot be reached, or is no mail server'},
  notSent: {zh: '邮件未发出：{reason}', en: 'The mail was not sent: {reason}'},
} as const satisfies Record<string, Text>;
