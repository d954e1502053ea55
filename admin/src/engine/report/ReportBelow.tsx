/** A further report of a page: of the same days, and narrowed alike as far as its own dimensions go. */
import {useMemo} from 'react';
import {Box, Typography} from '@mui/material';
import {isDimensionSeen, isMeasureSeen, isReportSeen} from '../../access/figures';
import {useSession} from '../../access/session-context';
import {useSay} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {Explain} from './Explain';
import {ALL_DAYS} from './period';
import {ReportParts} from './ReportParts';
import type {ReportState} from './use-state';

interface ReportBelowProps {
  readonly name: string;
  /** Of the report above. */
  readonly state: ReportState;
}

export function ReportBelow({name, state}: ReportBelowProps) {
  const say = useSay();
  const session = useSession();
  const report = model.reports.get(name);
  const metric = report && model.metrics.get(report.metric);
  const own = useMemo((): ReportState | undefined => {
    if (!report || !metric) return undefined;
    const {days, compare, besideDays, ...rest} = state;
    const known = (report.filters ?? []).filter(each => isDimensionSeen(session, metric, each));
    const filter = Object.fromEntries(Object.entries(state.filter).filter(([each]) => known.includes(each)));
    return report.standing
      ? {...rest, filter, days: ALL_DAYS, compare: undefined}
      : {...rest, filter, days, compare, ...(besideDays && {besideDays})};
  }, [report, metric, session, state]);
  if (!report || !metric || !own || !isReportSeen(session, report, metric)) return null;
  const measures = report.measures.filter(each => isMeasureSeen(session, metric, each));
  const converted = measures.map(each => metric.measures[each]?.convert).find(Boolean);
  return (
    <Box component="section" aria-label={say(report.title)} sx={{mt: 3}}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1}}>
        <Typography component="h2" variant="h1">
          {say(report.title)}
        </Typography>
        <Explain metric={metric} measures={measures} currency={converted && (own.currency ?? converted)} />
      </Box>
      <ReportParts report={report} metric={metric} state={own} />
    </Box>
  );
}
