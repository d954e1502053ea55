/** Changes of the websites' pages, and what came of them: no list shows the days around the date of its records. */
import {Alert, Box, Card, Link, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography} from '@mui/material';
import {useGetList} from 'react-admin';
import {useSearchParams} from 'react-router';
import {clock} from '@emblem/schemas/clock';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {localDay} from '../../formatting/local-time';
import {PageHeader} from '../../frame/PageHeader';
import {useSay, useT} from '../../i18n/hooks';
import {asNumber, asText} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';
import {usePlatformFilter} from '../../engine/list/filters/platform-filter';
import {messageOf} from '../../request/failure';
import {PageLink} from '../../widgets/PageLink';
import {around} from './around';
import {ChangeFigures} from './ChangeFigures';
import {RetryAlert} from '../../widgets/RetryAlert';

const SPANS = [14, 28] as const;
/** Each asks for its figures by itself. */
const NEWEST = 6;

const OF_PAGE = ['visits', 'visitors', 'bounceRate', 'secondsPerVisit'];
const OF_SITE = ['visits', 'inquiries', 'inquiryRate'];

const FACTS = {
  flexWrap: 'wrap',
  columnGap: 2,
  mb: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const;

const report = model.reports.get('visits-of-page');
const metric = model.metrics.get('visits');

interface ChangeProps {
  readonly view: EntityView;
  readonly change: EntityRecord;
  readonly span: number;
}

function Change({view, change, span}: ChangeProps) {
  const t = useT();
  const {entity} = view;
  const day = asText(change.changedOn) ?? '';
  const page = asText(change.path) ?? '';
  const days = around(day, span, localDay(clock.date()));
  const ofPlatform = {platform: [asNumber(change.proId) ?? 0]};
  const subdomain = asNumber(change.subdomainId);
  const ofPage = {...ofPlatform, ...(subdomain === undefined ? {} : {subdomain: [subdomain]}), page: [page]};
  const {proId} = entity.field;
  return (
    <Card component="article" aria-label={`${day} ${page}`} sx={{p: 2, minWidth: 0}}>
      <Typography component="h2" variant="h2">
        <Link component={PageLink} to={pathsOf(view).main(change.id)}>
          {asText(change.what)}
        </Link>
      </Typography>
      <Stack direction="row" sx={FACTS}>
        <span>{day}</span>
        <span>{page}</span>
        {proId && change.proId !== undefined && (
          <FieldDisplay field={proId} value={change.proId} record={change} dense />
        )}
      </Stack>
      {days && report && metric ? (
        <Stack spacing={1}>
          <ChangeFigures
            {...{report, metric, around: days}}
            label={t('pageChanges.ofPage', {count: days.days})}
            measures={OF_PAGE}
            filter={ofPage}
          />
          <ChangeFigures
            {...{report, metric, around: days}}
            label={t('pageChanges.ofSite', {count: days.days})}
            measures={OF_SITE}
            filter={ofPlatform}
          />
        </Stack>
      ) : (
        <Typography variant="body2">{t('pageChanges.yetToCome')}</Typography>
      )}
    </Card>
  );
}

function Changes({view, span}: Omit<ChangeProps, 'change'>) {
  const t = useT();
  const say = useSay();
  const {data, error, refetch} = useGetList<EntityRecord>(view.name, {
    pagination: {page: 1, perPage: NEWEST},
    sort: {field: 'changedOn', order: 'DESC'},
    filter: usePlatformFilter(view.entity),
  });
  if (error) return <RetryAlert onRetry={() => void refetch()}>{messageOf(error)}</RetryAlert>;
  if (!data) return <Skeleton variant="rounded" aria-busy height={260} />;
  if (data.length === 0)
    return (
      <Alert severity="info">
        {t('pageChanges.none')}{' '}
        <Link component={PageLink} to={`/${view.name}`}>
          {say(view.title)}
        </Link>
      </Alert>
    );
  return (
    <Stack spacing={2}>
      {data.map(change => (
        <Change key={change.id} view={view} change={change} span={span} />
      ))}
      <Box>
        <Link component={PageLink} to={`/${view.name}`}>
          {t('pageChanges.all')}
        </Link>
      </Box>
    </Stack>
  );
}

export default function PageChanges() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const span = SPANS.find(days => String(days) === search.get('days')) ?? SPANS[0];
  const view = viewOf(homeOf('page-change'));
  const actions = (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label={t('pageChanges.span')}
      value={span}
      onChange={(_, days: number | null) => days !== null && setSearch({days: String(days)}, {replace: true})}
    >
      {SPANS.map(days => (
        <ToggleButton key={days} value={days}>
          {t('pageChanges.spanOf', {count: days})}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <>
      <PageHeader title={t('pageChanges.title')} actions={actions} />
      {view && <Changes view={view} span={span} />}
    </>
  );
}
