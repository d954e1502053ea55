/** One day of a calendar with its records. */
import {Box, Button, Typography} from '@mui/material';
import {useDroppable} from '@dnd-kit/core';
import {useLocale, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {CalendarCard, type CardHandling} from './CalendarCard';
import {dayName, today} from './days';

const HEIGHT = 104;

interface DayProps {
  readonly day: string;
  readonly records: readonly EntityRecord[];
  readonly handling: CardHandling;
  /** How many are shown; all where absent. */
  readonly limit?: number;
  /** Of another month than the one that is looked at. */
  readonly faint?: boolean;
  /** As an entry of a list, with the whole date. */
  readonly listed?: boolean;
  readonly onMore?: () => void;
}

function useDayName(day: string): string {
  return dayName(day, useLocale(), {weekday: 'long', year: 'numeric', month: 'long', day: 'numeric'});
}

export function Day({day, records, handling, limit = records.length, faint, listed = false, onMore}: DayProps) {
  const t = useT();
  const locale = useLocale();
  const name = useDayName(day);
  const {setNodeRef, isOver} = useDroppable({id: `day-${day}`});
  const isToday = day === today();
  // One that did not move says why, wherever it stands.
  const shown = records.filter((record, index) => index < limit || handling.refusal?.id === record.id);
  const short = dayName(day, locale, {day: 'numeric'});
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-label={t('calendar.day', {day: name, count: records.length})}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        minWidth: 0,
        minHeight: listed ? undefined : HEIGHT,
        p: 0.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        m: '-0.5px',
        backgroundColor: faint ? 'action.hover' : undefined,
      }}
    >
      <Typography
        component="h3"
        variant="caption"
        sx={{
          alignSelf: 'flex-start',
          px: 0.75,
          borderRadius: 1,
          fontWeight: isToday ? 700 : 500,
          color: isToday ? 'primary.contrastText' : faint ? 'text.secondary' : 'text.primary',
          backgroundColor: isToday ? 'primary.main' : undefined,
        }}
      >
        {listed ? name : short}
      </Typography>
      {shown.length > 0 && (
        <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5}}>
          {shown.map(record => (
            <CalendarCard key={record.id} record={record} handling={handling} />
          ))}
        </Box>
      )}
      {records.length > shown.length && (
        <Button
          variant="text"
          size="small"
          onClick={onMore}
          aria-label={t('calendar.more', {count: records.length - shown.length, day: name})}
          sx={{alignSelf: 'flex-start', minHeight: 22, py: 0, px: 0.75, fontSize: '0.75rem'}}
        >
          +{records.length - shown.length}
        </Button>
      )}
    </Box>
  );
}
