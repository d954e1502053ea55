/** What a saved view of a report holds: what its address says, without what somebody does not see. */
import {asText, asValues, type Values} from '../../model/parse';
import type {ReportState} from './use-state';

const NAMES = ['range', 'from', 'to', 'compare', 'compareFrom', 'compareTo', 'currency'] as const;

/** The saved view that is open, in the address. */
export const VIEW = 'view';

/** A range moves on with the calendar; days of one's own stay the days that they are. */
export function toStored({range, days, compare, besideDays, currency, filter}: ReportState, standing: boolean): Values {
  return {
    filter,
    report: {
      ...(standing ? {} : range === undefined ? {from: days.from, to: days.to} : {range}),
      compare: compare ?? 'none',
      ...(besideDays ? {compareFrom: besideDays.from, compareTo: besideDays.to} : {}),
      ...(currency === undefined ? {} : {currency}),
    },
  };
}

/** Every parameter of the address, an empty one to be taken out. `names` are the dimensions that may be filtered by. */
export function fromStored(stored: unknown, names: readonly string[]): Readonly<Record<string, string>> {
  const {filter, report} = asValues(stored);
  const held = asValues(report);
  const kept = Object.entries(asValues(filter)).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(NAMES.map(name => [name, asText(held[name]) ?? ''])),
    filter: kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept)),
  };
}
