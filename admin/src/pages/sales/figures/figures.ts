/** What came in over a range of the calendar, as the server counts it for whoever asks. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {ownTimeZone} from '../../../formatting/local-time';
import {get} from '../../../request/api';
import {useChosenPlatforms} from '../../../access/platform-choice';
import {asList, asNumber, asText, asValues} from '../../../model/parse';

/** CO-748. */
export const RANGES = ['today', 'yesterday', 'week', 'month', 'year'] as const;
export type Range = (typeof RANGES)[number];
export const START_RANGE: Range = 'month';

export function isRange(value: unknown): value is Range {
  return RANGES.some(range => range === value);
}

export type StepKind = 'hour' | 'day' | 'month';

export interface Step {
  /** On the reader's clock: `2026-11-21T09:00`. */
  readonly at: string;
  /** Instants. */
  readonly since: string;
  readonly until: string;
  /** Days on the reader's clock. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Decimal in the base currency; undefined where there is none to see. */
  readonly amount?: string;
}

export interface Figure {
  readonly entity: string;
  readonly count: number;
  readonly amount?: string;
  readonly steps: readonly Step[];
  /** Currencies that the amounts leave out, because no rate is kept for them. */
  readonly withoutRate: readonly string[];
}

export interface Figures {
  readonly range: Range;
  readonly step: StepKind;
  readonly base: string;
  readonly figures: readonly Figure[];
}

function readStep(data: unknown): Step {
  const {at, since, until, from, to, count, amount} = asValues(data);
  return {
    at: asText(at) ?? '',
    since: asText(since) ?? '',
    until: asText(until) ?? '',
    from: asText(from) ?? '',
    to: asText(to) ?? '',
    count: asNumber(count) ?? 0,
    amount: asText(amount),
  };
}

function readFigure(data: unknown): Figure {
  const {entity, steps, withoutRate, ...total} = asValues(data);
  return {
    entity: asText(entity) ?? '',
    count: asNumber(total.count) ?? 0,
    amount: asText(total.amount),
    steps: asList(steps).map(readStep),
    withoutRate: asList(withoutRate).map(each => asText(each) ?? '–'),
  };
}

function readFigures(data: unknown): Figures {
  const {range, step, base, figures} = asValues(data);
  return {
    range: isRange(range) ? range : START_RANGE,
    step: step === 'hour' || step === 'month' ? step : 'day',
    base: asText(base) ?? '',
    figures: asList(figures).map(readFigure),
  };
}

/** Of the platforms chosen in the navbar. The figures of the last range stay until those of the next are there. */
export function useFigures(range: Range) {
  const timeZone = ownTimeZone();
  const proIds = useChosenPlatforms()
    .map(({value}) => value)
    .join(',');
  return useQuery({
    queryKey: ['sales-figures', range, timeZone, proIds],
    placeholderData: keepPreviousData,
    queryFn: async ({signal}) =>
      readFigures(await get('/app/sales/figures', {range, timeZone, ...(proIds === '' ? {} : {proIds})}, signal)),
  });
}
