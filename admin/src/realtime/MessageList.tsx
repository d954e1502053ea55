/** The messages somebody has received, the newest first; a click marks one as read and opens what it is about. */
import {Box, ListItem, ListItemButton, ListItemText, Typography} from '@mui/material';
import {formatDateTime} from '../formatting/local-time';
import {useT} from '../i18n/hooks';
import {visuallyHidden} from '../theme/visually-hidden';
import {whenNearEnd} from '../widgets/infinite-scroll';
import type {Announcement} from './announcement';

function Dot({unread}: {readonly unread: boolean}) {
  const t = useT();
  return (
    <Box
      sx={{
        width: 8,
        height: 8,
        mt: 0.75,
        mr: 1.25,
        flex: 'none',
        borderRadius: '50%',
        backgroundColor: unread ? 'primary.main' : 'transparent',
      }}
    >
      {unread && <span style={visuallyHidden}>{t('live.unread')}</span>}
    </Box>
  );
}

interface MessageListProps {
  readonly announcements: readonly Announcement[];
  readonly onChoose: (announcement: Announcement) => void;
  /** The reader has scrolled almost to the last one. */
  readonly onNearEnd: () => void;
}

export function MessageList({announcements, onChoose, onNearEnd}: MessageListProps) {
  return (
    <Box
      component="ul"
      onScroll={whenNearEnd(onNearEnd)}
      sx={{m: 0, p: 0, listStyle: 'none', maxHeight: 'min(60vh, 480px)', overflow: 'auto'}}
    >
      {announcements.map(announcement => (
        <ListItem key={announcement.id} disablePadding divider>
          <ListItemButton onClick={() => onChoose(announcement)} alignItems="flex-start" sx={{px: 1.5, py: 0.75}}>
            <Dot unread={announcement.readAt === undefined} />
            <ListItemText
              disableTypography
              sx={{my: 0, minWidth: 0, overflowWrap: 'anywhere'}}
              primary={
                <Typography variant="body2" sx={{fontWeight: announcement.readAt === undefined ? 650 : 400}}>
                  {announcement.title}
                </Typography>
              }
              secondary={
                <>
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    sx={{
                      display: '-webkit-box',
                      WebkitLineClamp: 3,
                      WebkitBoxOrient: 'vertical',
                      overflow: 'hidden',
                      whiteSpace: 'pre-line',
                    }}
                  >
                    {announcement.content}
                  </Typography>
                  <Typography variant="caption" color="textSecondary" component="time" dateTime={announcement.sentAt}>
                    {formatDateTime(announcement.sentAt)}
                  </Typography>
                </>
              }
            />
          </ListItemButton>
        </ListItem>
      ))}
    </Box>
  );
}
