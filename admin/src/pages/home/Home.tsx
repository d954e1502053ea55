/** Exists because a day begins with what waits, of all kinds of records: the home that `schemas/homes` says. */
import {Box, Button, Skeleton, Stack} from '@mui/material';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import {mayOpen} from '../../access/permitted';
import {useSession} from '../../access/session-context';
import {PageHeader} from '../../frame/PageHeader';
import {useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {allNodes} from '../../model/views';
import {messageOf} from '../../request/failure';
import {PageLink} from '../../widgets/PageLink';
import {RetryAlert} from '../../widgets/RetryAlert';
import type {HomeAnswer} from './answer';
import {Counts, TILE_HEIGHT, TILES} from './Counts';
import {FigureCard} from './FigureCard';
import {Panel} from './Panel';
import {QueueCard, QueueFrame, Quiet} from './QueueCard';
import {Shortcuts} from './Shortcuts';
import {useHome} from './use-home';

/** Two or more beside each other where there is room; one alone has all of it. */
const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
} as const;

/** Pixels of a card with a few rows, until they are there. */
const CARD_HEIGHT = 320;
const TILE_COUNT = 4;
const CARD_COUNT = 2;

function PageButton({path}: {readonly path: string | undefined}) {
  const say = useSay();
  const session = useSession();
  const node = allNodes().find(each => each.path === path);
  if (!node || !mayOpen(session, node)) return null;
  const report = model.reports.get(node.report ?? '');
  return (
    <Button component={PageLink} to={node.path} variant="text" color="secondary" startIcon={<QueryStatsIcon />}>
      {say(report?.title ?? node.title)}
    </Button>
  );
}

function ToCome() {
  const t = useT();
  return (
    <Stack spacing={2} role="status" aria-label={t('common.loading')}>
      <Box sx={TILES}>
        {Array.from({length: TILE_COUNT}, (_, at) => (
          <Skeleton key={at} variant="rounded" height={TILE_HEIGHT} />
        ))}
      </Box>
      <Box sx={CARDS}>
        {Array.from({length: CARD_COUNT}, (_, at) => (
          <Skeleton key={at} variant="rounded" height={CARD_HEIGHT} />
        ))}
      </Box>
    </Stack>
  );
}

/** Said once where nothing of any kind waits for whoever decides. */
function NoApprovals() {
  const t = useT();
  return (
    <QueueFrame title={t('approvals.title')}>
      <Quiet>{t('home.nothingToApprove')}</Quiet>
    </QueueFrame>
  );
}

/** Said once where nothing is late or soon due of what is somebody's own. */
function NothingDue() {
  const t = useT();
  return (
    <QueueFrame title={t('home.ownDue')}>
      <Quiet>{t('home.nothingWaits')}</Quiet>
    </QueueFrame>
  );
}

interface HomePartsProps {
  readonly answer: HomeAnswer;
  readonly onDone: () => void;
}

function HomeParts({answer: {home, approves, counts, queues, figures, panels}, onDone}: HomePartsProps) {
  const t = useT();
  const say = useSay();
  const isQuiet = approves && !queues.some(({kind}) => kind === 'approval');
  const isOwn = home === undefined;
  return (
    <Stack spacing={2}>
      <Counts counts={counts} label={t('home.counts')} />
      {(queues.length > 0 || isQuiet || isOwn) && (
        <Box sx={CARDS}>
          {isQuiet && <NoApprovals />}
          {queues.map(queue => (
            <QueueCard
              key={[queue.kind, queue.view.entity.key, say(queue.title), queue.steps].join(' ')}
              queue={queue}
              onDone={onDone}
            />
          ))}
          {isOwn && !queues.some(({kind}) => kind === 'due') && <NothingDue />}
        </Box>
      )}
      {panels.map(name => (
        <Panel key={name} name={name} />
      ))}
      {figures.length > 0 && (
        <Box sx={CARDS}>
          {figures.map(each => (
            <FigureCard key={each.report.$id} figures={each} />
          ))}
        </Box>
      )}
      {isOwn && <Shortcuts />}
    </Stack>
  );
}

export default function Home() {
  const t = useT();
  const session = useSession();
  const {data, error, refresh} = useHome();
  return (
    <>
      <PageHeader title={t('home.welcome', {name: session.name})} actions={<PageButton path={data?.page} />} />
      {error && (
        <RetryAlert sx={{mb: 2}} onRetry={refresh}>
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && <ToCome />}
      {data && <HomeParts answer={data} onDone={refresh} />}
    </>
  );
}
