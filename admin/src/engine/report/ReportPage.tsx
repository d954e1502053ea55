/** A page of figures, from a file of `schemas/reports`. */
import {useMemo} from 'react';
import {Alert, Button, Card, Skeleton, Stack, Typography} from '@mui/material';
import type {NavigationNode, Text} from '@emblem/schemas';
import {rowsOf, type Metric, type Report, type ReportPart} from '@emblem/schemas/reports';
import {useChosenPlatforms} from '../../access/platform-choice';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import {PageHeader} from '../../frame/PageHeader';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {messageOf} from '../../request/failure';
import {Explain} from './Explain';
import {ThresholdsProvider} from './FigureLevel';
import {ReportBar} from './ReportBar';
import {ReportChart} from './ReportChart';
import {ReportSentence} from './ReportSentence';
import {ReportTable} from './ReportTable';
import {ReportTiles} from './ReportTiles';
import {ReportViews} from './ReportViews';
import {periodText} from './period';
import {fieldAt, recordsAddress} from './records';
import {isDimensionSeen, isMeasureSeen, seenPart} from '../../access/figures';
import {fetchWorkbook, useReport, type ReportAnswer} from './use-report';
import {useReportState, type ReportState} from './use-state';
import {useWords} from './words';

/** Pixels that a part will need, so that little jumps when it comes. */
const PART_HEIGHT = 240;
const TILES_HEIGHT = 92;

interface PartProps {
  readonly report: Report;
  readonly metric: Metric;
  readonly part: ReportPart;
  readonly state: ReportState;
}

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
      <ReportTiles measures={measures} answer={answer} words={words} addressOf={name => addressOf(undefined, name)} />
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
      {answer.withoutRate.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="div" sx={{px: 2, pb: 1}}>
          {t('report.withoutRate', {count: answer.recordsWithoutRate, currencies: answer.withoutRate.join(', ')})}
        </Typography>
      )}
    </Card>
  );
}

function Part(props: PartProps) {
  const t = useT();
  const {report, part, state} = props;
  const {data, error, refetch, isPlaceholderData} = useReport(report, part, state);
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('list.retry')}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  if (!data)
    return <Skeleton variant="rounded" aria-busy height={part.show === 'tiles' ? TILES_HEIGHT : PART_HEIGHT} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <PartContent {...props} answer={data} />
    </div>
  );
}

interface ReportOfProps extends Pick<PartProps, 'report' | 'metric'>, Pick<ReportPageProps, 'of' | 'title' | 'path'> {}

function ReportOf({report, metric, of, path, title = report.title}: ReportOfProps) {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const choice = useReportState(report);
  const narrowed = useNarrowed(report, metric, choice.state);
  const state = useMemo(() => ({...narrowed, filter: {...narrowed.filter, ...of}}), [narrowed, of]);
  const parts = useMemo(
    () => report.parts.flatMap(part => seenPart(session, metric, report, part) ?? []),
    [session, metric, report],
  );
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
          parts.length > 0 && (
            <Stack direction="row" spacing={1}>
              <Explain metric={metric} measures={measures} currency={currency} />
              <ReportViews report={report} path={path} filters={filters} {...choice} />
            </Stack>
          )
        }
      />
      <ReportBar report={report} metric={metric} filters={filters} {...choice} />
      <ReportSentence report={report} metric={metric} state={state} currency={currency} />
      <ThresholdsProvider metric={metric} filter={state.filter}>
        <Stack spacing={2}>
          {parts.length === 0 && <Alert severity="info">{t('report.hidden')}</Alert>}
          {parts.map((part, index) => (
            // The parts of a report stay as they are.
            <Part key={`${part.show} ${index}`} report={report} metric={metric} part={part} state={state} />
          ))}
        </Stack>
      </ThresholdsProvider>
    </>
  );
}

interface ReportPageProps {
  readonly name: string;
  /** Where it stands in the console. */
  readonly path: string;
  /** The values of dimensions that it is about here. */
  readonly of?: NavigationNode['of'];
  /** What it is called here; as the report is when absent. */
  readonly title?: Text;
}

export default function ReportPage({name, path, of, title}: ReportPageProps) {
  const report = model.reports.get(name);
  const metric = report && model.metrics.get(report.metric);
  return report && metric ? (
    <ReportOf key={path} report={report} metric={metric} path={path} of={of} title={title} />
  ) : null;
}
