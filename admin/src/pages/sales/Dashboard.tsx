/** Exists because a day begins with what is open, not with a table: inquiries by state and the newest records. */
import {lazy, Suspense} from 'react';
import {Box, Button, Card, Link, Skeleton, Stack, Typography} from '@mui/material';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import {useGetList} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {mayOpen} from '../../access/permitted';
import {may} from '../../access/session';
import {useCan, useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import type {EntityRecord} from '../../model/record';
import {pathsOf} from '../../model/paths';
import {usePlatformFilter} from '../../engine/list/filters/platform-filter';
import {model} from '../../model/schema';
import {allNodes, homeOf, viewOf, type EntityView} from '../../model/views';
import {useSay, useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import {useMenu} from '../../shell/menu/use-menu';
import {PageLink} from '../../widgets/PageLink';
import {StateTiles} from './StateTiles';
import {LoadingRows} from '../../widgets/LoadingRows';

const SalesFigures = lazy(() => import('./figures/SalesFigures'));

const NEWEST = 8;
/** Pixels that the figures will need, so that nothing jumps when they come. */
const FIGURES_HEIGHT = 256;

function cell(entity: Entity, record: EntityRecord, name: string) {
  const field = entity.field[name];
  return field && <FieldDisplay field={field} value={record[name]} record={record} dense />;
}

function Newest({view}: {readonly view: EntityView}) {
  const t = useT();
  const say = useSay();
  const {entity} = view;
  const {data} = useGetList<EntityRecord>(view.name, {
    pagination: {page: 1, perPage: NEWEST},
    sort: {field: entity.system.createdAt, order: 'DESC'},
    filter: usePlatformFilter(entity),
  });
  return (
    <Card component="section" aria-label={say(view.title)} sx={{minWidth: 0}}>
      <Stack direction="row" sx={{alignItems: 'baseline', justifyContent: 'space-between', px: 2, pt: 1.75, pb: 1}}>
        <Typography component="h2" variant="h2">
          {t('home.newest', {name: say(view.title)})}
        </Typography>
        <Link component={PageLink} to={`/${view.name}`} variant="body2">
          {t('home.all')}
        </Link>
      </Stack>
      {!data && <LoadingRows rows={3} height={36} sx={{px: 2, pb: 2}} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('list.none', {name: say(view.title)})}
        </Typography>
      )}
      <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
        {data?.map(record => (
          <Box
            component="li"
            key={record.id}
            sx={{
              display: 'grid',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
              fontSize: '0.8125rem',
              gridTemplateColumns: {xs: '1fr auto', sm: '120px minmax(0, 1fr) minmax(0, 1.4fr) 132px 128px'},
            }}
          >
            <Link component={PageLink} to={pathsOf(view).main(record.id)} sx={{fontWeight: 600}}>
              {recordLabel(entity, record)}
            </Link>
            <Box sx={{minWidth: 0, display: {xs: 'none', sm: 'block'}}}>{cell(entity, record, 'name')}</Box>
            <Box sx={{minWidth: 0, display: {xs: 'none', sm: 'block'}}}>{cell(entity, record, 'title')}</Box>
            <Box sx={{textAlign: 'right'}}>{cell(entity, record, 'status')}</Box>
            <Box sx={{color: 'text.secondary', display: {xs: 'none', sm: 'block'}, textAlign: 'right'}}>
              {cell(entity, record, entity.system.createdAt)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The page of figures that the general manager prints, for whoever may open it. */
const BOARD = '/print/generalManagerDash';

function BoardLink() {
  const say = useSay();
  const session = useSession();
  const node = allNodes().find(({path}) => path === BOARD);
  if (!node || !mayOpen(session, node)) return null;
  const report = model.reports.get(node.report ?? '');
  return (
    <Button component={PageLink} to={BOARD} variant="text" color="secondary" startIcon={<QueryStatsIcon />}>
      {say(report?.title ?? node.title)}
    </Button>
  );
}

/** For those whose day begins elsewhere: the way to their pages. */
function Shortcuts() {
  const t = useT();
  const say = useSay();
  const entries = useMenu()
    .flatMap(entry => (entry.children.length > 0 ? entry.children : [entry]))
    .filter(entry => entry.path !== undefined && entry.path !== '/dashboard');
  return (
    <Card component="section" sx={{p: 2}}>
      <Typography component="h2" variant="h2" sx={{mb: 1}}>
        {t('home.pages')}
      </Typography>
      {entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('home.nothing')}
        </Typography>
      )}
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
        {entries.map(entry => (
          <Link key={entry.key} component={PageLink} to={entry.path ?? ''} variant="body2">
            {say(entry.title)}
          </Link>
        ))}
      </Box>
    </Card>
  );
}

export default function Dashboard() {
  const t = useT();
  const can = useCan();
  const session = useSession();
  // Who reads orders alone makes, packs or sends them, and has no use for what came in.
  const views = may(session, 'inquiry', 'read')
    ? ['inquiry', 'order']
        .map(key => viewOf(homeOf(key)))
        .filter(view => view !== undefined)
        .filter(view => can(view.entity, 'read'))
    : [];
  const inquiries = views.find(view => view.entity.key === 'inquiry');
  return (
    <>
      <PageHeader title={t('home.welcome', {name: session.name})} actions={<BoardLink />} />
      <Stack spacing={2}>
        {views.length > 0 && (
          <Suspense fallback={<Skeleton variant="rounded" height={FIGURES_HEIGHT} />}>
            <SalesFigures />
          </Suspense>
        )}
        {inquiries && <StateTiles view={inquiries} />}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))'},
          }}
        >
          {views.map(view => (
            <Newest key={view.name} view={view} />
          ))}
        </Box>
        {views.length === 0 && <Shortcuts />}
      </Stack>
    </>
  );
}
