/** Some figures of a report where its records are (`x-cards`), each of which opens them. */
import {useMemo} from 'react';
import {Box, Skeleton, Typography} from '@mui/material';
import type {CardsKeyword, Predicate} from '@emblem/schemas';
import type {Metric, Report} from '@emblem/schemas/reports';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import {daysOf} from '../report/period';
import {ReportTiles} from '../report/ReportTiles';
import {recordsBehind} from '../report/rows';
import {useReport} from '../report/use-report';
import type {ReportState} from '../report/use-state';
import {useWords} from '../report/words';

/** Pixels of a row of figures, which is there before they are. */
const HEIGHT = 66;

interface CardsProps {
  readonly card: CardsKeyword;
  /** Values of dimensions that they are of. */
  readonly filter?: Values;
  /** The filter of the list that they are of. */
  readonly list?: Values;
  /** Where the records behind them are listed. */
  readonly addressOf: (records: Predicate) => string;
}

interface ReportCardsProps extends CardsProps {
  readonly report: Report;
  readonly metric: Metric;
}

const NO_FILTER: Values = {};

function ReportCards({card: {measures}, report, metric, filter = NO_FILTER, list, addressOf}: ReportCardsProps) {
  const t = useT();
  const state = useMemo<ReportState>(() => {
    const range = report.range ?? 'month';
    return {range, days: daysOf(range, new Date()), compare: report.compare, filter};
  }, [report, filter]);
  const {data, isError, isPlaceholderData} = useReport(report, {show: 'tiles', measures}, state, list);
  const words = useWords(metric, data);
  // A list says by itself why it cannot be read; figures beside it are no second notice.
  if (isError) return null;
  if (!data) return <Skeleton variant="rounded" aria-busy height={HEIGHT} />;
  const shown = measures.filter(name => data.measures.includes(name));
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-label={t(`cards.${state.range ?? 'month'}`)} aria-busy={isPlaceholderData}>
      <Typography variant="caption" color="textSecondary" component="h2" sx={{display: 'block', mb: 0.25}}>
        {t(`cards.${state.range ?? 'month'}`)}
      </Typography>
      <ReportTiles
        dense
        measures={shown}
        answer={data}
        words={words}
        address={addressOf(recordsBehind(metric, report.time, state, data)())}
      />
    </Box>
  );
}

/** Nothing for whoever may not read the records that are counted. */
export function Cards(props: CardsProps) {
  const can = useCan();
  const report = model.reports.get(props.card.report);
  const metric = report && model.metrics.get(report.metric);
  if (!report || !metric || !can(model.entity(metric.entity), 'read')) return null;
  return <ReportCards {...props} report={report} metric={metric} />;
}
