/** The parts of a report: tiles, charts and tables, each asked for by itself. */
import {useMemo} from 'react';
import {Card, Skeleton, Stack, Typography} from '@mui/material';
import {rowsOf, type Metric, type Report, type ReportPart} from '@emblem/schemas/reports';
import {seenPart} from '../../access/figures';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import {useLocale, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {ThresholdsProvider} from './FigureLevel';
import {periodText} from './period';
import {RateNotice} from './RateNotice';
import {recordsAddress} from './records';
import {ReportChart} from './ReportChart';
import {ReportTable} from './ReportTable';
import {ReportTiles, TilesToCome} from './ReportTiles';
import {fetchWorkbook, useReport, type ReportAnswer} from './use-report';
import type {ReportState} from './use-state';
import {useWords} from './use-words';
import {RetryAlert} from '../../widgets/RetryAlert';

/** Pixels that a part will need, so that little jumps when it comes: bars beside earlier ones take more. */
function heightOf(show: Exclude<ReportPart['show'], 'tiles'>, isCompared: boolean): number {
  const heights = {lines: 404, bars: isCompared ? 480 : 376, shares: 364, table: 240};
  return heights[show];
}

interface PartProps {
  readonly report: Report;
  readonly metric: Metric;
  readonly part: ReportPart;
  readonly state: ReportState;
}

function PartContent({report, metric, part, state, answer}: PartProps & {readonly answer: ReportAnswer}) {
  const t = useT();
  const locale = useLocale();
  const session = useSession();
  const words = useWords(metric, answer);
  const {show, by = []} = part;
  const {measures} = answer;
  const addressOf = recordsAddress(metric, report.time, state, answer);
  if (show === 'tiles')
    return (
      <>
        <ReportTiles measures={measures} answer={answer} words={words} addressOf={name => addressOf(undefined, name)} />
        <RateNotice answer={answer} sx={{pt: 0.5}} />
      </>
    );
  const rows = rowsOf(by, answer);
  const label = `${measures.map(words.measure).join(', ')}: ${by.map(words.dimension).join(', ')}`;
  const table = {
    label,
    by,
    measures,
    rows,
    totals: answer.totals,
    earlierTotals: answer.earlier?.totals,
    more: answer.more,
    words,
    addressOf,
    workbook: () => fetchWorkbook(report, part, state),
    mayExport: may(session, metric.entity, 'export'),
    file: [report.$id, ...by, ...(report.standing ? [] : [state.days.from, state.days.to])].join('-'),
  };
  return (
    <Card component="section" aria-label={label} sx={{minWidth: 0}}>
      <Typography component="h2" variant="h2" sx={{px: 2, pt: 1.75, pb: 1}}>
        {t('report.by', {dimensions: by.map(words.dimension).join(', ')})}
      </Typography>
      {rows.length === 0 || (answer.groups.length === 0 && !answer.earlier?.groups.length) ? (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t(report.standing ? 'report.nothingThere' : 'report.nothing')}
        </Typography>
      ) : show === 'table' ? (
        <ReportTable {...table} />
      ) : (
        <ReportChart show={show} about={report.standing ? '' : periodText(state.days, locale)} {...table} />
      )}
      <RateNotice answer={answer} sx={{px: 2, pb: 1}} />
    </Card>
  );
}

function PartToCome({report, part: {show, measures = report.measures}, state: {compare}}: PartProps) {
  const isCompared = compare !== undefined;
  if (show === 'tiles') return <TilesToCome count={measures.length} isCompared={isCompared} />;
  return <Skeleton variant="rounded" aria-busy height={heightOf(show, isCompared)} />;
}

function Part(props: PartProps) {
  const {report, part, state} = props;
  const {data, error, refetch, isPlaceholderData} = useReport(report, part, state);
  if (error) return <RetryAlert onRetry={() => void refetch()}>{messageOf(error)}</RetryAlert>;
  if (!data) return <PartToCome {...props} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <PartContent {...props} answer={data} />
    </div>
  );
}

type ReportPartsProps = Pick<PartProps, 'report' | 'metric' | 'state'>;

/** Those that the user sees; nothing where there are none. */
export function ReportParts({report, metric, state}: ReportPartsProps) {
  const session = useSession();
  const parts = useMemo(
    () => report.parts.flatMap(part => seenPart(session, metric, report, part) ?? []),
    [session, metric, report],
  );
  return (
    <ThresholdsProvider metric={metric} filter={state.filter}>
      <Stack spacing={2}>
        {parts.map((part, index) => (
          // The parts of a report stay as they are.
          <Part key={`${part.show} ${index}`} report={report} metric={metric} part={part} state={state} />
        ))}
      </Stack>
    </ThresholdsProvider>
  );
}
