/** A paper bears the date of its confirmation, as the clocks of its platform show it: its number is of that year. */
import {CREDIT_MEMO, INVOICE, MONTHLY_INVOICE} from '@emblem/schemas/values';
import type {BeforeValidateHook} from '../../context';
import {todayOf} from '../../read';

interface Confirmation {
  readonly state: string;
  readonly confirmed: number;
  readonly date: string;
}

const OF: Readonly<Record<string, Confirmation>> = {
  invoice: {state: 'confirmStatus', confirmed: INVOICE.confirmStatus.confirmed, date: 'invoiceDate'},
  'monthly-invoice': {state: 'confirmStatus', confirmed: MONTHLY_INVOICE.confirmStatus.confirmed, date: 'invoiceDate'},
  'credit-memo': {state: 'status', confirmed: CREDIT_MEMO.status.confirmed, date: 'creditDate'},
};

export const dateConfirmed: BeforeValidateHook = {
  name: 'dateConfirmed',
  async beforeValidate(context, entity, values, before) {
    const of = OF[entity.key];
    if (!of || !before || values[of.state] !== of.confirmed || before[of.state] === of.confirmed) return values;
    return {...values, [of.date]: await todayOf(context, entity, {...before, ...values})};
  },
};
