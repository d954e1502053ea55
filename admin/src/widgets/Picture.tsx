/** A picture fitted into a square; a placeholder where there is none or it cannot be loaded. */
import {useState} from 'react';
import {Box} from '@mui/material';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import {safeLink} from '../formatting/safe-link';

interface PictureProps {
  readonly url: unknown;
  /** Pixels of a side. */
  readonly size: number;
  readonly alt: string;
}

/** Sizes that the server makes of its own pictures; enough pixels for screens of double density. */
const THUMBNAILS = [64, 128, 256, 512];

function thumbnail(source: string, size: number): string {
  const wanted = THUMBNAILS.find(each => each >= size * 2);
  return source.startsWith('/files/') && !source.includes('?') && wanted !== undefined
    ? `${source}?size=${wanted}`
    : source;
}

export function Picture({url, size, alt}: PictureProps) {
  const [broken, setBroken] = useState<unknown>();
  const source = typeof url === 'string' ? safeLink(url) : undefined;
  const frame = {
    width: size,
    height: size,
    flex: 'none',
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    backgroundColor: 'background.default',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
  } as const;
  if (source === undefined || broken === url)
    return (
      <Box sx={frame}>
        <ImageIcon aria-hidden sx={{color: 'text.disabled', fontSize: Math.min(size / 2, 32)}} />
      </Box>
    );
  return (
    <Box sx={frame}>
      <Box
        component="img"
        src={thumbnail(source, size)}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(url)}
        sx={{width: '100%', height: '100%', objectFit: 'contain', display: 'block'}}
      />
    </Box>
  );
}
