/** Which order or link order each line of a statement pays, as far as whoever imports it may see them. */
import {Decimal} from 'decimal.js';
import {ORDER, PAYMENT} from '@emblem/schemas/values';
import {amountText, type Predicate} from '@emblem/schemas';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {findAll, list} from '../../read';
import {numberOf, textOf} from '../../record-values';
import {reach} from '../../rights/reach';
import type {WireRecord} from '../../values';
import type {StatementLine} from './lines';
import {numbersIn} from './numbers';

/** What may be paid, by the relation that its payments and invoices have to it. */
export const SALES = {order: 'orderId', 'link-order': 'linkOrderId'} as const;
export type SaleKey = keyof typeof SALES;
export const SALE_KEYS: readonly SaleKey[] = ['order', 'link-order'];

export interface Target {
  readonly entity: SaleKey;
  readonly id: number;
  readonly number: string;
  /** The number of the invoice that the line names or that comes to its amount. */
  readonly invoice?: string;
  /** Whose it is; absent for those who may not see that. */
  readonly name?: string;
  readonly currency: string;
  /** What is due and not yet registered as paid, lines before this one included. */
  readonly open: string;
}

export type LineState = 'exact' | 'proposed' | 'none' | 'booked' | 'outgoing' | 'unreadable';

/**
 * Why a line is not simply one of a sale: it pays a `part`, or `more` than is open; its number is of one in another
 * `currency`; `several` numbers stand in it; `amount`: it names no number, but one sale has this amount open.
 */
export type LineReason = 'part' | 'more' | 'currency' | 'several' | 'amount';

export interface MatchedLine extends StatementLine {
  readonly state: LineState;
  readonly reason?: LineReason;
  readonly targets: readonly Target[];
}

/** As many as a screen offers for one amount. */
const CHOICES = 5;
const MAX_DOCUMENTS = 1000;

interface Sale extends Omit<Target, 'open' | 'invoice'> {
  open: Decimal;
  readonly invoices: readonly WireRecord[];
}

function amount(record: WireRecord, name: string): Decimal {
  return new Decimal(String(record[name] ?? 0));
}

async function listReadable(context: Context, key: string, where: Predicate): Promise<readonly WireRecord[]> {
  if (reach(context.actor, context.model.entity(key), context.model, 'read') === false) return [];
  return (await list(context, key, {where, limit: MAX_DOCUMENTS, total: 'none'})).records;
}

function textsOf({reference, payer}: StatementLine): string {
  return `${reference} ${payer}`;
}

/** What payments registered for the sales will take once they are confirmed, by the sale's id. */
async function registeredPayments(
  context: Context,
  relation: string,
  ids: readonly number[],
): Promise<Map<number, Decimal>> {
  const waiting = {all: [{in: [relation, ids]}, {eq: ['status', PAYMENT.status.registered]}]} as const;
  const sums = new Map<number, Decimal>();
  for (const payment of await findAll(asTrusted(context), 'payment', waiting)) {
    const id = numberOf(payment, relation) ?? 0;
    sums.set(id, amount(payment, 'amount').plus(sums.get(id) ?? 0));
  }
  return sums;
}

class Ledger {
  private readonly sales = new Map<string, Sale>();

  constructor(private readonly context: Context) {}

  private async add(entity: SaleKey, records: readonly WireRecord[]): Promise<void> {
    const fresh = records.filter(({id}) => !this.sales.has(`${entity} ${id}`));
    if (fresh.length === 0) return;
    const relation = SALES[entity];
    const ids = fresh.map(({id}) => id);
    const waiting = await registeredPayments(this.context, relation, ids);
    const invoices = await listReadable(this.context, 'invoice', {in: [relation, ids]});
    for (const record of fresh) {
      const name = textOf(record, 'name');
      this.sales.set(`${entity} ${record.id}`, {
        entity,
        id: record.id,
        number: textOf(record, 'number') ?? '',
        ...(name !== null && {name}),
        currency: textOf(record, 'currency') ?? '',
        open: amount(record, 'balanceDue').minus(waiting.get(record.id) ?? 0),
        invoices: invoices.filter(invoice => invoice[relation] === record.id),
      });
    }
  }

  /** Reads those that the lines name, and those that have one of their amounts open. */
  async load(lines: readonly StatementLine[]): Promise<void> {
    const {context} = this;
    const text = lines.map(textsOf).join('\n');
    const numbers = (key: string): readonly string[] => [...new Set(numbersIn(context.model.entity(key), text))];
    const invoices = await listReadable(context, 'invoice', {
      in: ['number', numbers('invoice').slice(0, MAX_DOCUMENTS)],
    });
    const open: Predicate = {
      all: [
        {in: ['balanceDue', [...new Set(lines.map(line => line.amount))].slice(0, MAX_DOCUMENTS)]},
        {in: ['currency', [...new Set(lines.map(({currency}) => currency))]]},
        {in: ['paymentStatus', [ORDER.paymentStatus.payLater, ORDER.paymentStatus.awaitingPayment]]},
      ],
    };
    for (const key of SALE_KEYS) {
      const ids = invoices.map(invoice => numberOf(invoice, SALES[key])).filter(id => id !== null);
      const named: Predicate = {any: [{in: ['id', ids]}, {in: ['number', numbers(key).slice(0, MAX_DOCUMENTS)]}]};
      const isLive: Predicate = key === 'order' ? {ne: ['status', ORDER.status.cancelled]} : {all: []};
      await this.add(key, await listReadable(context, key, named));
      await this.add(key, await listReadable(context, key, {all: [open, isLive]}));
    }
  }

