/** What inquiries, orders and member accounts say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  emptyCanvas: {zh: '画布是空的~~~', en: 'The canvas is empty~~~'},
  badDesign: {zh: '设计内容格式不正确', en: 'The design cannot be read.'},
  wrongPassword: {zh: '邮箱或密码错误', en: 'The e-mail address or the password is wrong.'},
  disabled: {zh: '该账号已被禁用', en: 'This account is disabled.'},
  emailKnown: {
    zh: '该邮箱已被使用，请登录；如从未设置密码，请联系客服开通',
    en: 'This e-mail address is already known here. Sign in, or ask customer service to open its account.',
  },
  passwordNeeded: {zh: '请输入密码', en: 'Please enter a password.'},
  badEmail: {zh: '请输入有效的邮箱', en: 'Please enter a valid e-mail address.'},
  orderByPlacing: {zh: '下单请使用“下单”操作', en: 'An inquiry becomes ordered by placing its order.'},
  customDesign: {zh: '定制设计', en: 'Custom design'},
  locked: {zh: '产品已锁定，请先解锁', en: 'This product is locked; unlock it first.'},
  refundTooMuch: {zh: '退款金额不能超过订单总额', en: 'A refund is at most the total of its order.'},
  refundForeign: {zh: '退款产品须属于该订单', en: 'The refunded products must be of that order.'},
  noPlatform: {zh: '没有可用的平台', en: 'There is no platform for this request.'},
} as const satisfies Record<string, Text>;
