/** Figures of a report up to today, beside those of the period before to the same day; each opens its records. */
import {useMemo} from 'react';
import {Box, Card, Link, Typography} from '@mui/material';
import {clock} from '@emblem/schemas/clock';
import {TIME} from '@emblem/schemas/reports';
import {mayOpen} from '../../access/permitted';
import {useSession} from '../../access/session-context';
import {ALL_DAYS} from '../../engine/report/period';
import {changeOf} from '../../engine/report/change';
import {RateNotice} from '../../engine/report/RateNotice';
import {recordsAddress} from '../../engine/report/records';
import type {ReportState} from '../../engine/report/use-state';
import {useWords, type Words} from '../../engine/report/use-words';
import {useSay, useT} from '../../i18n/hooks';
import {allNodes} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';
import type {HomeFigures} from './answer';
import {plotLines} from './plot-lines';
import {Plot} from './Plot';

const DAY_MS = 86_400_000;

/** The page of the report that is about all of its records. */
function usePageOf({report}: HomeFigures): string | undefined {
  const session = useSession();
  return allNodes().find(node => node.report === report.$id && !node.of && mayOpen(session, node))?.path;
}

interface FigureTileProps {
  readonly measure: string;
  readonly figures: HomeFigures;
  readonly words: Words;
  /** Of the records that it counts. */
  readonly address: string;
}

/** A figure, how it has changed, and what it was; all of it stands in a narrow card without being cut. */
function FigureTile({measure, figures: {answer}, words, address}: FigureTileProps) {
  const t = useT();
  const {totals, earlier} = answer;
  return (
    <Box
      component={PageLink}
      to={address}
      data-measure={measure}
      sx={{minWidth: 0, color: 'text.primary', textDecoration: 'none', '&:hover .name': {color: 'primary.main'}}}
    >
      <Typography className="name" variant="caption" color="textSecondary" component="div">
        {words.measure(measure)}
      </Typography>
      <Typography
        component="div"
        sx={{fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere'}}
      >
        {words.figure(measure, totals[measure])}
      </Typography>
      {earlier && (
        <Typography variant="caption" color="textSecondary" component="div" sx={{overflowWrap: 'anywhere'}}>
          {t('report.before', {
            change: words.change(changeOf(totals[measure], earlier.totals[measure])),
            figure: words.figure(measure, earlier.totals[measure]),
          })}
        </Typography>
      )}
    </Box>
  );
}

const TILES = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
} as const;

function FigurePlot({figures: {answer, end}, words}: {readonly figures: HomeFigures; readonly words: Words}) {
  const t = useT();
  const [measure] = answer.measures;
  if (measure === undefined || end === undefined) return null;
  const days = Math.round((Date.parse(end) - Date.parse(answer.period.from)) / DAY_MS) + 1;
  const lines = plotLines(answer, {measure, days, isSum: words.addsUp(measure, TIME)}, clock.now());
  return (
    <Box sx={{mt: 1}}>
      <Plot lines={lines} />
      <Typography variant="caption" color="textSecondary" component="div" sx={{mt: 0.5}}>
        {t('home.plot', {name: words.measure(measure), days: words.earlierDays})}
      </Typography>
    </Box>
  );
}

export function FigureCard({figures}: {readonly figures: HomeFigures}) {
  const t = useT();
  const say = useSay();
  const {report, metric, answer, filter} = figures;
  const words = useWords(metric, answer);
  const page = usePageOf(figures);
  const title = say(report.title);
  const state = useMemo<ReportState>(() => ({range: undefined, days: ALL_DAYS, compare: undefined, filter}), [filter]);
  const address = recordsAddress(metric, report.time, state, answer);
  return (
    <Card component="section" aria-label={title} sx={{p: 2, minWidth: 0}}>
      <Box sx={{display: 'flex', alignItems: 'baseline', gap: 1, mb: 1}}>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {page !== undefined && (
          <Link
            component={PageLink}
            to={page}
            variant="body2"
            aria-label={t('home.allOf', {name: title})}
            sx={{ml: 'auto', whiteSpace: 'nowrap'}}
          >
            {t('home.all')}
          </Link>
        )}
      </Box>
      <Box sx={TILES}>
        {answer.measures.map(measure => (
          <FigureTile key={measure} measure={measure} figures={figures} words={words} address={address({}, measure)} />
        ))}
      </Box>
      <FigurePlot figures={figures} words={words} />
      <RateNotice answer={answer} sx={{mt: 0.5}} />
    </Card>
  );
}
