/** The steps of a chart: what each is called, and how high its bar is. */
import Decimal from 'decimal.js';
import type {Range, Step, StepKind} from './figures';

function format(range: Range, kind: StepKind): Intl.DateTimeFormatOptions {
  if (kind === 'hour') return {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'};
  if (kind === 'month') return {month: 'short'};
  return range === 'week' ? {weekday: 'short', day: 'numeric'} : {month: 'numeric', day: 'numeric'};
}

/** The time is the reader's own already: it is read and written as if it were UTC. */
export function stepName({at}: Pick<Step, 'at'>, range: Range, kind: StepKind, locale: string): string {
  return new Intl.DateTimeFormat(locale, {...format(range, kind), timeZone: 'UTC'}).format(new Date(`${at}Z`));
}

/** Of 0 to 1, the highest is 1; all are 0 where nothing came in. */
export function heights(values: readonly Decimal.Value[]): readonly number[] {
  const highest = Decimal.max(0, ...values);
  return values.map(value => (highest.isZero() ? 0 : new Decimal(value).div(highest).toNumber()));
}

/** Which names stand below a chart: all of a few, else every so many. */
export function isNamed(index: number, steps: number): boolean {
  const every = Math.ceil(steps / 8);
  return index % every === 0;
}
