/** What a month of customer service scores by a rule, and who comes before whom. */
import {Decimal} from 'decimal.js';

/** One thing that a rule measures. Percentages. */
export interface RulePart {
  readonly kind: string;
  readonly weight: string;
  readonly target: string;
  /** Less than this of the target counts as nothing. */
  readonly floor: string;
  /** More than this of the target counts as this. */
  readonly cap: string;
}

const HUNDRED = 100;

/** How much of its target a share reaches, in percent, within floor and cap. */
function reachedPercent(share: Decimal, {target, floor, cap}: RulePart): Decimal {
  const goal = new Decimal(target);
  const percent = goal.isZero() ? new Decimal(HUNDRED) : share.times(HUNDRED).div(goal).times(HUNDRED);
  return percent.lt(floor) ? new Decimal(0) : Decimal.min(percent, cap);
}

/** The weighted mean, two decimals. `shares` are parts of a whole, 0.25 a quarter, by what is measured. */
export function scoreOf(parts: readonly RulePart[], shares: Readonly<Record<string, string>>): string {
  return parts
    .reduce(
      (sum, part) => sum.plus(reachedPercent(new Decimal(shares[part.kind] ?? 0), part).times(part.weight)),
      new Decimal(0),
    )
    .div(HUNDRED)
    .toFixed(2, Decimal.ROUND_HALF_UP);
}

/** Places from 1, the best first; who scores the same shares the place. */
export function ranksOf(scores: readonly string[]): readonly number[] {
  return scores.map(score => 1 + scores.filter(other => new Decimal(other).gt(score)).length);
}
