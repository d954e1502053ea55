/** The upload widget as a box that files are dropped on. A file that is too large is told as an error (CO-699). */
import {useRef, type ReactNode} from 'react';
import {Box, ButtonBase} from '@mui/material';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import {useT} from '../i18n/hooks';
import {FileChooser} from './FileChooser';
import {COUNT_LIMIT} from './rules';
import {UploadState} from './UploadState';
import {useUploads, type UploadOptions} from './use-uploads';

interface UploadBoxProps extends Omit<UploadOptions, 'sizeLevel'> {
  readonly label: string;
  readonly disabled?: boolean;
  /** What the box shows when nothing is under way, e.g. the present picture. */
  readonly children?: ReactNode;
  /** Pixels; 112 by 75 unless given (CO-723). */
  readonly width?: number;
  readonly height?: number;
}

export function UploadBox({label, disabled, children, width = 112, height = 75, ...options}: UploadBoxProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const {records, choose, drop} = useUploads({...options, sizeLevel: 'error'});
  const last = records.at(-1);
  return (
    <Box
      data-upload-box
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        if (!disabled) drop([...event.dataTransfer.files]);
      }}
      sx={{
        width,
        height,
        flex: 'none',
        boxSizing: 'border-box',
        border: '1px dashed',
        borderColor: 'text.disabled',
        borderRadius: 1,
        overflow: 'hidden',
        display: 'grid',
        alignItems: 'center',
        backgroundColor: 'background.default',
        '&:hover': {borderColor: 'primary.main'},
      }}
    >
      <FileChooser
        ref={input}
        label={label}
        accept={options.accept}
        multiple={(options.count ?? COUNT_LIMIT) > 1}
        onChoose={choose}
      />
      {last ? (
        <UploadState record={last} />
      ) : (
        <ButtonBase
          disabled={disabled}
          onClick={() => input.current?.click()}
          aria-label={t('upload.chooseFor', {name: label})}
          sx={{
            width: '100%',
            height: '100%',
            flexDirection: 'column',
            fontSize: 12,
            color: 'text.secondary',
            '&:focus-visible': {outline: '2px solid', outlineOffset: -2},
          }}
        >
          {children ?? (
            <>
              <AddIcon aria-hidden fontSize="small" />
              {t('upload.choose')}
            </>
          )}
        </ButtonBase>
      )}
    </Box>
  );
}