  /** What the numbers in the line lead to. */
  named(line: StatementLine): readonly Sale[] {
    const text = textsOf(line);
    const invoices = new Set(numbersIn(this.context.model.entity('invoice'), text));
    const own = new Set(SALE_KEYS.flatMap(key => numbersIn(this.context.model.entity(key), text)));
    return [...this.sales.values()].filter(
      sale => own.has(sale.number) || sale.invoices.some(({number}) => invoices.has(String(number))),
    );
  }

  withOpen({amount: wanted, currency}: StatementLine): readonly Sale[] {
    return [...this.sales.values()].filter(sale => sale.currency === currency && sale.open.equals(wanted));
  }
}

/** The invoice that the line means: the one it names, else the one of its amount. */
function invoiceOf(context: Context, line: StatementLine, {invoices}: Sale): string | undefined {
  const numbers = new Set(numbersIn(context.model.entity('invoice'), textsOf(line)));
  const found =
    invoices.find(({number}) => numbers.has(String(number))) ??
    invoices.find(invoice => textOf(invoice, 'number') !== null && amount(invoice, 'balanceDue').equals(line.amount));
  return found && (textOf(found, 'number') ?? undefined);
}

function targetOf(context: Context, line: StatementLine, sale: Sale): Target {
  const {invoices: _, open, ...rest} = sale;
  const invoice = invoiceOf(context, line, sale);
  return {...rest, open: amountText(open), ...(invoice !== undefined && {invoice})};
}

function judge(context: Context, ledger: Ledger, line: StatementLine): MatchedLine {
  const told = (state: LineState, sales: readonly Sale[], reason?: LineReason): MatchedLine => {
    const targets = sales.slice(0, CHOICES).map(sale => targetOf(context, line, sale));
    const [sale] = sales;
    // What a line takes for certain is not there for the next one.
    if (state === 'exact' && sale) sale.open = sale.open.minus(line.amount);
    return {...line, state, targets, ...(reason && {reason})};
  };
  const named = ledger.named(line);
  const [sale, another] = named;
  if (another) return told('proposed', named, 'several');
  if (!sale) {
    const open = ledger.withOpen(line);
    return open.length === 0 ? told('none', []) : told('proposed', open, 'amount');
  }
  if (sale.currency !== line.currency) return told('none', [sale], 'currency');
  if (sale.open.equals(line.amount)) return told('exact', [sale]);
  const invoice = invoiceOf(context, line, sale);
  const isInvoice = sale.invoices.some(
    each => each.number === invoice && amount(each, 'balanceDue').equals(line.amount) && sale.open.gte(line.amount),
  );
  if (isInvoice) return told('exact', [sale]);
  return told('proposed', [sale], sale.open.greaterThan(line.amount) ? 'part' : 'more');
}

/** Keys and bank references of lines of this account that were booked before. */
async function bookedBefore(
  context: Context,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const references = lines.map(({bankReference}) => bankReference).filter(reference => reference !== '');
  const where: Predicate = {
    all: [
      {eq: ['bankAccountId', accountId]},
      {any: [{in: ['lineKey', lines.map(({key}) => key)]}, {in: ['bankReference', references]}]},
    ],
  };
  for (const record of await findAll(asTrusted(context), 'bank-statement-line', where)) {
    known.add(String(record.lineKey));
    if (textOf(record, 'bankReference') !== null) known.add(`reference ${String(record.bankReference)}`);
  }
  return known;
}

/** In the order of the file; a line takes from what is open for those after it. */
export async function matchLines(
  context: Context,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<readonly MatchedLine[]> {
  const incoming = lines.filter(({isOutgoing, problem}) => !isOutgoing && problem === undefined);
  const known = new Set(incoming.length === 0 ? [] : await bookedBefore(context, accountId, incoming));
  const ledger = new Ledger(context);
  if (incoming.length > 0) await ledger.load(incoming);
  return lines.map(line => {
    if (line.problem !== undefined) return {...line, state: 'unreadable', targets: []};
    if (line.isOutgoing) return {...line, state: 'outgoing', targets: []};
    const reference = `reference ${line.bankReference}`;
    if (known.has(line.key) || known.has(reference)) return {...line, state: 'booked', targets: []};
    if (line.bankReference !== '') known.add(reference);
    return judge(context, ledger, line);
  });
}
