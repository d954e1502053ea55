/** Commission in tiers: each share is paid of what is sold beyond its amount, up to the next one's. */
import {Decimal} from 'decimal.js';
import {amountText, roundTo} from '@emblem/schemas';

export interface Tier {
  readonly fromAmount: string;
  /** Percent. */
  readonly rate: string;
}

const HUNDRED = 100;
const RATE_PLACES = 2;

/** Of all that was sold, exact. Below nothing there is nothing to take back from. */
function commissionOf(sold: Decimal, tiers: readonly Tier[]): Decimal {
  const sorted = [...tiers].sort((a, b) => new Decimal(a.fromAmount).cmp(b.fromAmount));
  return sorted.reduce((sum, {fromAmount, rate}, index) => {
    const until = sorted[index + 1]?.fromAmount;
    const end = until === undefined ? sold : Decimal.min(sold, until);
    const within = end.minus(fromAmount);
    return within.gt(0) ? sum.plus(within.times(rate).div(HUNDRED)) : sum;
  }, new Decimal(0));
}

export interface Earned {
  readonly commission: string;
  /** Percent of the amount, as its tiers make it. */
  readonly rate: string;
}

/**
 * What each amount earns, in their order: amounts fill the tiers one after the other, and what is paid back empties
 * them again. Together they earn what their sum does, to the smallest coin of the currency.
 */
export function earningsByTier(
  amounts: readonly string[],
  tiers: readonly Tier[],
  currency: string,
): readonly Earned[] {
  let sold = new Decimal(0);
  let told = new Decimal(0);
  return amounts.map(amount => {
    sold = sold.plus(amount);
    const total = roundTo(currency, commissionOf(sold, tiers));
    const commission = total.minus(told);
    told = total;
    const rate = new Decimal(amount).isZero() ? new Decimal(0) : commission.div(amount).times(HUNDRED);
    return {
      commission: amountText(commission),
      rate: Decimal.max(0, Decimal.min(HUNDRED, rate)).toFixed(RATE_PLACES, Decimal.ROUND_HALF_UP),
    };
  });
}
