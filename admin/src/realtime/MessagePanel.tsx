/** The notification centre: what was received, marking it as read, and the way to sending for those who may. */
import {useState} from 'react';
import {Box, Button, CircularProgress, Divider, Typography} from '@mui/material';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useNavigate} from 'react-router';
import {useSession} from '../access/session-context';
import {may} from '../access/session';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {PageLink} from '../widgets/PageLink';
import {useThrottle} from '../widgets/throttle';
import type {Announcement} from './announcement';
import {MessageList} from './MessageList';
import {fetchReceived, markRead, RECEIVED_KEY} from './store';

const PAGE = 20;
const MANAGEMENT = '/set/notificationManagement';

function Heading({unread}: {readonly unread: number}) {
  const t = useT();
  const sparingly = useThrottle();
  const isDone = unread === 0;
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.75}}>
      <Typography component="h2" variant="subtitle2" sx={{flex: 1}}>
        {t('live.title')}
      </Typography>
      <Button
        variant="text"
        size="small"
        // A disabled button would swallow the keys of whoever has just pressed it, Escape among them.
        aria-disabled={isDone}
        sx={isDone ? {color: 'action.disabled', cursor: 'default'} : undefined}
        onClick={() => !isDone && sparingly(() => void markRead().catch(() => undefined))}
      >
        {t('live.markAll')}
      </Button>
    </Box>
  );
}

interface MessagePanelProps {
  readonly onClose: () => void;
  /** Asks for who is online. */
  readonly onOnline: () => void;
}

function Footer({onClose, onOnline}: MessagePanelProps) {
  const t = useT();
  const session = useSession();
  if (!may(session, 'broadcast-message', 'read') && !may(session, 'broadcast-message', 'create')) return null;
  return (
    <>
      <Divider />
      <Box sx={{p: 0.75, display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap'}}>
        {may(session, 'broadcast-message', 'create') && (
          <Button variant="text" size="small" onClick={onOnline}>
            {t('live.online')}
          </Button>
        )}
        {may(session, 'broadcast-message', 'read') && (
          <Button variant="text" size="small" component={PageLink} to={MANAGEMENT} onClick={onClose}>
            {t('live.manage')}
          </Button>
        )}
      </Box>
    </>
  );
}

export function MessagePanel({onClose, onOnline}: MessagePanelProps) {
  const t = useT();
  const navigate = useNavigate();
  const [size, setSize] = useState(PAGE);
  const {data, error, isPlaceholderData} = useQuery({
    queryKey: [RECEIVED_KEY, size],
    queryFn: ({signal}) => fetchReceived(size, signal),
    placeholderData: keepPreviousData,
  });
  const hasMore = data !== undefined && data.total > data.announcements.length;
  const more = () => {
    if (hasMore && !isPlaceholderData) setSize(size + PAGE);
  };
  const choose = ({id, link, readAt}: Announcement) => {
    if (readAt === undefined) void markRead([id]).catch(() => undefined);
    if (link === undefined) return;
    onClose();
    void navigate(link);
  };
  return (
    <Box sx={{width: 'min(380px, calc(100vw - 32px))'}}>
      <Heading unread={data?.unread ?? 0} />
      <Divider />
      {error !== null && (
        <Typography role="alert" color="error" variant="body2" sx={{p: 2}}>
          {messageOf(error)}
        </Typography>
      )}
      {!data && error === null && (
        <Box sx={{p: 3, textAlign: 'center'}}>
          <CircularProgress size={20} aria-label={t('common.loading')} />
        </Box>
      )}
      {data?.total === 0 && (
        <Typography color="textSecondary" variant="body2" sx={{p: 3, textAlign: 'center'}}>
          {t('live.none')}
        </Typography>
      )}
      {data && data.total > 0 && <MessageList announcements={data.announcements} onChoose={choose} onNearEnd={more} />}
      {hasMore && (
        <Button variant="text" size="small" fullWidth onClick={more}>
          {t('live.earlier')}
        </Button>
      )}
      <Footer onClose={onClose} onOnline={onOnline} />
    </Box>
  );
}
