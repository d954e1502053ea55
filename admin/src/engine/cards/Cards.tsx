/** Some figures of a report where its records are (`x-cards`), each of which opens them. */
import {useMemo} from 'react';
import {Box, Skeleton, Typography} from '@mui/material';
import type {CardsKeyword, Predicate} from '@emblem/schemas';
import type {Metric, Report, ReportPart} from '@emblem/schemas/reports';
import {clock} from '@emblem/schemas/clock';
import {useCan, useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import {ALL_DAYS, daysOf} from '../report/period';
import {RateNotice} from '../report/RateNotice';
import {ReportTiles} from '../report/ReportTiles';
import {figureName, recordsBehind} from '../report/records';
import {seenPart} from '../../access/figures';
import {useReport} from '../report/use-report';
import type {ReportState} from '../report/use-state';
import {useWords} from '../report/use-words';

/** Pixels of a row of figures, which is there before they are. */
const HEIGHT = 66;

interface CardsProps {
  readonly card: CardsKeyword;
  /** Values of dimensions that they are of. */
  readonly filter?: Values;
  /** The filter of the list that they are of. */
  readonly list?: Values;
  /** Where the records behind them are listed. */
  readonly addressOf: (records: Predicate, figure: string) => string;
}

interface ReportCardsProps extends Omit<CardsProps, 'card'> {
  readonly report: Report;
  readonly metric: Metric;
  readonly part: ReportPart;
}

const NO_FILTER: Values = {};

function ReportCards({part, report, metric, filter = NO_FILTER, list, addressOf}: ReportCardsProps) {
  const t = useT();
  const range = report.range ?? 'month';
  const state = useMemo<ReportState>(
    () =>
      report.standing
        ? {range: undefined, days: ALL_DAYS, compare: undefined, filter}
        : {range, days: daysOf(range, clock.date()), compare: report.compare, filter},
    [range, report, filter],
  );
  const {data, isError, isPlaceholderData} = useReport(report, part, state, list);
  const words = useWords(metric, data);
  const title = t(report.standing ? 'cards.standing' : `cards.${range}`);
  // A list says by itself why it cannot be read; figures beside it are no second notice.
  if (isError) return null;
  if (!data) return <Skeleton variant="rounded" aria-busy height={HEIGHT} />;
  const behind = recordsBehind(metric, report.time, state, data);
  return (
    <Box component="section" aria-label={title} aria-busy={isPlaceholderData}>
      <Typography variant="caption" color="textSecondary" component="h2" sx={{display: 'block', mb: 0.25}}>
        {title}
      </Typography>
      <ReportTiles
        dense
        measures={data.measures}
        answer={data}
        words={words}
        addressOf={name => addressOf(behind(undefined, name), figureName(metric, name))}
      />
      <RateNotice answer={data} sx={{mt: 0.25}} />
    </Box>
  );
}

/** Nothing for whoever may not read the records that are counted, or sees none of the figures. */
export function Cards({card, ...props}: CardsProps) {
  const can = useCan();
  const session = useSession();
  const report = model.reports.get(card.report);
  const metric = report && model.metrics.get(report.metric);
  if (!report || !metric || !can(model.entity(metric.entity), 'read')) return null;
  const part = seenPart(session, metric, report, {show: 'tiles', measures: card.measures});
  return part ? <ReportCards {...props} report={report} metric={metric} part={part} /> : null;
}
