/** How many inquiries there are in each state, each number a way to its list. */
import {Box, Card, Skeleton, Typography} from '@mui/material';
import type {EnumEntry} from '@emblem/schemas';
import type {Report} from '@emblem/schemas/reports';
import {useChosenPlatforms} from '../../access/platform-choice';
import {ALL_DAYS} from '../../engine/report/period';
import {useReport} from '../../engine/report/use-report';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import type {EntityView} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';

interface StateTileProps {
  readonly view: EntityView;
  readonly option: EnumEntry;
  /** Undefined while it is not known. */
  readonly count: string | undefined;
}

function StateTile({view, option, count}: StateTileProps) {
  const say = useSay();
  return (
    <Card
      component={PageLink}
      to={`/${view.name}?${new URLSearchParams({filter: JSON.stringify({status: [option.value]})})}`}
      data-state={option.value}
      sx={{
        p: 1.75,
        display: 'block',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': {borderColor: 'primary.main'},
      }}
    >
      <Typography variant="caption" color="textSecondary" component="div">
        {say(option.label)}
      </Typography>
      <Typography
        component="div"
        sx={{fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3}}
      >
        {count ?? <Skeleton width={48} />}
      </Typography>
    </Card>
  );
}

function Tiles({view, report}: {readonly view: EntityView; readonly report: Report}) {
  const t = useT();
  const locale = useLocale();
  const platform = useChosenPlatforms().map(({value}) => Number(value));
  const filter = platform.length === 0 ? {} : {platform};
  const {data, error} = useReport(
    report,
    {show: 'bars', by: ['status']},
    {range: undefined, days: ALL_DAYS, compare: undefined, filter},
  );
  const counts = new Map(data?.groups.map(({of, figures}) => [of.status, Number(figures.count ?? 0)]));
  const told = (value: EnumEntry['value']) => (error ? '–' : data && (counts.get(value) ?? 0).toLocaleString(locale));
  return (
    <Box
      component="section"
      aria-label={t('home.byState')}
      aria-busy={!data && !error}
      sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))'}}
    >
      {view.entity.field.status?.options?.map(option => (
        <StateTile key={String(option.value)} view={view} option={option} count={told(option.value)} />
      ))}
    </Box>
  );
}

export function StateTiles({view}: {readonly view: EntityView}) {
  const report = model.reports.get('inquiry-states');
  return report ? <Tiles view={view} report={report} /> : null;
}
