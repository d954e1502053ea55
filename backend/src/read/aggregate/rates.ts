/** What amounts of several currencies are worth in one: by the rate of the day by UTC, the latest at or before it. */
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {conjunction, source} from '../source';

/** Rates are units per one of these (CO-734). */
export const BASE_CURRENCY = 'USD';

/** The same for everybody, whoever asks. */
function rateOn(context: Context, code: Fragment, day: Fragment): Fragment {
  const {sql} = context;
  const rates = source(asTrusted(context), 'currency-rate', {alias: 'k'});
  return sql`case when ${code} = ${BASE_CURRENCY} then 1 else (
    select k.rate from ${sql(rates.entity.table)} k
    where k.currency = ${code} and k.day <= ${day} and ${conjunction(context, rates.where)}
    order by k.day desc limit 1) end`;
}

/**
 * For each currency `c` and day `y` of the pairs what one unit of the base buys of it (`own`) and of the currency
 * asked for (`target`); null where no rate is known. An amount of that very currency needs none.
 */
export function ratesOf(context: Context, pairs: Fragment, asked: string): Fragment {
  const {sql} = context;
  const day = sql`pair.y`;
  return sql`
    select pair.c, pair.y,
      case when pair.c = ${asked} then 1 else ${rateOn(context, sql`pair.c`, day)} end as own,
      case when pair.c = ${asked} then 1 else ${rateOn(context, sql`${asked}::text`, day)} end as target
    from (${pairs}) pair`;
}
