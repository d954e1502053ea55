/** Says that a form has been sent and waits for its files. */
import {Box} from '@mui/material';
import {useT} from '../i18n/hooks';
import type {FormUploads} from './use-form-uploads';

export function WaitingNote({uploads: {isWaiting, underWay}}: {readonly uploads: FormUploads}) {
  const t = useT();
  return (
    <Box role="status" sx={{alignSelf: 'center', fontSize: 13, color: 'text.secondary'}}>
      {isWaiting && t('upload.waiting', {count: underWay})}
    </Box>
  );
}
