/**
 * Lies over every page while there are uploads: each with its name, its size, its progress bar, and what can be done
 * about it (CO-010, CO-244).
 */
import {useEffect, useRef} from 'react';
import {Box, IconButton, LinearProgress, List, ListItem, Paper, Tooltip, Typography} from '@mui/material';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import RetryIcon from '@mui/icons-material/ReplayOutlined';
import {useNotify} from 'react-admin';
import {fileSize} from '../formatting/file-size';
import {useT} from '../i18n/hooks';
import {isFailed, type UploadItem, type UploadStatus} from './queue';
import {uploadQueue, useCancel, useQueue} from './use-uploads';

const COLOURS = {
  uploading: 'primary',
  success: 'success',
  error: 'error',
  canceled: 'warning',
  partial: 'warning',
} as const satisfies Record<UploadStatus, string>;

function UploadRow({record}: {readonly record: UploadItem}) {
  const t = useT();
  const cancel = useCancel();
  const {id, files, status, error} = record;
  const percent = Math.round(record.progress * 100);
  const [first] = files;
  const name =
    files.length === 1 ? (first?.name ?? '') : t('upload.several', {name: first?.name ?? '', count: files.length - 1});
  const closeLabel = status === 'uploading' ? t('upload.cancelOf', {name}) : t('upload.dismissOf', {name});
  return (
    <ListItem disableGutters sx={{display: 'block', py: 0.75}}>
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
        <Typography variant="body2" noWrap title={name} sx={{flex: 1}}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{fontVariantNumeric: 'tabular-nums'}}>
          {fileSize(files.reduce((sum, file) => sum + file.size, 0))}
        </Typography>
        <Typography variant="body2" sx={{fontVariantNumeric: 'tabular-nums'}}>
          {percent}%
        </Typography>
        {isFailed(status) && (
          <Tooltip title={t('upload.retry')}>
            <IconButton size="small" aria-label={t('upload.retryOf', {name})} onClick={() => uploadQueue.retry(id)}>
              <RetryIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={closeLabel}>
          <IconButton
            size="small"
            aria-label={closeLabel}
            onClick={() => (status === 'uploading' ? cancel(id) : uploadQueue.dismiss(id))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <LinearProgress variant="determinate" value={percent} color={COLOURS[status]} aria-label={name} />
      {error !== '' && (
        <Typography variant="caption" color={COLOURS[status]}>
          {error}
        </Typography>
      )}
    </ListItem>
  );
}

/** Says once of each upload that it has failed. */
function useNotifyFailures(records: readonly UploadItem[]): void {
  const t = useT();
  const notify = useNotify();
  const notified = useRef(new Set<number>());
  useEffect(() => {
    for (const {id, status} of records) {
      if (isFailed(status) && !notified.current.has(id)) notify(t('upload.pleaseRetry'), {type: 'error'});
      if (isFailed(status)) notified.current.add(id);
      else notified.current.delete(id);
    }
  }, [records, notify, t]);
}

export function UploadProgress() {
  const t = useT();
  const records = useQueue();
  useNotifyFailures(records);
  if (records.length === 0) return null;
  return (
    <Paper
      component="section"
      elevation={6}
      aria-label={t('upload.title')}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: {xs: 76, sm: 16},
        zIndex: 'snackbar',
        width: 'min(360px, calc(100vw - 32px))',
        maxHeight: '50vh',
        overflow: 'auto',
        p: 1.5,
      }}
    >
      <Typography variant="subtitle2" component="h2">
        {t('upload.title')}
      </Typography>
      <List dense disablePadding>
        {records.map(record => (
          <UploadRow key={record.id} record={record} />
        ))}
      </List>
    </Paper>
  );
}
