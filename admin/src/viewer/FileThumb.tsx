/** A picture or a video by its address, which opens the viewer (CO-245). Without a file, the viewer says so. */
import {useState} from 'react';
import {Box, ButtonBase} from '@mui/material';
import {Picture} from '../widgets/Picture';
import {useT} from '../i18n/hooks';
import {FileViewer} from './FileViewer';
import {kindOf} from './kinds';

interface FileThumbProps {
  readonly url: string | undefined;
  /** Pixels of a side. */
  readonly size: number;
  readonly label: string;
}

export function FileThumb({url, size, label}: FileThumbProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        aria-label={t('viewer.view', {name: label})}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{borderRadius: 1, '&:focus-visible': {outline: '2px solid', outlineOffset: 2}}}
      >
        {url !== undefined && kindOf(url) === 'video' ? (
          <Box
            component="video"
            src={url}
            muted
            preload="metadata"
            sx={{
              width: size,
              height: size,
              objectFit: 'contain',
              borderRadius: 1,
              backgroundColor: 'background.default',
            }}
          />
        ) : (
          <Picture url={url} size={size} alt="" />
        )}
      </ButtonBase>
      {isOpen && <FileViewer urls={url === undefined ? [] : [url]} onClose={() => setOpen(false)} />}
    </>
  );
}
