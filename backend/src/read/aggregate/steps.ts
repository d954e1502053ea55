/** A period of whole days on somebody's clock as instants, and its steps. */
import {GROUP_LIMIT, type Period} from '@emblem/schemas/reports';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import type {Context} from '../../context';
import type {Days, Step, StepUnit} from './types';

const LENGTHS: Readonly<Record<Exclude<StepUnit, 'hour'>, string>> = {
  day: '1 day',
  week: '1 week',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
};

const MS_OF: Readonly<Record<StepUnit, number>> = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  month: 2_419_200_000,
  quarter: 7_776_000_000,
  year: 31_536_000_000,
};

/** A step no longer than needed for as many as can be looked at. */
export function usualStep({from, to}: Pick<Days, 'from' | 'to'>): StepUnit {
  const days = (Date.parse(to) - Date.parse(from)) / MS_OF.day + 1;
  if (days <= 1) return 'hour';
  return days <= 62 ? 'day' : days <= 1100 ? 'month' : 'year';
}

/** 400 where the period has more steps than are ever told. */
export function assertSteps({actor: {language}}: Context, {from, to}: Days, step: StepUnit): void {
  if ((Date.parse(to) - Date.parse(from)) / MS_OF[step] + 2 <= GROUP_LIMIT) return;
  const message = text('tooManySteps', language, {limit: GROUP_LIMIT});
  throw new Refusal(400, message, {errors: {step: message}});
}

export async function periodOf({sql}: Context, {from, to, timeZone}: Days): Promise<Period> {
  const [instants] = await sql<[Pick<Period, 'since' | 'until'>]>`
    select ${from}::timestamp at time zone ${timeZone} as since,
      (${to}::timestamp + interval '1 day') at time zone ${timeZone} as until`;
  return {...instants, from, to};
}

/** As ISO 8601 has it: `+05:30`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

interface Hour extends Step {
  /** Minutes that the clock is ahead of UTC. */
  readonly offset: number;
  readonly isTwice: boolean;
}

/**
 * Hours are instants: one that clocks show twice, as they are put back, is two steps, told apart by their offsets, and
 * one that they leave out is none. Clocks are put forward and back on quarters of an hour.
 */
async function hoursOf({sql}: Context, {from, to, timeZone}: Days): Promise<readonly Step[]> {
  const hours = await sql<Hour[]>`
    with quarter as (
      select at, at at time zone ${timeZone} as local from generate_series(
        ${from}::timestamp at time zone ${timeZone},
        ((${to}::timestamp + interval '1 day') at time zone ${timeZone}) - interval '1 second',
        interval '15 minutes') quarters (at)),
    step as (
      select min(at) as since, max(at) + interval '15 minutes' as until, date_trunc('hour', local) as shown,
        round(extract(epoch from local - (at at time zone 'UTC')) / 60)::int as "offset"
      from quarter group by 3, 4)
    select to_char(shown, 'YYYY-MM-DD"T"HH24:MI') as at, since, until, "offset",
      to_char(shown, 'YYYY-MM-DD') as "from", to_char(shown, 'YYYY-MM-DD') as "to",
      count(*) over (partition by shown) > 1 as "isTwice"
    from step order by since`;
  return hours.map(({offset, isTwice, at, ...step}) => ({...step, at: isTwice ? `${at}${offsetText(offset)}` : at}));
}

/** All steps of a period in their order, whether anything happened in them or not. */
export async function stepsOf(context: Context, days: Days, step: StepUnit): Promise<readonly Step[]> {
  if (step === 'hour') return hoursOf(context, days);
  const {from, to, timeZone} = days;
  const length = LENGTHS[step];
  return context.sql<Step[]>`
    select to_char(steps.at, 'YYYY-MM-DD"T"HH24:MI') as at,
      greatest(steps.at, ${from}::timestamp) at time zone ${timeZone} as since,
      least(steps.at + ${length}::interval, ${to}::timestamp + interval '1 day') at time zone ${timeZone} as until,
      to_char(greatest(steps.at, ${from}::timestamp), 'YYYY-MM-DD') as "from",
      to_char(least(steps.at + ${length}::interval - interval '1 second', ${to}::timestamp), 'YYYY-MM-DD') as "to"
    from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp,
      ${length}::interval) steps (at)
    order by steps.at`;
}
