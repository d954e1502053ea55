/** `POST /inquiry/changeInquiryStatus` (CO-503). */
import {INQUIRY} from '@emblem/schemas/values';
import {optionalText, requiredId} from '../../../acts/input';
import type {Act} from '../../../context';
import type {Values} from '../../../values';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {takeTo} from '../../../write';
import {TEXTS} from '../texts';

/**
 * Takes an inquiry to another status; a quote may bring its price along. Ordered comes from placing the order and no
 * other way.
 */
export const changeInquiryStatus: Act<'changeInquiryStatus'> = {
  name: 'changeInquiryStatus',
  async run(context, input) {
    const status = requiredId(context, input, 'status');
    if (status === INQUIRY.status.ordered) refuseConflict(context, TEXTS.orderByPlacing);
    const quote: Values = {
      quotedPrice: optionalText(context, input, 'quotedPrice'),
      currency: optionalText(context, input, 'currency'),
    };
    return takeTo(context, 'inquiry', requiredId(context, input, 'id'), 'status', status, quote);
  },
};
