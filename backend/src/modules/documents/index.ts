/** Invoices, quotations and fees: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {dateConfirmed} from './confirmed';
import {keepDiscountsWithin} from './discounts';
import {endLinks} from './end-links';
import {getFeesConfigByCountryId} from './fees';
import {firstOfMonth, invoiceAlone, joinMonthlyInvoice} from './monthly-invoice';
import {quotedMember} from './quoted-member';
import {shareOutPayments} from './share-payments';

export const module: ModuleRegistration = {
  acts: [getFeesConfigByCountryId],
  beforeValidate: [dateConfirmed, quotedMember, firstOfMonth, joinMonthlyInvoice, invoiceAlone],
  inTransaction: [keepDiscountsWithin, shareOutPayments],
  effects: [endLinks],
};
