/** A page of figures, from files of `schemas/reports`. */
import {useMemo} from 'react';
import {Alert, Button, Stack} from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import type {NavigationNode, Text} from '@emblem/schemas';
import type {Metric, Report} from '@emblem/schemas/reports';
import {isDimensionSeen, isMeasureSeen, isReportSeen} from '../../access/figures';
import {useChosenPlatforms} from '../../access/platform-choice';
import {useSession} from '../../access/session-context';
import {PageHeader} from '../../frame/PageHeader';
import {useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {Explain} from './Explain';
import {fieldAt} from './records';
import {ReportBar} from './ReportBar';
import {ReportBelow} from './ReportBelow';
import {ReportParts} from './ReportParts';
import {ReportSentence} from './ReportSentence';
import {ReportViews} from './ReportViews';
import {useReportState, type ReportState} from './use-state';

/** The platforms that are chosen in the navbar narrow a report as they narrow lists. */
function useNarrowed(report: Report, metric: Metric, state: ReportState): ReportState {
  const session = useSession();
  const chosen = useChosenPlatforms();
  return useMemo(() => {
    const name = (report.filters ?? []).find(
      each =>
        isDimensionSeen(session, metric, each) &&
        fieldAt(metric, metric.dimensions[each]?.of ?? '')?.relation?.to === 'project',
    );
    if (name === undefined || chosen.length === 0 || state.filter[name] !== undefined) return state;
    return {...state, filter: {...state.filter, [name]: chosen.map(({value}) => Number(value))}};
  }, [report, metric, state, chosen, session]);
}

interface ReportOfProps extends Pick<ReportPageProps, 'of' | 'title' | 'path' | 'also'> {
  readonly report: Report;
  readonly metric: Metric;
}

function ReportOf({report, metric, of, path, also = [], title = report.title}: ReportOfProps) {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const choice = useReportState(report);
  const narrowed = useNarrowed(report, metric, choice.state);
  const state = useMemo(() => ({...narrowed, filter: {...narrowed.filter, ...of}}), [narrowed, of]);
  const isShown = isReportSeen(session, report, metric);
  const measures = report.measures.filter(name => isMeasureSeen(session, metric, name));
  const filters = (report.filters ?? []).filter(
    name => !Object.hasOwn(of ?? {}, name) && isDimensionSeen(session, metric, name),
  );
  const converted = measures.map(name => metric.measures[name]?.convert).find(Boolean);
  const currency = converted && (state.currency ?? converted);
  return (
    <>
      <PageHeader
        title={say(title)}
        actions={
          isShown && (
            <Stack direction="row" spacing={1}>
              <Explain metric={metric} measures={measures} currency={currency} />
              <Button
                variant="text"
                color="secondary"
                startIcon={<PrintIcon />}
                onClick={() => {
                  window.print();
                }}
              >
                {t('report.print')}
              </Button>
              <ReportViews report={report} path={path} filters={filters} {...choice} />
            </Stack>
          )
        }
      />
      <ReportBar report={report} metric={metric} filters={filters} {...choice} />
      <ReportSentence report={report} metric={metric} state={state} currency={currency} />
      {isShown ? (
        <ReportParts report={report} metric={metric} state={state} />
      ) : (
        <Alert severity="info">{t('report.hidden')}</Alert>
      )}
      {also.map(name => (
        <ReportBelow key={name} name={name} state={state} />
      ))}
    </>
  );
}

interface ReportPageProps {
  readonly name: string;
  /** Where it stands in the console. */
  readonly path: string;
  /** The values of dimensions that it is about here. */
  readonly of?: NavigationNode['of'];
  /** Reports that stand below it, of the same period. */
  readonly also?: NavigationNode['also'];
  /** What it is called here; as the report is when absent. */
  readonly title?: Text;
}

export default function ReportPage({name, path, of, also, title}: ReportPageProps) {
  const report = model.reports.get(name);
  const metric = report && model.metrics.get(report.metric);
  return report && metric ? (
    <ReportOf key={path} report={report} metric={metric} path={path} of={of} also={also} title={title} />
  ) : null;
}
