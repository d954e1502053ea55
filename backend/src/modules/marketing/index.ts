/** Referral, coupons, activities and affiliates: what schemas and calls of the module name. */
import {joinRooms, type ModuleRegistration} from '../../acts/registry';
import {activities} from './activities';
import {coupons} from './coupons';
import {completePromoter} from './hooks/complete-promoter';
import {completeReferral} from './hooks/complete-referral';
import {noReferralCycle} from './hooks/no-referral-cycle';
import {priceWithdrawal} from './hooks/price-withdrawal';
import {rateOfAffiliate} from './hooks/rate-of-affiliate';
import {withinPoints} from './hooks/within-points';
import {pointsSuffice} from './points-suffice';
import {payForTask, requireProof} from './promoter-tasks';
import {countReferral, takeBackPoints} from './settle-referral';

const promoters: ModuleRegistration = {
  beforeValidate: [completePromoter, completeReferral, priceWithdrawal, rateOfAffiliate],
  inTransaction: [noReferralCycle, withinPoints],
  effects: [countReferral, takeBackPoints, pointsSuffice, requireProof, payForTask],
};

export const module: ModuleRegistration = joinRooms(activities, coupons, promoters);
