/** Payments and refunds of orders and link orders: what they take over, and the state of payment that follows them. */
import type {ModuleRegistration} from '../../../acts/registry';
import {bookBalance} from './book-balance';
import {completePayment} from './complete-payment';
import {completeRefund} from './complete-refund';
import {creditRefund} from './credit-refund';
import {followBalance} from './follow-balance';
import {listPayLaterTypes} from './pay-later-types';

export const payments: ModuleRegistration = {
  acts: [listPayLaterTypes],
  beforeValidate: [completePayment, completeRefund],
  inTransaction: [followBalance],
  effects: [bookBalance, creditRefund],
};
