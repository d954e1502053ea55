/** What the books say of each kind of document once it counts. */
import {Decimal} from 'decimal.js';
import {amountText, moneyIn} from '@emblem/schemas';
import {CREDIT_MEMO, JOURNAL_ENTRY, LEDGER_ACCOUNT, PAYMENT} from '@emblem/schemas/values';
import type {Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {find, findAll} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {purposeNamed, purposeOf, type Purpose} from './accounts';

const {invoice, creditMemo, payment, voidPayment, refund} = JOURNAL_ENTRY.kind;
const {receivables, revenue, credits} = LEDGER_ACCOUNT.purpose;

export interface Posting {
  readonly kind: number;
  /** The property of the document that has its day; that of the step where it has none. */
  readonly day?: string;
  readonly debit: Purpose;
  readonly credit: Purpose;
  /** The property that has the amount. */
  readonly amount: string;
  readonly taxRate?: string | null;
  /** Two decimals, within the amount. */
  readonly taxAmount?: string | null;
}

type Poster = (context: Context, record: WireRecord) => Posting | undefined | Promise<Posting | undefined>;

function ofInvoice(_context: Context, record: WireRecord): Posting {
  return {
    kind: invoice,
    day: 'invoiceDate',
    debit: receivables,
    credit: revenue,
    amount: 'finalTotal',
    taxRate: textOf(record, 'taxRate'),
    taxAmount: textOf(record, 'taxPrice'),
  };
}

/** The orders of a month may be taxed at different rates, so that only what they come to is said. */
async function ofMonthlyInvoice(context: Context, {id}: WireRecord): Promise<Posting> {
  const orders = await findAll(asTrusted(context), 'order', {eq: ['monthlyInvoiceId', id]});
  const tax = Decimal.sum(0, ...orders.map(order => textOf(order, 'taxPrice') ?? 0));
  const amounts = {amount: 'total', taxAmount: amountText(tax)};
  return {kind: invoice, day: 'invoiceDate', debit: receivables, credit: revenue, ...amounts};
}

/** What is credited has the tax of its invoice within. */
async function ofCreditMemo(context: Context, record: WireRecord): Promise<Posting | undefined> {
  if (record.status !== CREDIT_MEMO.status.confirmed) return undefined;
  const credited = await find(asTrusted(context), 'invoice', {eq: ['id', numberOf(record, 'invoiceId')]});
  const taxRate = credited ? textOf(credited, 'taxRate') : null;
  const gross = new Decimal(textOf(record, 'amount') ?? 0);
  const tax = taxRate === null ? null : gross.minus(gross.div(new Decimal(taxRate).plus(1)));
  return {
    kind: creditMemo,
    day: 'creditDate',
    debit: credits,
    credit: receivables,
    amount: 'amount',
    taxRate,
    taxAmount: tax && moneyIn(record.currency, tax),
  };
}

/** A payment that becomes void is taken back on the day of the step, unless it never counted. */
function ofPayment(_context: Context, record: WireRecord): Posting | undefined {
  const account = purposeOf(record.method);
  const booked = {debit: account, credit: receivables, amount: 'amount'};
  if (record.status === PAYMENT.status.confirmed) return {kind: payment, day: 'receivedOn', ...booked};
  if (record.confirmedAt === null) return undefined;
  return {kind: voidPayment, debit: receivables, credit: account, amount: 'amount'};
}

function ofRefund(context: Context, record: WireRecord): Posting {
  const account = purposeNamed(context, textOf(record, 'paymentMethod') ?? '');
  return {kind: refund, debit: receivables, credit: account, amount: 'refundAmount'};
}

/** By entity; undefined where nothing is to be posted. */
export const POSTERS: Readonly<Record<string, Poster>> = {
  invoice: ofInvoice,
  'monthly-invoice': ofMonthlyInvoice,
  'credit-memo': ofCreditMemo,
  payment: ofPayment,
  'refund-order': ofRefund,
};
