/** What is chosen on a report's page; it stands in the address, so that the page can be linked to as it is. */
import {useLayoutEffect, useMemo, useRef} from 'react';
import {useSearchParams} from 'react-router';
import type {Report, ReportComparisonChoice} from '@emblem/schemas/reports';
import {clock} from '@emblem/schemas/clock';
import {asValues, type Values} from '../../model/parse';
import {ALL_DAYS, dayRange, daysOf, rangeNamed, type DayRange, type Range} from './period';

export interface ReportState {
  /** Undefined where days of one's own are chosen. */
  readonly range: Range | undefined;
  readonly days: DayRange;
  readonly compare: ReportComparisonChoice | undefined;
  /** Where it is compared with days of one's own. */
  readonly besideDays?: DayRange;
  /** Three letters; undefined for the metric's own. */
  readonly currency?: string;
  /** Values by dimension. */
  readonly filter: Values;
}

export interface ReportChoice {
  readonly state: ReportState;
  /** Sets parameters of the address; an empty one is taken out. */
  change(parameters: Readonly<Record<string, string>>): void;
}

export interface FilteredChoice extends ReportChoice {
  /** Sets values of the filter; undefined takes one out. */
  changeFilter(part: Values): void;
}

const NO_COMPARISON = 'none';

function readFilter(text: string | null): Values {
  try {
    return asValues(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function comparisonOf({compare}: Report, search: URLSearchParams): Pick<ReportState, 'compare' | 'besideDays'> {
  const asked = search.get('compare');
  if (asked === NO_COMPARISON) return {compare: undefined};
  const besideDays = dayRange(search.get('compareFrom'), search.get('compareTo'));
  if (asked === 'days' && besideDays) return {compare: asked, besideDays};
  return {compare: asked === 'earlier' || asked === 'year' ? asked : compare};
}

function read(report: Report, search: URLSearchParams): ReportState {
  const days = dayRange(search.get('from'), search.get('to'));
  const rest = {
    ...comparisonOf(report, search),
    currency: search.get('currency') ?? undefined,
    filter: readFilter(search.get('filter')),
  };
  if (report.standing) return {range: undefined, days: ALL_DAYS, ...rest};
  if (days) return {range: undefined, days, ...rest};
  const range = rangeNamed(search.get('range')) ?? report.range ?? 'month';
  return {range, days: daysOf(range, clock.date()), ...rest};
}

export function useReportState(report: Report): FilteredChoice {
  const [search, setSearch] = useSearchParams();
  // As it was set last: the page may not have been drawn with it yet.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const state = useMemo(() => read(report, search), [report, search]);
  const change = (parameters: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(parameters))
      if (value === '') next.delete(name);
      else next.set(name, value);
    latest.current = next;
    setSearch(next, {replace: true});
  };
  const changeFilter = (part: Values) => {
    const filter = {...readFilter(latest.current.get('filter')), ...part};
    const next = Object.entries(filter).filter(([, value]) => value !== undefined);
    change({filter: next.length === 0 ? '' : JSON.stringify(Object.fromEntries(next))});
  };
  return {state, change, changeFilter};
}
