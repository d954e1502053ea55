/**
 * A list by days, a month or a week at a time: to drag a record to another day, or to move it there by Shift and an
 * arrow, changes its date. On a phone it is a list of the days that have records.
 */
import {useMemo, useState} from 'react';
import {Alert, Box, Skeleton, Typography, useMediaQuery, type Theme} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useLocale, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {DragFrame} from '../drag/DragFrame';
import {HeldCard} from '../drag/HeldCard';
import {useListState} from '../list-state/list-state';
import {CalendarBar} from './CalendarBar';
import {CardText} from './CalendarCard';
import {Day} from './Day';
import {dayName, daysOf, isInMonth, today, type Span} from './days';
import {useDays} from './use-days';
import {useDaysDrag} from './use-days-drag';
import {RetryAlert} from '../../widgets/RetryAlert';

/** Records of a day that a month has room for. */
const FEW = 3;

interface DaysProps {
  readonly field: Field;
  readonly day: string;
  readonly span: Span;
  readonly days: readonly string[];
  readonly onDay: (day: string) => void;
  readonly onSpan: (span: Span) => void;
}

function WeekDays({days}: {readonly days: readonly string[]}) {
  const locale = useLocale();
  return days.slice(0, 7).map(day => (
    <Typography key={day} variant="caption" color="textSecondary" aria-hidden sx={{px: 1.25, py: 0.5}} noWrap>
      {dayName(day, locale, {weekday: 'short'})}
    </Typography>
  ));
}

function Days({field, day, span, days, onDay, onSpan}: DaysProps) {
  const t = useT();
  const wide = useMediaQuery<Theme>(theme => theme.breakpoints.up('sm'));
  const found = useDays(field, days);
  const {byDay} = found;
  const {held, handling, take, leave, drop} = useDaysDrag({field, day, days, wide, byDay, onDay});
  const recordsOf = (each: string) => byDay.get(each) ?? [];
  if (found.error)
    return (
      <RetryAlert sx={{m: 1.25}} onRetry={found.retry}>
        {messageOf(found.error)}
      </RetryAlert>
    );
  if (found.isPending) return <Skeleton variant="rounded" height={320} sx={{m: 1.25}} aria-busy />;
  const listed = days.filter(each => (span === 'week' || isInMonth(each, day)) && recordsOf(each).length > 0);
  return (
    <DragFrame
      instructions={t('calendar.instructions')}
      held={
        held && (
          <HeldCard sx={{borderRadius: 1, px: 0.75, py: 0.5}}>
            <CardText record={held} />
          </HeldCard>
        )
      }
      onTake={take}
      onLeave={leave}
      onDrop={drop}
    >
      {found.isPartial && (
        <Alert severity="info" sx={{mx: 1.25, mt: 1}}>
          {t('calendar.partial', {count: found.count, total: found.total})}
        </Alert>
      )}
      {found.isElsewhere && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{px: 1.5, pt: 0.5}}>
          {t('calendar.zoned')}
        </Typography>
      )}
      {listed.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 1.5, pt: 1}}>
          {t(`calendar.${span}Empty`)}
        </Typography>
      )}
      <Box
        aria-busy={found.isFetching}
        sx={{
          p: 1.25,
          display: 'grid',
          gridTemplateColumns: wide ? 'repeat(7, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          rowGap: wide ? 0 : 1,
        }}
      >
        {wide && <WeekDays days={days} />}
        {(wide ? days : listed).map(each => (
          <Day
            key={each}
            day={each}
            records={recordsOf(each)}
            handling={handling}
            listed={!wide}
            limit={wide && span === 'month' ? FEW : undefined}
            faint={span === 'month' && !isInMonth(each, day)}
            onMore={() => {
              onDay(each);
              onSpan('week');
            }}
          />
        ))}
      </Box>
    </DragFrame>
  );
}

export default function Calendar() {
  const {view} = useListState();
  const [day, setDay] = useState(today);
  const [span, setSpan] = useState<Span>('month');
  const days = useMemo(() => daysOf(day, span), [day, span]);
  const field = view.entity.field[view.list.calendar ?? ''];
  if (!field) return null;
  const shown = {day, span, days, onDay: setDay, onSpan: setSpan};
  return (
    <>
      <CalendarBar {...shown} />
      <Days field={field} {...shown} />
    </>
  );
}
