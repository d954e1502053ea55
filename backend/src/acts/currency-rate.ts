/** What currencies are worth today: the rate of a currency is the latest of its rates by day. */
import {Decimal} from 'decimal.js';
import {CURRENCY} from '@emblem/schemas/values';
import type {Context} from '../context';
import {find} from '../read';
import {textOf} from '../record-values';

/** Enough for an amount of 14 digits times a rate of 18. */
export const Exact = Decimal.clone({precision: 50});

/** How much of it one unit of the base currency buys; undefined for a code of no currency that is in use. */
export async function findRate(context: Context, code: string): Promise<Decimal | undefined> {
  const currency = await find(context, 'currency', {
    all: [{eq: ['code', code]}, {eq: ['isUsed', CURRENCY.isUsed.yes]}],
  });
  const rate = currency && textOf(currency, 'rate');
  return rate ? new Exact(rate) : undefined;
}
