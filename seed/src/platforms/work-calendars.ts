/** Hours of work in Shanghai, with the public holidays of China and the days that are made up for them. */
import {HOLIDAY, WORK_CALENDAR} from '@emblem/schemas/values';
import type {WorkTime} from '@emblem/schemas';
import type {Row} from '../store/row';

const HOURS = {beginsAt: '09:00', endsAt: '18:00'} as const;

/** As announced for 2026: the first and the last day. */
const HOLIDAYS_2026 = [
  ['元旦 New Year', '2026-01-01', '2026-01-03'],
  ['春节 Spring Festival', '2026-02-15', '2026-02-23'],
  ['清明节 Qingming', '2026-04-04', '2026-04-06'],
  ['劳动节 Labour Day', '2026-05-01', '2026-05-05'],
  ['端午节 Dragon Boat Festival', '2026-06-19', '2026-06-21'],
  ['中秋节 Mid-Autumn Festival', '2026-09-25', '2026-09-27'],
  ['国庆节 National Day', '2026-10-01', '2026-10-07'],
] as const;

const WORKED_2026 = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'];

const DAY = 86_400_000;

function daysBetween(first: string, last: string): readonly string[] {
  const [begin, end] = [Date.parse(first), Date.parse(last)];
  return Array.from({length: (end - begin) / DAY + 1}, (_, index) =>
    new Date(begin + index * DAY).toISOString().slice(0, 10),
  );
}

const FREE = HOLIDAYS_2026.flatMap(([name, first, last]) => daysBetween(first, last).map(day => ({name, day})));

export function workCalendars(): readonly Row[] {
  const zone = WORK_CALENDAR.zone.shanghai;
  const {office, warehouse} = WORK_CALENDAR.kind;
  return [
    {id: 1, kind: office, name: '办公室 Office', zone, ...HOURS},
    {id: 2, kind: warehouse, name: '仓库 Warehouse', zone, ...HOURS},
  ];
}

export function holidays(): readonly Row[] {
  const days = [
    ...FREE.map(day => ({...day, kind: HOLIDAY.kind.free})),
    ...WORKED_2026.map(day => ({name: '调休 Made up', day, kind: HOLIDAY.kind.worked})),
  ];
  return workCalendars()
    .flatMap(({id}) => days.map(day => ({...day, calendarId: id})))
    .map((day, index) => ({id: index + 1, ...day}));
}

/** The same as time to count with. */
export const WORK_TIME: WorkTime = {
  zone: WORK_CALENDAR.zone.shanghai,
  weekdays: [1, 2, 3, 4, 5],
  begins: HOURS.beginsAt,
  ends: HOURS.endsAt,
  holidays: FREE.map(({day}) => day),
  workdays: WORKED_2026,
};
