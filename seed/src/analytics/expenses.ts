import {decimal} from '../money';
import {countedSites} from './visits';
import type {Ground} from './ground';
import {Random} from '../random';
import type {Row} from '../store/row';

interface Cost {
  readonly kind: string;
  readonly description: string;
  /** Cents a month at the largest site. */
  readonly cents: number;
}

const COSTS: readonly Cost[] = [
  {kind: 'advertising', description: 'Search ads', cents: 145_000},
  {kind: 'staff', description: 'Customer service', cents: 420_000},
  {kind: 'software', description: 'Shop and mail service', cents: 38_000},
  {kind: 'fees', description: 'Card fees', cents: 61_000},
];
const MONTHS = 12;
const DAYS_OF_MONTH = 30;
/** A small world sells little. */
const FEW_SHARE = 0.02;

/** What each site cost, month by month. */
export function expenses(ground: Ground): readonly Row[] {
  const {calendar, currencyOf, few} = ground;
  const months = Array.from({length: few ? 2 : MONTHS}, (_, index) => index).reverse();
  return months
    .flatMap(month => countedSites(ground).map((site, place) => ({month, site, place})))
    .flatMap(each => COSTS.slice(0, few ? 2 : undefined).map(cost => ({...each, cost})))
    .map(({month, site, place, cost: {kind, description, cents}}, index) => {
      const random = new Random(`${kind} of site ${place}`, month);
      return {
        id: index + 1,
        proId: site.id,
        day: calendar.dayFrom(-(month * DAYS_OF_MONTH + 3)),
        kind,
        description,
        currency: currencyOf(site.id),
        amount: decimal(Math.round((cents / (place + 1)) * (few ? FEW_SHARE : 1) * (0.8 + random.next() * 0.4))),
        reference: `EX-${String(index + 1).padStart(5, '0')}`,
      };
    });
}
