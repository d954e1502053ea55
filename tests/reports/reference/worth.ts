/** What an amount is worth in another currency on a day. */
import {Decimal} from 'decimal.js';
import {asText, type Json} from '../../harness/json';

/** Enough digits for all that is added up and divided here. */
export const Exact = Decimal.clone({precision: 60});

/** What rates are units per one of. */
const USUAL = 'USD';

export class Rates {
  private readonly latestFirst: readonly Json[];

  constructor(rates: readonly Json[]) {
    this.latestFirst = [...rates].sort((one, other) => asText(other.day).localeCompare(asText(one.day)));
  }

  private on(currency: unknown, day: string): Decimal | undefined {
    if (currency === USUAL) return new Exact(1);
    const rate = this.latestFirst.find(each => each.currency === currency && asText(each.day) <= day);
    return rate && new Exact(asText(rate.rate));
  }

  /** Undefined where no rate of the day is known. An amount in that very currency needs none. */
  worth(amount: Decimal, currency: unknown, wanted: string, day: string): Decimal | undefined {
    if (currency === wanted) return amount;
    const [own, target] = [this.on(currency, day), this.on(wanted, day)];
    return own && target && amount.times(target).div(own);
  }
}
