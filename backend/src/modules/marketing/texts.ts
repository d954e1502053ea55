/** What marketing says, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  ownReferral: {zh: '推广者不能推荐自己', en: 'Nobody recommends themselves'},
  referralCycle: {
    zh: '该客户直接或间接推荐了这位推广者，不能反过来被推荐',
    en: 'This customer recommended the promoter, directly or by way of others, and cannot be recommended in turn',
  },
  tooFewPoints: {zh: '该推广者只剩 {points} 积分', en: 'The promoter has {points, point, points} left'},
  belowZero: {
    zh: '“{name}”的积分已提现，余额会低于零',
    en: 'The points of “{name}” were withdrawn already: fewer than none would be left',
  },
  noValue: {
    zh: '该推广者的推荐等级没有积分价值，无法提现',
    en: 'At the level of this promoter points are worth nothing, so none can be withdrawn',
  },
  noItems: {zh: '积分凭证没有明细', en: 'There is nothing in this voucher'},
  noProof: {zh: '请先提供证明链接或图片', en: 'Add a link or pictures that prove it first'},
  orderCancelled: {zh: '带来的订单已取消，不能计入', en: 'The order was cancelled, so the referral does not count'},
  noRate: {zh: '没有 {currency} 的汇率，无法计算积分', en: 'There is no rate of {currency} to work the points out'},
  notActive: {zh: '该推广者当前未在合作中', en: 'This affiliate is not active at the moment'},
  reason: {zh: '推荐 {number}', en: 'Referral {number}'},
} as const satisfies Record<string, Text>;
