/**
 * Writes a document into the books of its market as it comes to count: when it is confirmed, paid out or made void. 422
 * at its date when that lies in a period that is closed.
 */
import {ACCOUNTING_PERIOD} from '@emblem/schemas/values';
import type {Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {find, get, todayOf} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {create} from '../../../write';
import {TEXTS} from '../texts';
import {accountOf} from './accounts';
import {POSTERS, type Posting} from './posting';

interface Books {
  readonly market: string;
  /** The day that it is for them, as an ISO date. */
  readonly today: string;
}

async function booksOf(context: Context, record: WireRecord): Promise<Books> {
  const project = await find(context, 'project', {eq: ['id', numberOf(record, 'proId')]});
  const today = await todayOf(context, context.model.entity('journal-entry'), record);
  return {market: (project && textOf(project, 'market')) ?? 'standard', today};
}

function periodOf(context: Context, market: string, day: string): Promise<WireRecord | undefined> {
  const about = [{eq: ['market', market]}, {lte: ['startDate', day]}, {gte: ['endDate', day]}] as const;
  return find(context, 'accounting-period', {all: about});
}

/** Asked once the entry stands: whoever closes the period meanwhile waits for it, or was there first. */
async function requireOpen(context: Context, id: number, day: string, field: string): Promise<void> {
  const period = await get(context, 'accounting-period', id);
  if (period.status !== ACCOUNTING_PERIOD.status.closed) return;
  const {language} = context.actor;
  const message = say(TEXTS.periodClosed, language, {day, name: String(period.name)});
  throw new Refusal(422, message, {errors: {[field]: message}});
}

async function customerOf(context: Context, record: WireRecord): Promise<number | null> {
  const own = numberOf(record, 'memberId');
  if (own !== null) return own;
  for (const [key, relation] of [
    ['order', 'orderId'],
    ['link-order', 'linkOrderId'],
  ] as const) {
    const id = numberOf(record, relation);
    if (id !== null) return numberOf(await get(context, key, id), 'memberId');
  }
  return null;
}

async function write(context: Context, record: WireRecord, posting: Posting, userId: number | null): Promise<void> {
  const {market, today} = await booksOf(context, record);
  const {kind, debit, credit, amount, taxRate = null, taxAmount = null} = posting;
  const postedOn = (posting.day !== undefined && textOf(record, posting.day)) || today;
  const period = await periodOf(context, market, postedOn);
  await create(context, 'journal-entry', {
    postedOn,
    kind,
    market,
    documentNumber: textOf(record, 'number'),
    proId: record.proId,
    periodId: period?.id ?? null,
    orderId: numberOf(record, 'orderId'),
    linkOrderId: numberOf(record, 'linkOrderId'),
    memberId: await customerOf(context, record),
    currency: record.currency,
    debitAccount: await accountOf(context, market, debit),
    creditAccount: await accountOf(context, market, credit),
    amount: record[amount],
    taxRate,
    taxAmount,
    userId,
  });
  if (period) await requireOpen(context, period.id, postedOn, posting.day ?? 'status');
}

export const post: Effect = {
  name: 'post',
  async run(context, {key}, record) {
    const posting = await POSTERS[key]?.(context, record);
    if (!posting || !(Number(record[posting.amount]) > 0)) return;
    const {actor} = context;
    await write(asTrusted(context), record, posting, actor.id);
  },
};
