/** What a group is called: its state, its person, its day, week or month. */
import type {Field} from '@emblem/schemas';
import {useLocale, useSay, useT} from '../../../i18n/hooks';
import {asText} from '../../../model/parse';
import type {RecordGroup} from '../../../request/groups';
import type {Grouping, GroupSpan} from '../../list-state/grouping';

const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;

const DATE = {year: 'numeric', month: 'short', day: 'numeric'} as const;
const FORMATS: Readonly<Record<GroupSpan, Intl.DateTimeFormatOptions>> = {
  day: {...DATE, weekday: 'short'},
  week: DATE,
  month: {year: 'numeric', month: 'long'},
};

/** Days of the calendar, which no clock shifts. */
function spanName(first: string, span: GroupSpan, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {...FORMATS[span], timeZone: 'UTC'});
  const from = new Date(`${first}T00:00:00Z`);
  return span === 'week'
    ? format.formatRange(from, new Date(from.getTime() + (DAYS_OF_WEEK - 1) * DAY_MS))
    : format.format(from);
}

export function useGroupName({field, span}: Grouping): (group: RecordGroup) => string {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const optionName = ({options}: Field, value: unknown) => {
    const label = options?.find(option => option.value === value)?.label;
    return label && say(label);
  };
  return ({value, label}) => {
    if (value === null) return t('group.none', {field: say(field.label)});
    const first = asText(value);
    if (span !== undefined && first !== undefined) return spanName(first, span, locale);
    return label ?? optionName(field, value) ?? String(value);
  };
}
