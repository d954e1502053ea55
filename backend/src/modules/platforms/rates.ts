/**
 * The rate of a currency is the latest of its rates by day: who sets one of the two sets the other, so that converter
 * and reports go by the same. Their day is that of UTC, as the help of `currency-rate.day` says: one table of rates
 * serves every platform, and an amount is worth the same whoever asks, wherever they are.
 */
import {Decimal} from 'decimal.js';
import {textOf} from '../../record-values';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {say} from '../../errors';
import {BASE_CURRENCY, find, list} from '../../read';
import type {WireRecord} from '../../values';
import {create, update} from '../../write';
import {refuseIf} from '../../write/values';
import {TEXTS} from './texts';

const todayOf = ({now}: Context): string => new Date(now).toISOString().slice(0, 10);

/** The present rate of a currency: the latest of today or before. */
async function latest(context: Context, currency: string): Promise<WireRecord<'currency-rate'> | undefined> {
  const {records} = await list(asTrusted(context), 'currency-rate', {
    where: {all: [{eq: ['currency', currency]}, {lte: ['day', todayOf(context)]}]},
    sort: [{field: 'day', descending: true}],
    limit: 1,
  });
  return records[0];
}

function isSame(one: string | null, other: string): boolean {
  return one !== null && new Decimal(one).eq(other);
}

/** A rate that is set with the currency is the rate of today. */
export const keepRate: InTransactionHook = {
  name: 'keepRate',
  async inTransaction(context, _entity, after) {
    const [code, rate] = after ? [textOf(after, 'code'), textOf(after, 'rate')] : [null, null];
    if (code === null || rate === null || code === BASE_CURRENCY) return;
    const known = await latest(context, code);
    if (known && isSame(textOf(known, 'rate'), rate)) return;
    const day = todayOf(context);
    if (known?.day === day) await update(asTrusted(context), 'currency-rate', known.id, {rate});
    else await create(asTrusted(context), 'currency-rate', {currency: code, day, rate});
  },
};

/** The currency has the latest of its rates. */
export const followRate: InTransactionHook = {
  name: 'followRate',
  async inTransaction(context, _entity, after, before) {
    const codes = [after, before].map(record => record && textOf(record, 'currency'));
    for (const code of new Set(codes)) {
      const [currency, known] = code
        ? [await find(asTrusted(context), 'currency', {eq: ['code', code]}), await latest(context, code)]
        : [];
      const rate = known && textOf(known, 'rate');
      if (currency && rate && !isSame(textOf(currency, 'rate'), rate))
        await update(asTrusted(context), 'currency', currency.id, {rate});
    }
  },
};

/** Nobody knows the rate of a day to come. */
export const noRateAhead: BeforeValidateHook = {
  name: 'noRateAhead',
  async beforeValidate(context, _entity, values) {
    const isAhead = typeof values.day === 'string' && values.day > todayOf(context);
    refuseIf(context, isAhead ? {day: say(TEXTS.rateAhead, context.actor.language)} : {});
    return values;
  },
};
