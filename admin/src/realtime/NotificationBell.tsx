/** The bell of the navbar: holds the live sockets open, counts what is unread, shows what arrives. */
import {lazy, Suspense, useEffect, useState, useSyncExternalStore} from 'react';
import {Badge, IconButton, Popover, Tooltip} from '@mui/material';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import {useSession} from '../access/session-context';
import {useT} from '../i18n/hooks';
import {ArrivedMessage} from './ArrivedMessage';
import {MessagePanel} from './MessagePanel';
import {readInbox, startLive, subscribe} from './store';

const OnlineUsers = lazy(() => import('./OnlineUsersDialog'));

export function NotificationBell() {
  const t = useT();
  const {id} = useSession();
  const {unread, arrived} = useSyncExternalStore(subscribe, readInbox);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [online, setOnline] = useState(false);
  useEffect(startLive, [id]);
  const close = () => setAnchor(null);
  const showOnline = () => {
    close();
    setOnline(true);
  };
  const label = unread > 0 ? t('live.unreadCount', {count: unread}) : t('live.title');
  const [first] = arrived;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} max={99} color="error">
            <NotificationsIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{vertical: 'bottom', horizontal: 'right'}}
        transformOrigin={{vertical: 'top', horizontal: 'right'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': t('live.title')}}}
      >
        <MessagePanel onClose={close} onOnline={showOnline} />
      </Popover>
      {online && (
        <Suspense fallback={null}>
          <OnlineUsers onClose={() => setOnline(false)} />
        </Suspense>
      )}
      {first && anchor === null && <ArrivedMessage key={first.id} announcement={first} more={arrived.length - 1} />}
    </>
  );
}
