/** Coupons: what their schemas and calls name. */
import type {ModuleRegistration} from '../../../acts/registry';
import {estimateCoupons} from './estimate-coupons';
import {getCouponByCode} from './get-coupon-by-code';
import {cancelRedemption, returnCoupons} from './give-back';
import {issueCoupon} from './issue-coupon';
import {issueCoupons} from './issue-coupons';
import {redeemCoupon} from './redeem-coupon';
import {sendCoupons} from './send-coupons';

export const coupons: ModuleRegistration = {
  acts: [getCouponByCode, issueCoupons],
  beforeValidate: [estimateCoupons, issueCoupon],
  effects: [cancelRedemption, redeemCoupon, returnCoupons, sendCoupons],
};
