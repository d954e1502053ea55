/** Filters by days, both included, with the shortcuts of the specification (last week, month, three months). */
import {Button, Stack, TextField} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {useSay, useT} from '../../i18n/hooks';
import {isLateFilter, lateFilter} from '../../model/late';
import {asText, type Values} from '../../model/parse';
import type {FilterControl, FilterProps} from '../types';
import type {MessageKey} from '../../i18n/keys';
import {dayStart, localDay, monthsAgo} from '../../formatting/local-time';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const keysOf = (name: string) => ({from: `${name}_gte`, to: `${name}_lt`, toDay: `${name}_lte`});

function isMoment(field: Field): boolean {
  return field.kind === 'datetime';
}

function daysOf({field, values}: Omit<FilterProps, 'change'>): Days {
  const keys = keysOf(field.name);
  const from = asText(values[keys.from]);
  if (!isMoment(field)) return {from, to: asText(values[keys.toDay])};
  const to = asText(values[keys.to]);
  return {from: from && localDay(new Date(from)), to: to && localDay(new Date(to), -1)};
}

/** Only what is set: the other day may have been set since this was drawn. */
function toFilter(field: Field, days: Days): Values {
  const keys = keysOf(field.name);
  const {from, to} = days;
  const begin = isMoment(field) ? from && dayStart(from) : from;
  const end = isMoment(field) ? to && dayStart(to, 1) : to;
  return {
    ...('from' in days && {[keys.from]: begin}),
    ...('to' in days && {[isMoment(field) ? keys.to : keys.toDay]: end}),
  };
}

const WEEK = 7;

function shortcuts(): readonly {readonly label: MessageKey; readonly from: string}[] {
  return [
    {label: 'filter.lastWeek', from: localDay(clock.date(), -WEEK)},
    {label: 'filter.lastMonth', from: monthsAgo(1)},
    {label: 'filter.lastThreeMonths', from: monthsAgo(3)},
  ];
}

function Editor({field, values, change}: FilterProps) {
  const t = useT();
  const say = useSay();
  const days = daysOf({field, values});
  const none = {from: undefined, to: undefined};
  const set = (part: Days) => change(toFilter(field, isLateFilter(field, values) ? {...none, ...part} : part));
  const day = (value: string) => (value === '' ? undefined : value);
  return (
    <Stack spacing={1} role="group" aria-label={say(field.label)}>
      <Stack direction="row" spacing={1}>
        <TextField
          autoFocus
          type="date"
          label={t('filter.from')}
          value={days.from ?? ''}
          onChange={event => set({from: day(event.target.value)})}
          slotProps={{inputLabel: {shrink: true}}}
        />
        <TextField
          type="date"
          label={t('filter.to')}
          value={days.to ?? ''}
          onChange={event => set({to: day(event.target.value)})}
          slotProps={{inputLabel: {shrink: true}}}
        />
      </Stack>
      <Stack direction="row" spacing={0.5} sx={{flexWrap: 'wrap'}}>
        {field.isDue && (
          <Button
            variant="text"
            aria-pressed={isLateFilter(field, values)}
            onClick={() => change({...toFilter(field, none), ...lateFilter(field)})}
          >
            {t('filter.late')}
          </Button>
        )}
        {shortcuts().map(({label, from}) => (
          <Button key={label} variant="text" onClick={() => set({from, to: localDay(clock.date())})}>
            {t(label)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function Summary(props: Omit<FilterProps, 'change'>) {
  const t = useT();
  if (isLateFilter(props.field, props.values)) return <>{t('filter.late')}</>;
  const {from, to} = daysOf(props);
  if (to === undefined) return <>≥ {from}</>;
  return from === undefined ? (
    <>≤ {to}</>
  ) : (
    <>
      {from} – {to}
    </>
  );
}

export const dateFilter: FilterControl = {keys: name => Object.values(keysOf(name)), Editor, Summary};
