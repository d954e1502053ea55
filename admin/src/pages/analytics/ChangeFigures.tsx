/** What visits and inquiries were after a change of a page, beside as many days before it. */
import {useState} from 'react';
import {Box, Button, Skeleton, Typography} from '@mui/material';
import {rowsOf, type Metric, type Report} from '@emblem/schemas/reports';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import {ReportChart} from '../../engine/report/ReportChart';
import {ReportTiles} from '../../engine/report/ReportTiles';
import {periodText} from '../../engine/report/period';
import {recordsAddress} from '../../engine/report/records';
import {isMeasureSeen} from '../../access/figures';
import {fetchWorkbook, useReport} from '../../engine/report/use-report';
import type {ReportState} from '../../engine/report/use-state';
import {useWords} from '../../engine/report/use-words';
import {useLocale, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {messageOf} from '../../request/failure';
import type {Around} from './around';
import {RetryAlert} from '../../widgets/RetryAlert';

const TILES_HEIGHT = 92;
const CHART_HEIGHT = 320;

export interface ChangeFiguresProps {
  readonly report: Report;
  readonly metric: Metric;
  readonly around: Around;
  /** What the figures are of: the page, or its whole website. */
  readonly label: string;
  readonly measures: readonly string[];
  readonly filter: Values;
}

const stateOf = (days: ReportState['days'], filter: Values, compare?: 'earlier'): ReportState => ({
  range: undefined,
  days,
  compare,
  filter,
});

function Days({report, metric, around, label, measures, filter}: ChangeFiguresProps) {
  const locale = useLocale();
  const session = useSession();
  const state = stateOf(around.whole, filter);
  const by = ['time'];
  const part = {show: 'lines', by, measures} as const;
  const {data} = useReport(report, part, state);
  const words = useWords(metric, data);
  if (!data) return <Skeleton variant="rounded" aria-busy height={CHART_HEIGHT} />;
  const addressOf = recordsAddress(metric, report.time, state, data);
  const first = data.steps.findIndex(({from}) => from === around.after.from);
  return (
    <ReportChart
      show="lines"
      label={label}
      by={by}
      measures={data.measures}
      rows={rowsOf(by, data)}
      totals={data.totals}
      more={data.more}
      words={words}
      addressOf={addressOf}
      workbook={() => fetchWorkbook(report, part, state)}
      mayExport={may(session, metric.entity, 'export')}
      file={[report.$id, around.whole.from, around.whole.to].join('-')}
      line={first}
      about={periodText(around.whole, locale)}
    />
  );
}

export function ChangeFigures(props: ChangeFiguresProps) {
  const t = useT();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const {report, metric, around, label, filter} = props;
  const measures = props.measures.filter(name => isMeasureSeen(session, metric, name));
  const state = stateOf(around.after, filter, 'earlier');
  const {data, error, refetch} = useReport(report, {show: 'tiles', measures}, state);
  const words = useWords(metric, data);
  if (measures.length === 0) return null;
  if (error) return <RetryAlert onRetry={() => void refetch()}>{messageOf(error)}</RetryAlert>;
  return (
    <Box role="group" aria-label={label} sx={{minWidth: 0}}>
      <Box sx={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32}}>
        <Typography component="h3" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'pageChanges.hideDays' : 'pageChanges.days')}
        </Button>
      </Box>
      {data ? (
        <ReportTiles
          measures={data.measures}
          answer={data}
          words={words}
          addressOf={name => recordsAddress(metric, report.time, state, data)(undefined, name)}
        />
      ) : (
        <Skeleton variant="rounded" aria-busy height={TILES_HEIGHT} />
      )}
      {isOpen && <Days {...props} measures={measures} />}
    </Box>
  );
}
