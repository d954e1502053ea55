/** A paper bears the date of its confirmation, as the clocks of its platform show it: its number is of that year. */
import {dayIn} from '@emblem/schemas';
import {CREDIT_MEMO, INVOICE, MONTHLY_INVOICE} from '@emblem/schemas/values';
import {trusted} from '../../context/trusted';
import type {BeforeValidateHook, Context} from '../../context';
import type {Values} from '../../values';
import {find} from '../../read';
import {numberOf, textOf} from '../../record-values';

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

async function today(context: Context, paper: Values): Promise<string> {
  const project = await find(trusted(context), 'project', {eq: ['id', numberOf(paper, 'proId')]});
  return dayIn(context.now, (project && textOf(project, 'timeZone')) ?? undefined);
}

export const dateConfirmed: BeforeValidateHook = {
  name: 'dateConfirmed',
  async beforeValidate(context, {key}, values, before) {
    const of = OF[key];
    if (!of || !before || values[of.state] !== of.confirmed || before[of.state] === of.confirmed) return values;
    return {...values, [of.date]: await today(context, {...before, ...values})};
  },
};
