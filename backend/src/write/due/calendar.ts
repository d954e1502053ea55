/** The time in which work is done, from the records of work calendars; every new order asks for it. */
import {ALWAYS, type WorkTime} from '@emblem/schemas';
import {HOLIDAY, WORK_CALENDAR} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {forget, remember} from '../../memory/forget';
import {find, findAll} from '../../read/get';
import {numberOf, textOf} from '../../record-values';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const workTimes = remember<WorkTime>('workTimes', 30_000, 100);

/** A calendar or a holiday has changed. */
export function forgetWorkTimes(context: Context): Promise<void> {
  return forget(context, workTimes);
}

async function load(system: Context, kind: string): Promise<WorkTime> {
  const calendar = await find(system, 'work-calendar', {eq: ['kind', kind]});
  if (!calendar) return ALWAYS;
  const days = await findAll(system, 'holiday', {eq: ['calendarId', calendar.id]});
  const daysOf = (what: string) => days.filter(day => day.kind === what).map(day => textOf(day, 'day') ?? '');
  return {
    zone: textOf(calendar, 'zone') ?? ALWAYS.zone,
    weekdays: DAYS.flatMap((day, index) => (numberOf(calendar, day) === WORK_CALENDAR[day].yes ? [index + 1] : [])),
    begins: textOf(calendar, 'beginsAt') ?? ALWAYS.begins,
    ends: textOf(calendar, 'endsAt') ?? ALWAYS.ends,
    holidays: daysOf(HOLIDAY.kind.free),
    workdays: daysOf(HOLIDAY.kind.worked),
  };
}

/** That of the calendar which is for this; every minute where nobody keeps one. */
export async function workTime(context: Context, kind: string): Promise<WorkTime> {
  const time = await workTimes.getWithin(kind, () => load(asActor(context, SYSTEM), kind));
  return time ?? ALWAYS;
}
