/** Which month or week is shown, and the way to others. */
import {Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography} from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import {useLocale, useT} from '../../i18n/hooks';
import {dayName, today, stepSpan, type Span} from './days';

interface CalendarBarProps {
  readonly day: string;
  readonly span: Span;
  readonly days: readonly string[];
  readonly onDay: (day: string) => void;
  readonly onSpan: (span: Span) => void;
}

function useTitle({day, span, days}: Pick<CalendarBarProps, 'day' | 'span' | 'days'>): string {
  const locale = useLocale();
  if (span === 'month') return dayName(day, locale, {year: 'numeric', month: 'long'});
  const format = {year: 'numeric', month: 'short', day: 'numeric'} as const;
  return `${dayName(days[0] ?? day, locale, format)} – ${dayName(days.at(-1) ?? day, locale, format)}`;
}

export function CalendarBar({day, span, days, onDay, onSpan}: CalendarBarProps) {
  const t = useT();
  const title = useTitle({day, span, days});
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, px: 1.25, pt: 1.25}}>
      <IconButton size="small" aria-label={t(`calendar.${span}Before`)} onClick={() => onDay(stepSpan(day, span, -1))}>
        <PreviousIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t(`calendar.${span}After`)} onClick={() => onDay(stepSpan(day, span, 1))}>
        <NextIcon fontSize="small" />
      </IconButton>
      <Typography component="h2" variant="h3" aria-live="polite" sx={{flex: 1, minWidth: 120}}>
        {title}
      </Typography>
      <Button variant="outlined" onClick={() => onDay(today())}>
        {t('calendar.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={span}
        aria-label={t('calendar.span')}
        onChange={(_, chosen: Span | null) => chosen !== null && onSpan(chosen)}
      >
        {(['month', 'week'] as const).map(each => (
          <ToggleButton key={each} value={each} sx={{textTransform: 'none', py: 0.4, px: 1.25, fontSize: '0.75rem'}}>
            {t(`calendar.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
