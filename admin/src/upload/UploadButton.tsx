/** The upload widget as a button. A file that is too large is told as a warning (CO-383). */
import {useRef} from 'react';
import {Box, Button} from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import {useT} from '../i18n/hooks';
import {FileChooser} from './FileChooser';
import {COUNT_LIMIT} from './rules';
import {UploadState} from './UploadState';
import {useUploads, type UploadOptions} from './use-uploads';

interface UploadButtonProps extends UploadOptions {
  readonly label: string;
  readonly disabled?: boolean;
}

export function UploadButton({label, disabled, ...options}: UploadButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const {records, choose, drop} = useUploads(options);
  const last = records.at(-1);
  return (
    <Box
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        if (!disabled) drop([...event.dataTransfer.files]);
      }}
      sx={{flex: 'none', display: 'flex', alignItems: 'center', gap: 1}}
    >
      <FileChooser
        ref={input}
        label={label}
        accept={options.accept}
        multiple={(options.count ?? COUNT_LIMIT) > 1}
        onChoose={choose}
      />
      <Button
        variant="outlined"
        disabled={disabled || last?.status === 'uploading'}
        onClick={() => input.current?.click()}
        startIcon={<UploadIcon />}
      >
        {t('upload.choose')}
      </Button>
      {last && <UploadState record={last} />}
    </Box>
  );
}
