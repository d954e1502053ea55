/** Says on every page that somebody else's console is shown, and leads back. */
import {Box, Button, Typography} from '@mui/material';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import {useSession} from '../access/session-context';
import {leaveView} from '../access/view-as';
import {useT} from '../i18n/hooks';

export function ViewBanner() {
  const t = useT();
  const {name, viewer} = useSession();
  if (!viewer) return null;
  return (
    <Box
      role="region"
      aria-label={t('viewAs.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        backgroundColor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      <EyeIcon fontSize="small" aria-hidden />
      <Typography variant="body2" sx={{flex: '1 1 200px', fontWeight: 600}}>
        {t('viewAs.banner', {name})} {viewer.hiddenRights > 0 ? t('viewAs.hidden', {count: viewer.hiddenRights}) : ''}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => void leaveView()}
        sx={{borderColor: 'currentColor'}}
      >
        {t('viewAs.leave')}
      </Button>
    </Box>
  );
}
