/** What waits for the user's decision, of all kinds of records that others approve (`x-approval`). */
import {useEffect} from 'react';
import {ResourceContextProvider} from 'react-admin';
import {Box, Card, Typography} from '@mui/material';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import {PageHeader} from '../../frame/PageHeader';
import {useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {isForPage} from '../../widgets/keys';
import {useLatest} from '../../widgets/use-latest';
import {focusRow, listedIds, rowAt} from '../rows/focus';
import {ApprovalCard} from './ApprovalCard';
import {useApprovals, type PendingApprovals} from './use-approvals';
import {RetryAlert} from '../../widgets/RetryAlert';
import {LoadingRows} from '../../widgets/LoadingRows';

const STEPS: Readonly<Record<string, number>> = {j: 1, k: -1, ArrowDown: 1, ArrowUp: -1};

/** Goes from card to card; the arrows where one has the focus, since they scroll elsewhere. */
function useCardKeys(): void {
  const press = useLatest((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const at = rowAt(event.target);
    if (by === undefined || !isForPage(event) || (at === undefined && event.key.startsWith('Arrow'))) return;
    const ids = listedIds();
    const to = at === undefined ? ids[0] : ids[ids.indexOf(at) + by];
    if (to === undefined) return;
    event.preventDefault();
    focusRow(to);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}

function Section({waiting, onDecided}: {readonly waiting: PendingApprovals; readonly onDecided: () => void}) {
  const t = useT();
  const say = useSay();
  const {view, approve, total, records} = waiting;
  const step = view.entity.workflows.flatMap(({transitions}) => transitions).find(({action}) => action === approve);
  const title = `${say(view.entity.label)} · ${step ? say(step.label) : approve}`;
  return (
    <Box component="section" aria-label={title} sx={{mb: 3}}>
      <Typography component="h2" variant="h2" sx={{mb: 1}}>
        {title}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {total}
        </Typography>
      </Typography>
      <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5}}>
        {records.map(record => (
          <ApprovalCard key={record.id} waiting={waiting} record={record} onDecided={onDecided} />
        ))}
      </Box>
      {total > records.length && (
        <Typography variant="body2" color="textSecondary" sx={{mt: 1}}>
          {t('approvals.more', {count: total - records.length})}
        </Typography>
      )}
    </Box>
  );
}

function Nothing() {
  const t = useT();
  return (
    <Card sx={{p: 5, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center'}}>
      <DoneIcon aria-hidden sx={{fontSize: 40, color: 'success.main'}} />
      <Typography variant="h2" component="p">
        {t('approvals.none')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('approvals.noneHint')}
      </Typography>
    </Card>
  );
}

function Loading() {
  return <LoadingRows rows={3} height={168} variant="rounded" sx={{display: 'grid', gap: 1.5, maxWidth: 960}} />;
}

export default function ApprovalsPage() {
  const t = useT();
  const {data, error, refresh} = useApprovals();
  useCardKeys();
  const sections = (data ?? []).filter(({total}) => total > 0);
  return (
    <>
      <PageHeader title={t('approvals.title')} />
      {error && (
        <RetryAlert sx={{mb: 2}} onRetry={refresh}>
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && <Loading />}
      <Box sx={{maxWidth: 960}}>
        {sections.map(waiting => (
          <ResourceContextProvider key={`${waiting.view.name} ${waiting.approve}`} value={waiting.view.name}>
            <Section waiting={waiting} onDecided={refresh} />
          </ResourceContextProvider>
        ))}
        {data && sections.length === 0 && <Nothing />}
      </Box>
    </>
  );
}
