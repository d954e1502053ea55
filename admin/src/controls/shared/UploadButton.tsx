/** Opens the file dialog, and shows how far the upload is. */
import {useRef} from 'react';
import {Button, CircularProgress} from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import {useT} from '../../i18n/hooks';
import type {Upload} from './use-upload';

interface UploadButtonProps {
  readonly upload: Upload;
  readonly accept?: readonly string[];
  readonly disabled?: boolean;
  readonly label: string;
}

export function UploadButton({upload, accept, disabled, label}: UploadButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const {progress} = upload;
  const busy = progress !== undefined;
  return (
    <>
      <input
        ref={input} type="file" hidden aria-label={label} accept={accept?.map(extension => `.${extension}`).join(',')}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload.start(file);
        }}
      />
      <Button
        variant="outlined" disabled={disabled || busy} onClick={() => input.current?.click()} sx={{flex: 'none'}}
        startIcon={busy ? <CircularProgress size={14} variant={progress > 0 ? 'determinate' : 'indeterminate'} value={progress * 100} /> : <UploadIcon />}
      >
        {busy ? `${Math.round(progress * 100)}%` : t('upload.choose')}
      </Button>
    </>
  );
}
