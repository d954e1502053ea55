/** Invoices, quotations and fees: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {dateConfirmed} from './confirmed';
import {keepDiscountsWithin} from './discounts';
import {getFeesConfigByCountryId} from './fees';
import {shareOutPayments} from './share-payments';

export const module: ModuleRegistration = {
  acts: [getFeesConfigByCountryId],
  beforeValidate: [dateConfirmed],
  inTransaction: [keepDiscountsWithin, shareOutPayments],
};
