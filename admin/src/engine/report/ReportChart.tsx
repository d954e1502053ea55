/** A chart of one measure, which can be chosen, with its table. */
import {lazy, Suspense, useState} from 'react';
import {Box, MenuItem, Skeleton, TextField, Typography} from '@mui/material';
import {clock} from '@emblem/schemas/clock';
import {GROUP_LIMIT, TIME, type ReportPart} from '@emblem/schemas/reports';
import {useT} from '../../i18n/hooks';
import {openPage} from '../../widgets/address';
import {ReportTable, type ReportTableProps} from './ReportTable';
import type {Row} from './rows';
import type {Figure} from './use-report';

const Chart = lazy(() => import('./Chart'));

/** Bars and slices that can be told apart; the table has all. */
const MOST_BARS = 30;
const MOST_SHARES = 6;
const HEIGHT = 280;

const numberOf = (figure: Figure | undefined): number | null =>
  figure === null || figure === undefined ? null : Number(figure);

function limitOf(show: ReportPart['show'], [name]: readonly string[]): number {
  if (show === 'shares') return MOST_SHARES;
  return show === 'bars' && name !== TIME ? MOST_BARS : GROUP_LIMIT;
}

/** A step that has not begun yet is not drawn: nothing of it is known, not even that it is none. */
function isToCome({[TIME]: at}: Row['of']): boolean {
  return typeof at === 'string' && new Date(at) > clock.date();
}

interface ReportChartProps extends ReportTableProps {
  readonly show: 'bars' | 'lines' | 'shares';
  /** The row at which a line stands. */
  readonly line?: number;
}

function byFigure(name: string) {
  return (a: Row, b: Row) => (numberOf(b.figures[name]) ?? -Infinity) - (numberOf(a.figures[name]) ?? -Infinity);
}

export function ReportChart({show, line, ...table}: ReportChartProps) {
  const t = useT();
  const {by, measures, rows, words, addressOf, label} = table;
  const [chosen, setChosen] = useState(measures[0] ?? '');
  const measure = measures.includes(chosen) ? chosen : (measures[0] ?? '');
  const [name = ''] = by;
  const limit = limitOf(show, by);
  const marked = name === TIME ? rows : [...rows].sort(byFigure(measure)).slice(0, limit);
  const marks = marked.map(({of, figures, earlier}) => {
    const nothing = isToCome(of) ? null : words.nothing(measure);
    return {
      name: words.value(name, of[name]),
      value: numberOf(figures[measure]) ?? (name === TIME ? nothing : null),
      ...(earlier && show !== 'shares' ? {earlier: numberOf(earlier[measure]) ?? nothing} : {}),
    };
  });
  return (
    <>
      {measures.length > 1 && (
        <TextField
          select
          fullWidth={false}
          size="small"
          label={t('report.measure')}
          value={measure}
          onChange={event => setChosen(event.target.value)}
          sx={{mx: 2, mt: 1, minWidth: 160}}
        >
          {measures.map(each => (
            <MenuItem key={each} value={each}>
              {words.measure(each)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box role="img" aria-label={label} sx={{px: 1, '& .MuiChartsSurface-root': {cursor: 'pointer'}}}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart
            kind={show}
            line={line}
            marks={marks}
            label={words.measure(measure)}
            earlierLabel={t('report.earlier')}
            format={value => words.figure(measure, value)}
            axisFormat={words.isShare(measure) ? value => words.figure(measure, value) : undefined}
            onOpen={index => {
              const row = marked[index];
              if (row) openPage(addressOf(row.of));
            }}
          />
        </Suspense>
      </Box>
      {rows.length > marked.length && (
        <Typography variant="caption" color="textSecondary" sx={{px: 2}}>
          {t('report.first', {count: marked.length})}
        </Typography>
      )}
      <Box
        component="details"
        sx={{px: 1, pb: 1, '& > summary': {cursor: 'pointer', px: 1, py: 0.5, fontSize: '0.8125rem'}}}
      >
        <summary>{t('report.asTable')}</summary>
        <ReportTable {...table} />
      </Box>
    </>
  );
}
