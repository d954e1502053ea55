/** Invoices, quotations and fees: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {keepConfirmedInvoice} from './confirmed';
import {keepDiscountsWithin} from './discounts';
import {getFeesConfigByCountryId} from './fees';

export const module: ModuleRegistration = {
  acts: [getFeesConfigByCountryId],
  inTransaction: [keepConfirmedInvoice, keepDiscountsWithin],
};
