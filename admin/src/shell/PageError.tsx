/** When a page has failed: what happened, and a way on. */
import {Alert, Button, Stack} from '@mui/material';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {PageHeader} from '../frame/PageHeader';

export function PageError({error, onRetry}: {readonly error: unknown; readonly onRetry: () => void}) {
  const t = useT();
  return (
    <Stack spacing={2} sx={{maxWidth: 640, alignItems: 'flex-start'}}>
      <PageHeader title={t('shell.broken')} />
      <Alert severity="error" sx={{width: '100%'}}>
        {messageOf(error)}
      </Alert>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={onRetry}>
          {t('list.retry')}
        </Button>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('shell.reload')}
        </Button>
      </Stack>
    </Stack>
  );
}
