/** Invoices, quotations and fees: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {answerByLink, readByLink} from './answers';
import {answerQuotation} from './answer-quotation';
import {dateConfirmed} from './confirmed';
import {keepDiscountsWithin} from './discounts';
import {endLinks} from './end-links';
import {getFeesConfigByCountryId} from './fees';
import {itemOfLinkOrder} from './link-order-item';
import {getInvoiceExtra} from './invoice-extra';
import {firstOfMonth, invoiceAlone, joinMonthlyInvoice} from './monthly-invoice';
import {post} from './journal/post';
import {papersFeed} from './papers-feed';
import {quotedMember} from './quoted-member';
import {shareOutPayments} from './share-payments';

export const module: ModuleRegistration = {
  acts: [readByLink, answerByLink, answerQuotation, getFeesConfigByCountryId, getInvoiceExtra],
  beforeValidate: [dateConfirmed, quotedMember, firstOfMonth, joinMonthlyInvoice, invoiceAlone],
  inTransaction: [itemOfLinkOrder, keepDiscountsWithin, shareOutPayments],
  effects: [endLinks, post],
  feeds: [papersFeed],
};
