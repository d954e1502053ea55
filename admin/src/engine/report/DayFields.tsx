/** The first and the last of some days. They are taken over once both are there and in their order. */
import {useState} from 'react';
import {TextField} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {ALL_DAYS, dayRange, isDay, type DayRange} from './period';

interface DayFieldsProps {
  readonly days: DayRange;
  readonly labels: DayRange;
  readonly onChange: (days: DayRange) => void;
}

interface Draft extends DayRange {
  /** The days there were, and those last asked for, which come a moment later; any others end it. */
  readonly since: DayRange;
  readonly asked: DayRange;
}

const isSame = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

export function DayFields({days, labels, onChange}: DayFieldsProps) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>();
  const own = draft && (isSame(draft.since, days) || isSame(draft.asked, days)) ? draft : undefined;
  const shown = own ?? days;
  const isReversed = isDay(shown.from) && isDay(shown.to) && shown.from > shown.to;
  const change = (name: 'from' | 'to', day: string) => {
    const typed = {from: shown.from, to: shown.to, [name]: day};
    const next = dayRange(typed.from, typed.to);
    setDraft({...typed, since: days, asked: next ?? own?.asked ?? days});
    if (next) onChange(next);
  };
  return (['from', 'to'] as const).map(name => (
    <TextField
      key={name}
      type="date"
      size="small"
      label={labels[name]}
      value={shown[name]}
      onChange={event => change(name, event.target.value)}
      error={!isDay(shown[name]) || isReversed}
      helperText={isReversed && name === 'to' ? t('report.badPeriod') : undefined}
      slotProps={{inputLabel: {shrink: true}, htmlInput: {min: ALL_DAYS.from, max: ALL_DAYS.to}}}
      sx={{width: {xs: 'calc(50% - 4px)', sm: 150}}}
    />
  ));
}
