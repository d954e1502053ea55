/** What inquiries, orders and member accounts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  emptyCanvas: {zh: '画布是空的~~~', en: 'The canvas is empty~~~'},
  badDesign: {zh: '设计内容格式不正确', en: 'The design cannot be read.'},
  wrongPassword: {zh: '邮箱或密码错误', en: 'The e-mail address or the password is wrong.'},
  passwordNeeded: {zh: '请输入密码', en: 'Please enter a password.'},
  badEmail: {zh: '请输入有效的邮箱', en: 'Please enter a valid e-mail address.'},
  orderByPlacing: {zh: '下单请使用“下单”操作', en: 'An inquiry becomes ordered by placing its order.'},
  customDesign: {zh: '定制设计', en: 'Custom design'},
  locked: {zh: '产品已锁定，请先解锁', en: 'This product is locked; unlock it first.'},
  currencyHeld: {
    zh: '订单已有收款、发票、贷记单，或已投产、已取消，不能再更改货币',
    en: 'The order has payments, invoices or credit memos, is in production or cancelled: its currency stays.',
  },
  currencyNotUsed: {zh: '没有使用中的此货币', en: 'No such currency is in use.'},
  noSubOrder: {zh: '此订单不是子订单', en: 'This order is no part of another one.'},
  noReviewAddress: {
    zh: '该平台未设置评论地址，请在评论配置中填写',
    en: 'The platform has no address for reviews; enter it in its review setting.',
  },
  nothingToRefund: {zh: '此订单没有可退还的款项', en: 'Nothing is left that could be paid back.'},
  refundForeign: {zh: '退款产品须属于该订单', en: 'The refunded products must be of that order.'},
  noPlatform: {zh: '没有可用的平台', en: 'There is no platform for this request.'},
  noMobile: {
    zh: '询盘没有带国家代码的电话号码，例如 +1 415 555 2671',
    en: 'The inquiry has no telephone number with its country code, such as +1 415 555 2671.',
  },
  noDescription: {zh: '此产品没有描述', en: 'This product has no description.'},
  wrongCode: {zh: '验证码错误或已过期', en: 'The code is wrong or too old.'},
  registerSubject: {zh: '{code} 是您在 {site} 的验证码', en: '{code} is your code for {site}'},
  registerText: {
    zh: '您好：\n\n您的验证码是 {code}，30 分钟内有效。请在注册窗口中输入。\n\n如果不是您本人操作，请忽略此邮件。\n\n{site}',
    en:
      'Hello,\n\nyour code is {code}. Enter it where you were creating your account; it is good for 30 ' +
      'minutes.\n\nIf this was not you, nothing needs to be done.\n\n{site}',
  },
  knownSubject: {zh: '您在 {site} 已有账号', en: 'You already have an account with {site}'},
  knownText: {
    zh: '您好：\n\n有人用此邮箱注册账号，但您已有账号，请直接登录；忘记密码时可在登录窗口中重设。\n\n如果不是您本人操作，请忽略此邮件。\n\n{site}',
    en:
      'Hello,\n\nsomebody asked for a new account with this address, but you have one: simply sign in. If you ' +
      'have forgotten your password, the sign-in window lets you set another.\n\nIf this was not you, nothing ' +
      'needs to be done.\n\n{site}',
  },
  resetSubject: {zh: '{code} 是您重设密码的验证码（{site}）', en: '{code} is your code for a new password with {site}'},
  resetText: {
    zh: '您好：\n\n您的验证码是 {code}，30 分钟内有效。请在重设密码的窗口中输入。\n\n如果不是您本人操作，请忽略此邮件，您的密码不会改变。\n\n{site}',
    en:
      'Hello,\n\nyour code is {code}. Enter it where you were setting a new password; it is good for 30 ' +
      'minutes.\n\nIf this was not you, nothing needs to be done: your password stays as it is.\n\n{site}',
  },
} as const satisfies Record<string, Text>;
