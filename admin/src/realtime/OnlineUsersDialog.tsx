/** Who has a console open now, and writing to one of them or to everybody. */
import {useId, useState} from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemAvatar,
  ListItemText,
  Tooltip,
} from '@mui/material';
import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import CloseIcon from '@mui/icons-material/Close';
import WriteIcon from '@mui/icons-material/SendOutlined';
import {formatDateTime} from '../formatting/local-time';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {MessageForm} from './MessageForm';
import {useOnlineUsers, type OnlineUser} from './online';
import {Initials} from '../widgets/Initials';
import {RetryAlert} from '../widgets/RetryAlert';
import {LoadingRows} from '../widgets/LoadingRows';

/** Whom a message is written to: one of them or everybody. */
type Recipient = OnlineUser | 'all';

interface UserListProps {
  readonly users: readonly OnlineUser[];
  readonly onWrite: (user: OnlineUser) => void;
}

function UserList({users, onWrite}: UserListProps) {
  const t = useT();
  return (
    <List dense disablePadding aria-label={t('live.online')}>
      {users.map(user => {
        const label = t('live.writeTo', {name: user.name});
        return (
          <ListItem
            key={user.userId}
            disableGutters
            divider
            secondaryAction={
              <Tooltip title={label}>
                <IconButton edge="end" aria-label={label} onClick={() => onWrite(user)}>
                  <WriteIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            }
          >
            <ListItemAvatar sx={{minWidth: 44}}>
              <Initials name={user.name} size={30} />
            </ListItemAvatar>
            <ListItemText
              primary={user.name === user.userName ? user.name : `${user.name} (${user.userName})`}
              secondary={t('live.since', {time: formatDateTime(user.since)})}
              sx={{overflowWrap: 'anywhere'}}
            />
          </ListItem>
        );
      })}
    </List>
  );
}

function UserChoice({onWrite}: {readonly onWrite: (to: Recipient) => void}) {
  const t = useT();
  const {data, error, refetch} = useOnlineUsers();
  return (
    <>
      <Box sx={{mb: 1}}>
        <Button variant="outlined" startIcon={<BroadcastIcon />} onClick={() => onWrite('all')}>
          {t('live.toAll')}
        </Button>
      </Box>
      {error && <RetryAlert onRetry={() => void refetch()}>{messageOf(error)}</RetryAlert>}
      {!data && !error && <LoadingRows rows={3} height={44} />}
      {data && <UserList users={data} onWrite={onWrite} />}
    </>
  );
}

export default function OnlineUsersDialog({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  const id = useId();
  const [recipient, setRecipient] = useState<Recipient>();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{pr: 7}}>
        {t(recipient ? 'live.write' : 'live.online')}
      </DialogTitle>
      <Tooltip title={t('common.close')}>
        <IconButton aria-label={t('common.close')} onClick={onClose} sx={{position: 'absolute', top: 10, right: 12}}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <DialogContent>
        {recipient ? (
          <MessageForm to={recipient === 'all' ? undefined : recipient} onDone={() => setRecipient(undefined)} />
        ) : (
          <UserChoice onWrite={setRecipient} />
        )}
      </DialogContent>
    </Dialog>
  );
}
