/** The figures of a report from the server. */
import {keepPreviousData, useQuery, type UseQueryResult} from '@tanstack/react-query';
import type {Scalar} from '@emblem/schemas';
import type {Period, Report, ReportPart} from '@emblem/schemas/reports';
import {ownTimeZone} from '../../formatting/local-time';
import {asList, asNumber, asText, asTexts, asValues, type Values} from '../../model/parse';
import {send, sendJson} from '../../request/http';
import {REST} from '../../request/rest';
import type {ReportState} from './use-state';

export type Figure = number | string | null;

/** Of how many records a figure is, and of how many it could be. */
export interface Share {
  readonly of: number;
  readonly all: number;
}

/** By measure. */
export type Shares = Readonly<Record<string, Share>>;

export interface Group {
  readonly of: Readonly<Record<string, Scalar>>;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly shares: Shares;
}

export interface Step extends Period {
  readonly at: string;
}

export interface Figures {
  readonly groups: readonly Group[];
  readonly totals: Readonly<Record<string, Figure>>;
  readonly shares: Shares;
  readonly steps: readonly Step[];
  readonly period: Period;
}

export interface ReportAnswer extends Figures {
  /** Those that the user may see. */
  readonly measures: readonly string[];
  readonly more: boolean;
  readonly base: string;
  readonly step: string;
  /** Currencies without a rate of the day, and how many records are left out of amounts for it. */
  readonly withoutRate: readonly string[];
  readonly recordsWithoutRate: number;
  /** By dimension: ids to names. */
  readonly names: Readonly<Record<string, Values>>;
  readonly earlier?: Figures;
}

function scalar(value: unknown): Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function figuresOf(data: unknown): Readonly<Record<string, Figure>> {
  return Object.fromEntries(
    Object.entries(asValues(data)).map(([name, value]) => [name, asNumber(value) ?? asText(value) ?? null]),
  );
}

function sharesOf(data: unknown): Shares {
  return Object.fromEntries(
    Object.entries(asValues(data)).map(([name, share]) => {
      const {of, all} = asValues(share);
      return [name, {of: asNumber(of) ?? 0, all: asNumber(all) ?? 0}];
    }),
  );
}

function groupOf(data: unknown): Group {
  const {of, figures, shares} = asValues(data);
  return {
    of: Object.fromEntries(Object.entries(asValues(of)).map(([name, value]) => [name, scalar(value)])),
    figures: figuresOf(figures),
    shares: sharesOf(shares),
  };
}

function periodOf(data: unknown): Period {
  const {since, until, from, to} = asValues(data);
  return {since: asText(since) ?? '', until: asText(until) ?? '', from: asText(from) ?? '', to: asText(to) ?? ''};
}

function readFigures(data: unknown): Figures {
  const {groups, totals, shares, steps, period} = asValues(data);
  return {
    groups: asList(groups).map(groupOf),
    totals: figuresOf(totals),
    shares: sharesOf(shares),
    steps: asList(steps).map(step => ({at: asText(asValues(step).at) ?? '', ...periodOf(step)})),
    period: periodOf(period),
  };
}

/** The figures of a report, or of a part of a home, as the server answers them. */
export function readAnswer(data: unknown): ReportAnswer {
  const {measures, more, base, step, withoutRate, recordsWithoutRate, names, earlier} = asValues(data);
  return {
    ...readFigures(data),
    measures: asTexts(measures),
    more: more === true,
    base: asText(base) ?? '',
    step: asText(step) ?? 'day',
    withoutRate: asList(withoutRate).map(each => asText(each) ?? '–'),
    recordsWithoutRate: asNumber(recordsWithoutRate) ?? 0,
    names: Object.fromEntries(Object.entries(asValues(names)).map(([name, values]) => [name, asValues(values)])),
    ...(earlier === undefined ? {} : {earlier: readFigures(earlier)}),
  };
}

/** What the server is asked for a part of a report. */
function queryOf(
  report: Report,
  {by = [], measures = report.measures}: ReportPart,
  {days, compare, besideDays, currency, filter}: ReportState,
  list?: Values,
): string {
  return new URLSearchParams({
    ...days,
    timeZone: ownTimeZone(),
    by: by.join(','),
    measures: measures.join(','),
    ...(compare ? {compare} : {}),
    ...(besideDays ? {compareFrom: besideDays.from, compareTo: besideDays.to} : {}),
    ...(currency ? {currency} : {}),
    filter: JSON.stringify(filter),
    ...(list ? {list: JSON.stringify(list)} : {}),
  }).toString();
}

/** A part with all of its groups as a workbook, which says how its figures are made. */
export async function fetchWorkbook(report: Report, part: ReportPart, state: ReportState): Promise<Blob> {
  const path = `${REST}/reports/${report.$id}?${queryOf(report, part, state)}&format=xlsx`;
  return (await send(path, {headers: {Accept: '*/*'}})).body;
}

/** Of one part alone, as some measures take the server longer; the last figures stay until the next are there. */
export function useReport(
  report: Report,
  part: ReportPart,
  state: ReportState,
  /** The filter of a list that the figures are of, as the server takes it. */
  list?: Values,
): UseQueryResult<ReportAnswer> {
  const query = queryOf(report, part, state, list);
  return useQuery({
    queryKey: ['report', report.$id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({signal}) => readAnswer(await sendJson(`${REST}/reports/${report.$id}?${query}`, {signal})),
  });
}
