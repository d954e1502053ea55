/** Kinds of requirements, tasks and bugs, and what comes again. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

const TYPES = [
  ['requirement', 'Product', 'manager', null],
  ['requirement', 'Way of working', null, null],
  ['task', 'Development', null, 240],
  ['task', 'Design', 'designer', 120],
  ['task', 'Content', 'marketing', 60],
  ['bug', 'Shop', null, null],
  ['bug', 'Console', 'manager', null],
] as const;

export const DEVELOPMENT = 3;
export const DESIGN = 4;
export const CONTENT = 5;
export const SHOP_BUG = 6;
export const CONSOLE_BUG = 7;

export interface TypeOptions {
  readonly calendar: Calendar;
  readonly userId: (userName: string) => number;
}

export function taskTypes({userId}: TypeOptions): readonly Row[] {
  return TYPES.map(([appliesTo, name, owner, plannedMinutes], index) => ({
    id: index + 1,
    name,
    appliesTo,
    ownerId: owner === null ? null : userId(owner),
    plannedMinutes,
    state: 1,
    sort: index + 1,
  }));
}

const TEMPLATES = [
  ['Look through the reviews of the week', 'weekly', 3, 'marketing', CONTENT, 45],
  ['Close the month with the factory', 'monthly', 9, 'manager', null, 120],
  ['Renew the certificate of the shop', 'never', null, 'manager', DEVELOPMENT, 30],
] as const;

export function taskTemplates({calendar, userId}: TypeOptions): readonly Row[] {
  return TEMPLATES.map(([title, recurs, next, owner, typeId, plannedMinutes], index) => ({
    id: index + 1,
    title,
    typeId,
    urgency: 2,
    ownerId: userId(owner),
    plannedMinutes,
    recurs,
    nextOn: next === null ? null : calendar.dayFrom(next),
    dueAfterDays: 2,
    state: 1,
    createdAt: calendar.ago(120 - index),
  }));
}
