/** Records that wait, the first of them, and the way to all. */
import type {ReactNode} from 'react';
import {ResourceContextProvider} from 'react-admin';
import {Box, Card, Link, Typography} from '@mui/material';
import {APPROVALS} from '../../access/permitted';
import {useRecordAction} from '../../engine/actions/use-record-action';
import {LeadsBack} from '../../engine/back';
import {listAddress} from '../../engine/report/list-address';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import type {HomeQueue} from './answer';
import {useTotal} from './Counts';
import {QueueRow} from './QueueRow';

interface QueueFrameProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function QueueFrame({title, beside, children}: QueueFrameProps) {
  return (
    <Card component="section" aria-label={title} sx={{minWidth: 0}}>
      <Box sx={{display: 'flex', alignItems: 'baseline', gap: 1, px: 2, pt: 1.5, pb: 1}}>
        <Typography component="h2" variant="h2" sx={{overflowWrap: 'anywhere'}}>
          {title}
        </Typography>
        {beside}
      </Box>
      {children}
    </Card>
  );
}

export function Quiet({children}: {readonly children: ReactNode}) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 1.75}}>
      {children}
    </Typography>
  );
}

function useQueueTitle({kind, title}: HomeQueue): string {
  const t = useT();
  const say = useSay();
  if (kind === undefined) return say(title);
  return t(kind === 'approval' ? 'home.toApprove' : 'home.due', {name: say(title)});
}

function Rows({queue, onDone}: QueueCardProps) {
  const start = useRecordAction(onDone);
  return (
    <LeadsBack>
      <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
        {queue.records.map(record => (
          <QueueRow key={record.id} queue={queue} record={record} start={start} />
        ))}
      </Box>
    </LeadsBack>
  );
}

interface QueueCardProps {
  readonly queue: HomeQueue;
  /** A step was taken. */
  readonly onDone: () => void;
}

export function QueueCard({queue, onDone}: QueueCardProps) {
  const t = useT();
  const say = useSay();
  const totalOf = useTotal();
  const title = useQueueTitle(queue);
  const {view, where, kind, empty, records} = queue;
  const beside = records.length > 0 && (
    <>
      <Typography variant="body2" color="textSecondary" data-total>
        {totalOf(queue)}
      </Typography>
      <Link
        component={PageLink}
        to={kind === 'approval' ? APPROVALS : listAddress(view.entity.key, where, title)}
        variant="body2"
        aria-label={t('home.allOf', {name: title})}
        sx={{ml: 'auto', whiteSpace: 'nowrap'}}
      >
        {t('home.all')}
      </Link>
    </>
  );
  return (
    <ResourceContextProvider value={view.name}>
      <QueueFrame title={title} beside={beside}>
        {records.length > 0 ? (
          <Rows queue={queue} onDone={onDone} />
        ) : (
          <Quiet>{empty ? say(empty) : t('home.nothingWaits')}</Quiet>
        )}
      </QueueFrame>
    </ResourceContextProvider>
  );
}
