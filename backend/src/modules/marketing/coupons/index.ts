/** Coupons: the acts, hooks and effects that schemas and calls refer to. */
import type {ModuleRegistration} from '../../../acts/registry';
import {estimateCoupons} from './estimate-coupons';
import {getCouponByCode} from './get-coupon-by-code';
import {cancelRedemption, returnCoupons} from './return-coupons';
import {completeCoupon} from './complete-coupon';
import {issueCoupons} from './issue-coupons';
import {redeemCoupon} from './redeem-coupon';
import {sendCoupons} from './send-coupons';

export const coupons: ModuleRegistration = {
  acts: [getCouponByCode, issueCoupons],
  beforeValidate: [estimateCoupons, completeCoupon],
  effects: [cancelRedemption, redeemCoupon, returnCoupons, sendCoupons],
};
