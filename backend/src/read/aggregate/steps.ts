/** A period of whole days on somebody's clock as instants, and its steps. */
import {GROUP_LIMIT, type Period} from '@emblem/schemas/reports';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import type {Context} from '../../context';
import type {Days, Step, StepUnit} from './types';

const LENGTHS: Readonly<Record<StepUnit, string>> = {
  hour: '1 hour',
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

export async function stepsOf({sql}: Context, {from, to, timeZone}: Days, step: StepUnit): Promise<readonly Step[]> {
  const length = LENGTHS[step];
  return sql<Step[]>`
    select to_char(steps.at, 'YYYY-MM-DD"T"HH24:MI') as at,
      greatest(steps.at, ${from}::timestamp) at time zone ${timeZone} as since,
      least(steps.at + ${length}::interval, ${to}::timestamp + interval '1 day') at time zone ${timeZone} as until,
      to_char(greatest(steps.at, ${from}::timestamp), 'YYYY-MM-DD') as "from",
      to_char(least(steps.at + ${length}::interval - interval '1 second', ${to}::timestamp), 'YYYY-MM-DD') as "to"
    from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp + interval '23 hours',
      ${length}::interval) steps (at)
    order by steps.at`;
}
