/** What the steps of a chart are called. */
import {stepInWords, stepNamed} from '@emblem/schemas/reports';
import type {Range, Step, StepKind} from './figures';

function format(range: Range, kind: StepKind): Intl.DateTimeFormatOptions {
  if (kind === 'hour') return {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'};
  if (kind === 'month') return {month: 'short'};
  return range === 'week' ? {weekday: 'short', day: 'numeric'} : {month: 'numeric', day: 'numeric'};
}

/** The time is the reader's own already: it is read and written as if it were UTC. */
export function stepName({at}: Pick<Step, 'at'>, range: Range, kind: StepKind, locale: string): string {
  const step = stepNamed(at);
  const shown = new Intl.DateTimeFormat(locale, {...format(range, kind), timeZone: 'UTC'});
  return stepInWords(shown.format(new Date(`${step.shown}Z`)), step);
}
