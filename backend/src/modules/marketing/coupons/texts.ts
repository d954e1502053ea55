/** What coupons say, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  notActive: {zh: '此系列的优惠券未在进行中', en: 'This series of coupons is not active'},
  seriesOver: {zh: '此系列已过截止日期', en: 'The last day of this series is over'},
  allIssued: {zh: '此系列的 {limit} 张优惠券已全部发放', en: 'Every coupon of this series is issued, {limit} in all'},
  fewLeft: {zh: '此系列只剩 {left} 张优惠券', en: 'Of this series only {left, coupon, coupons} can still be had'},
  notYet: {zh: '优惠券自 {day} 起才能使用', en: 'The coupon is valid from {day} on'},
  expired: {zh: '优惠券已于 {day} 到期', en: 'The coupon was valid until {day}'},
  otherMember: {zh: '此优惠券属于另一会员', en: 'This coupon is another member’s'},
  memberLimit: {
    zh: '该会员已使用此系列的 {limit} 张优惠券，不能再用',
    en: 'This member has used {limit} of this series, which is all that a member may use',
  },
  notTogether: {
    zh: '此订单已使用优惠券，这些优惠券不能同时使用',
    en: 'The order has a coupon already, and these are not used together',
  },
  otherCurrency: {zh: '优惠券的货币与订单不同', en: 'The coupon is in another currency than the order'},
  otherPlatform: {zh: '优惠券不适用于此订单的平台', en: 'The coupon is not for the platform of this order'},
  belowMinimum: {
    zh: '适用产品的金额未达到 {minimum} {currency}',
    en: 'What it is for comes to less than {minimum} {currency} in this order',
  },
  nothingToTakeOff: {zh: '此订单没有可减免的金额', en: 'There is nothing in this order that it could be taken off'},
  orderClosed: {
    zh: '订单已付款、已开票、已发货或已取消，优惠不能再改变',
    en: 'The order is paid, invoiced, shipped or cancelled: its discount stays as it is',
  },
  nobody: {
    zh: '没有收件会员：请选择会员，或选择有客户使用的标签',
    en: 'There is nobody to send to: choose members, or labels that customers have',
  },
  tooMany: {
    zh: '共有 {count} 位会员，一次最多发送 {limit} 位',
    en: 'There are {count, member, members} to send to, and at most {limit} at once',
  },
  longPeriod: {zh: '期间最多一年', en: 'The period is a year at most'},
} as const satisfies Record<string, Text>;
