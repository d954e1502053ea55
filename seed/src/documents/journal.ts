/** The books: accounts and periods of each market, and what was posted of every document that counts. */
import {
  ACCOUNTING_PERIOD,
  CREDIT_MEMO,
  INVOICE,
  JOURNAL_ENTRY,
  LEDGER_ACCOUNT,
  MONTHLY_INVOICE,
  PAYMENT,
  REFUND_ORDER,
} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {cents, decimal} from '../money';
import type {Row} from '../store/row';

export interface Booked {
  readonly projects: readonly Row[];
  readonly orders: readonly Row[];
  readonly linkOrders: readonly Row[];
  readonly invoices: readonly Row[];
  readonly monthlyInvoices: readonly Row[];
  readonly creditMemos: readonly Row[];
  readonly payments: readonly Row[];
  readonly refunds: readonly Row[];
  readonly calendar: Calendar;
  /** With periods that are long over, so that anything may be posted. */
  readonly few: boolean;
  /** The numbers that documents were given, by id. */
  numbersOf(entity: string): Promise<ReadonlyMap<number, string>>;
}

const {purpose} = LEDGER_ACCOUNT;
const {kind} = JOURNAL_ENTRY;

/** Purpose, name, number in the books of the United States, number in those of Germany (SKR 04). */
const ACCOUNTS = [
  [purpose.receivables, 'Accounts receivable', '1200', '1200'],
  [purpose.revenue, 'Sales', '4000', '4400'],
  [purpose.credits, 'Sales allowances', '4900', '4720'],
  [purpose.card, 'Card clearing', '1020', '1461'],
  [purpose.paypal, 'PayPal', '1030', '1462'],
  [purpose.bankTransfer, 'Bank', '1010', '1800'],
  [purpose.cheque, 'Cheques received', '1040', '1550'],
  [purpose.giftVoucher, 'Gift vouchers', '2300', '3250'],
  [purpose.cash, 'Cash', '1000', '1600'],
  [purpose.other, 'Money in transit', '1090', '1460'],
] as const;

const METHOD_TO_PURPOSE = new Map<unknown, number>([
  [PAYMENT.method.card, purpose.card],
  [PAYMENT.method.paypal, purpose.paypal],
  [PAYMENT.method.bankTransfer, purpose.bankTransfer],
]);
const NAME_TO_PURPOSE = new Map<unknown, number>([
  ['Credit card', purpose.card],
  ['PayPal', purpose.paypal],
  ['Bank transfer', purpose.bankTransfer],
]);

/** So many of the last months are still open. */
const OPEN_MONTHS = 2;
const MONTHS = 13;
/** Where there are few, so many of them, which ended so many months ago. */
const FEW_MONTHS = 3;
const LONG_AGO = 36;

interface Entry {
  readonly kind: number;
  readonly day: string;
  /** When it was posted, to put entries in their order. */
  readonly at: string;
  readonly of: Row;
  readonly number: string | undefined;
  readonly debit: number;
  readonly credit: number;
  readonly amount: unknown;
  readonly taxRate?: unknown;
  readonly taxAmount?: unknown;
}

const dayOf = (moment: unknown): string => String(moment).slice(0, 'YYYY-MM-DD'.length);

function marketsOf(projects: readonly Row[]): readonly string[] {
  return [...new Set(projects.map(({market}) => String(market ?? 'standard')))];
}

export function ledgerAccounts(projects: readonly Row[]): readonly Row[] {
  const german = 'german';
  const rows = marketsOf(projects).flatMap(market =>
    ACCOUNTS.map(([what, name, here, there]) => ({
      market,
      purpose: what,
      name,
      number: market === german ? there : here,
    })),
  );
  return rows.map((row, index) => ({id: index + 1, ...row}));
}

/** Months of each market, oldest first: `count` of them, of which the last is `ended` months ago. */
function periods(projects: readonly Row[], day: string, count: number, ended: number): readonly Row[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const rows = marketsOf(projects).flatMap(market =>
    Array.from({length: count}, (_, index) => {
      const back = count - 1 - index + ended;
      const first = new Date(Date.UTC(year, month - 1 - back, 1));
      const last = new Date(Date.UTC(year, month - back, 0));
      const isClosed = back - ended >= OPEN_MONTHS;
      const closedAt = new Date(Date.UTC(year, month - back, 6, 9)).toISOString();
      return {
        market,
        name: dayOf(first.toISOString()).slice(0, 'YYYY-MM'.length),
        startDate: dayOf(first.toISOString()),
        endDate: dayOf(last.toISOString()),
        status: isClosed ? ACCOUNTING_PERIOD.status.closed : ACCOUNTING_PERIOD.status.open,
        closedAt: isClosed ? closedAt : null,
      };
    }),
  );
  return rows.map((row, index) => ({id: index + 1, ...row, createdAt: `${row.startDate}T00:00:00.000Z`}));
}

function taxWithin(amount: unknown, rate: unknown): string | null {
  const share = Number(rate ?? 0);
  return share > 0 ? decimal(Math.round(cents(amount) - cents(amount) / (1 + share))) : null;
}

