/** What became of a widget's last upload: how far it is, or that it failed and can be tried again. */
import {Box, Button, CircularProgress} from '@mui/material';
import {useT} from '../i18n/hooks';
import type {UploadItem} from './queue';
import {uploadQueue} from './use-uploads';

export function UploadState({record}: {readonly record: UploadItem}) {
  const t = useT();
  if (record.status === 'uploading') {
    const percent = Math.round(record.progress * 100);
    return (
      <Box sx={{display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, fontSize: 13}}>
        <CircularProgress
          size={16}
          variant={percent > 0 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={t('upload.progress')}
        />
        <span>{percent}%</span>
      </Box>
    );
  }
  return (
    <Box role="alert" sx={{textAlign: 'center', fontSize: 13, color: 'error.main'}}>
      <div>{t('upload.uploadFailed')}</div>
      <Button size="small" color="error" onClick={() => uploadQueue.retry(record.id)}>
        {t('upload.retry')}
      </Button>
    </Box>
  );
}
