/** How document numbers are written, and which of them count on from one another. */
import {dayIn} from './time/time-zone';
import type {NumberKeyword} from './vocabulary';

export interface NumberDrawn {
  /** UTC. */
  readonly at: string;
  /** The value of the property that the series is of. */
  readonly per?: unknown;
  /** The time zone of the record, where the number has none of its own. */
  readonly zone?: string;
}

function dayOf({zone}: NumberKeyword, drawn: NumberDrawn): string {
  return dayIn(drawn.at, typeof zone === 'string' ? zone : drawn.zone);
}

/** What numbers share that count on from one another: their year, month or day, and what the series is of. */
export function seriesOf(number: NumberKeyword, drawn: NumberDrawn): string {
  const {pattern, per} = number;
  const [year, month, day] = dayOf(number, drawn).split('-');
  const period = pattern.includes('{dd}')
    ? `${year}-${month}-${day}`
    : pattern.includes('{mm}')
      ? `${year}-${month}`
      : pattern.includes('{yyyy}')
        ? `${year}`
        : '';
  return per === undefined ? period : `${period}/${String(drawn.per)}`;
}

export function numberText(number: NumberKeyword, drawn: NumberDrawn, value: number): string {
  const [year = '', month = '', day = ''] = dayOf(number, drawn).split('-');
  return number.pattern
    .replaceAll('{yyyy}', year)
    .replaceAll('{mm}', month)
    .replaceAll('{dd}', day)
    .replaceAll('{per}', String(drawn.per))
    .replace(/\{seq:([1-9])\}/, (_, digits: string) => String(value).padStart(Number(digits), '0'));
}