async function invoiceEntries({
  invoices,
  monthlyInvoices,
  orders,
  calendar,
  numbersOf,
}: Booked): Promise<readonly Entry[]> {
  const [own, monthly] = [await numbersOf('invoice'), await numbersOf('monthly-invoice')];
  const accounts = {kind: kind.invoice, debit: purpose.receivables, credit: purpose.revenue};
  const tax = (id: unknown): number =>
    orders
      .filter(({monthlyInvoiceId}) => monthlyInvoiceId === id)
      .reduce((sum, {taxPrice}) => sum + cents(taxPrice), 0);
  return [
    ...invoices
      .filter(({confirmStatus}) => confirmStatus === INVOICE.confirmStatus.confirmed)
      .map(row => ({
        ...accounts,
        day: dayOf(row.invoiceDate),
        at: calendar.after(String(row.createdAt), 1),
        of: row,
        number: own.get(Number(row.id)),
        amount: row.finalTotal,
        taxRate: row.taxRate,
        taxAmount: row.taxPrice,
      })),
    ...monthlyInvoices
      .filter(({confirmStatus}) => confirmStatus === MONTHLY_INVOICE.confirmStatus.confirmed)
      .map(row => ({
        ...accounts,
        day: dayOf(row.invoiceDate),
        at: String(row.createdAt),
        of: row,
        number: monthly.get(Number(row.id)),
        amount: row.total,
        taxAmount: decimal(tax(row.id)),
      })),
  ];
}

async function creditEntries({creditMemos, invoices, numbersOf}: Booked): Promise<readonly Entry[]> {
  const numbers = await numbersOf('credit-memo');
  const rates = new Map(invoices.map(({id, taxRate}) => [id, taxRate]));
  return creditMemos
    .filter(({status}) => status === CREDIT_MEMO.status.confirmed)
    .map(row => {
      const taxRate = rates.get(Number(row.invoiceId));
      return {
        kind: kind.creditMemo,
        debit: purpose.credits,
        credit: purpose.receivables,
        day: dayOf(row.creditDate),
        at: String(row.createdAt),
        of: row,
        number: numbers.get(Number(row.id)),
        amount: row.amount,
        taxRate,
        taxAmount: taxWithin(row.amount, taxRate),
      };
    });
}

async function moneyEntries({payments, refunds, numbersOf}: Booked): Promise<readonly Entry[]> {
  const [paid, back] = [await numbersOf('payment'), await numbersOf('refund-order')];
  return [
    ...payments
      .filter(({status}) => status === PAYMENT.status.confirmed)
      .map(row => ({
        kind: kind.payment,
        debit: METHOD_TO_PURPOSE.get(row.method) ?? purpose.other,
        credit: purpose.receivables,
        day: dayOf(row.receivedOn),
        at: String(row.createdAt),
        of: row,
        number: paid.get(Number(row.id)),
        amount: row.amount,
      })),
    ...refunds
      .filter(({refundStatus}) => refundStatus !== REFUND_ORDER.refundStatus.notRefunded)
      .map(row => ({
        kind: kind.refund,
        debit: purpose.receivables,
        credit: NAME_TO_PURPOSE.get(row.paymentMethod) ?? purpose.other,
        day: dayOf(row.refundedAt),
        at: String(row.refundedAt),
        of: row,
        number: back.get(Number(row.id)),
        amount: row.refundAmount,
      })),
  ];
}

interface Books {
  readonly markets: ReadonlyMap<unknown, string>;
  /** Number of the account by market and purpose. */
  readonly accounts: ReadonlyMap<string, unknown>;
  readonly months: readonly Row[];
  customerOf(document: Row): unknown;
}

function rowOf({markets, accounts, months, customerOf}: Books, entry: Entry, index: number): Row {
  const {day, of, number = null, debit, credit, amount, taxRate = null, taxAmount = null} = entry;
  const market = markets.get(of.proId) ?? 'standard';
  const period = months.find(
    each => each.market === market && String(each.startDate) <= day && day <= String(each.endDate),
  );
  const {proId, orderId = null, linkOrderId = null, currency} = of;
  return {
    id: index + 1,
    kind: entry.kind,
    postedOn: day,
    documentNumber: number,
    market,
    proId,
    periodId: period?.id ?? null,
    orderId,
    linkOrderId,
    memberId: customerOf(of) ?? null,
    currency,
    debitAccount: accounts.get(`${market} ${debit}`),
    creditAccount: accounts.get(`${market} ${credit}`),
    amount,
    taxRate,
    taxAmount,
    createdAt: `${day}T12:00:00.000Z`,
  };
}

function booksOf({projects, orders, linkOrders, calendar, few}: Booked): Books {
  const customers = new Map<unknown, unknown>(orders.map(({id, memberId}) => [id, memberId]));
  const linked = new Map<unknown, unknown>(linkOrders.map(({id, memberId}) => [id, memberId]));
  return {
    markets: new Map(projects.map(({id, market}) => [id, String(market ?? 'standard')])),
    accounts: new Map(
      ledgerAccounts(projects).map(each => [`${String(each.market)} ${String(each.purpose)}`, each.number]),
    ),
    months: few ? periods(projects, calendar.day, FEW_MONTHS, LONG_AGO) : periods(projects, calendar.day, MONTHS, 0),
    customerOf: ({memberId, orderId, linkOrderId}) => memberId ?? customers.get(orderId) ?? linked.get(linkOrderId),
  };
}

/** Periods with how many entries they have, and the entries in the order of their moments. */
export async function journal(booked: Booked): Promise<Readonly<Record<string, readonly Row[]>>> {
  const books = booksOf(booked);
  const rows = [...(await invoiceEntries(booked)), ...(await creditEntries(booked)), ...(await moneyEntries(booked))]
    .filter(({amount}) => cents(amount) > 0)
    .sort((one, other) => one.at.localeCompare(other.at))
    .map((entry, index) => rowOf(books, entry, index));
  const count = (id: unknown): number => rows.filter(({periodId}) => periodId === id).length;
  return {
    'accounting-period': books.months.map(each => ({...each, entryCount: count(each.id)})),
    'journal-entry': rows,
  };
}
