/** `/app/currency/convert`: an amount in another currency, through both rates against the base (CO-734, DA-565). */
import {Decimal} from 'decimal.js';
import {Exact, findRate} from '../../acts/currency-rate';
import {badInput, requiredText} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import {say} from '../../errors';
import {TEXTS} from './texts';

/** As many digits as a rate is kept with. */
const RATE_DIGITS = 8;

async function rateOf(context: Context, input: Values, name: string): Promise<Decimal> {
  const rate = await findRate(context, requiredText(context, input, name).toUpperCase());
  return rate ?? badInput(context, name, say(TEXTS.notUsed, context.actor.language));
}

/**
 * Amount and result are texts with two digits after the point in every currency (DA-565), `rate` says how much of `to`
 * one unit of `from` is, with eight.
 */
export const convertCurrency: Act<'convertCurrency'> = {
  name: 'convertCurrency',
  async run(context, input) {
    const amount = new Exact(input.amount);
    const [from, to] = [await rateOf(context, input, 'from'), await rateOf(context, input, 'to')];
    return {
      from: requiredText(context, input, 'from').toUpperCase(),
      to: requiredText(context, input, 'to').toUpperCase(),
      amount: amount.toFixed(2),
      rate: to.div(from).toFixed(RATE_DIGITS, Decimal.ROUND_HALF_UP),
      result: amount.times(to).div(from).toFixed(2, Decimal.ROUND_HALF_UP),
    };
  },
};
