/** A chart of one measure, which can be chosen, with its table. */
import {lazy, Suspense, useRef, useState} from 'react';
import {Box, Skeleton, Typography} from '@mui/material';
import {TIME, type ReportPart, type ReportRow} from '@emblem/schemas/reports';
import {useT} from '../../i18n/hooks';
import {openPage} from '../../widgets/address';
import {download} from '../exchange/save-file';
import {ChartHead} from './ChartHead';
import type {ChartKind, Mark} from './chart/props';
import {printedChart} from './chart/printed';
import {fold, type Folded} from './fold';
import {pictureOf} from './picture';
import {ReportTable, type ReportTableProps} from './ReportTable';
import type {Figure} from './use-report';

const Chart = lazy(() => import('./Chart'));

/** Bars and slices beside that of the rest; the table has all. */
const MAX_BARS = 12;
const MAX_SHARES = 5;
const HEIGHT = 280;

const numberOf = (figure: Figure | undefined): number | null =>
  figure === null || figure === undefined ? null : Number(figure);

function kindOf(show: ReportChartProps['show'], name: string): ChartKind {
  return show === 'bars' && name === TIME ? 'columns' : show;
}

interface ReportChartProps extends ReportTableProps {
  readonly show: Exclude<ReportPart['show'], 'tiles' | 'table'>;
  /** The row at which a line stands. */
  readonly line?: number;
  /** What stands under the title of its picture: the period. */
  readonly about?: string;
}

/** Steps are drawn one and all, in their order. */
function useFolded({show, by, rows, words, totals, earlierTotals}: ReportChartProps, measure: string): Folded {
  const [name = ''] = by;
  // What is of the earlier period alone has no share of this one.
  const drawn = show === 'shares' ? rows.filter(({isEarlier}) => isEarlier !== true) : rows;
  if (name === TIME) return {shown: drawn};
  const most = show === 'shares' ? MAX_SHARES : MAX_BARS;
  return fold(drawn, {measure, most, addsUp: words.addsUp(measure, name), totals, earlierTotals});
}

function useMarks(props: ReportChartProps, {shown, rest}: Folded, measure: string): readonly Mark[] {
  const t = useT();
  const {show, by, rows, more, words} = props;
  const [name = ''] = by;
  const nothing = name === TIME ? words.nothing(measure) : null;
  const marks = shown.map((row: ReportRow): Mark => ({
    name: words.value(name, row.of[name]),
    title: words.valueIn(row, name),
    value: numberOf(row.figures[measure]) ?? (row.isEarlier === true ? null : nothing),
    isUnfinished: row.isUnfinished,
    ...(row.earlier && show !== 'shares' ? {earlier: numberOf(row.earlier[measure]) ?? words.nothing(measure)} : {}),
  }));
  if (!rest) return marks;
  const left = rows.length - shown.length;
  const others = t('report.others', {count: more ? `${left}+` : left});
  const earlier = show === 'shares' ? {} : {earlier: numberOf(rest.earlier)};
  return [...marks, {name: others, value: numberOf(rest.figure), isRest: true, ...earlier}];
}

export function ReportChart(props: ReportChartProps) {
  const t = useT();
  const {show, line, about = '', ...table} = props;
  const {by, measures, rows, words, addressOf, label, mayExport} = table;
  const [chosen, setChosen] = useState(measures[0] ?? '');
  const measure = measures.includes(chosen) ? chosen : (measures[0] ?? '');
  const folded = useFolded(props, measure);
  const marks = useMarks(props, folded, measure);
  const {shown, rest} = folded;
  const drawn = useRef<HTMLDivElement>(null);
  const title = `${words.measure(measure)}: ${by.map(words.dimension).join(', ')}`;
  const save = async () => {
    if (drawn.current) await download(pictureOf(drawn.current, {title, about}), `${table.file}-${measure}.png`);
  };
  return (
    <>
      <ChartHead
        measures={measures}
        measure={measure}
        words={words}
        onChoose={setChosen}
        onSave={mayExport ? () => void save() : undefined}
      />
      <Box
        ref={drawn}
        data-chart
        role="img"
        aria-label={label}
        sx={{px: 1, '& .MuiChartsSurface-root': {cursor: 'pointer'}, ...printedChart}}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart
            kind={kindOf(show, by[0] ?? '')}
            line={line}
            marks={marks}
            label={words.measure(measure)}
            earlierLabel={words.earlierDays}
            format={value => words.figure(measure, value)}
            axisFormat={words.isShare(measure) ? value => words.figure(measure, value) : undefined}
            onOpen={index => {
              const row = shown[index];
              if (row) openPage(addressOf(row.of, undefined, row.isEarlier));
            }}
          />
        </Suspense>
      </Box>
      {rest === undefined && rows.length > shown.length && (
        <Typography variant="caption" color="textSecondary" component="div" sx={{px: 2}}>
          {t('report.first', {count: shown.length, all: rows.length})}
        </Typography>
      )}
      <Box
        component="details"
        data-figures
        sx={{px: 1, pb: 1, '& > summary': {cursor: 'pointer', px: 1, py: 0.5, fontSize: '0.8125rem'}}}
      >
        <summary>{t('report.asTable')}</summary>
        <ReportTable {...table} />
      </Box>
    </>
  );
}
