/** A picture fitted into a square; a placeholder where there is none or it cannot be loaded. */
import {useState} from 'react';
import {Box, Link} from '@mui/material';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import {safeLink} from '../shared/safe-link';

interface PictureProps {
  readonly url: unknown;
  /** Pixels of a side. */
  readonly size: number;
  readonly alt: string;
  /** Opens the whole picture in a new tab. */
  readonly zoom?: boolean;
}

export function Picture({url, size, alt, zoom}: PictureProps) {
  const [broken, setBroken] = useState<unknown>();
  const source = typeof url === 'string' ? safeLink(url) : undefined;
  const frame = {
    width: size, height: size, flex: 'none', borderRadius: 1, border: '1px solid', borderColor: 'divider', backgroundColor: 'background.default',
    display: 'grid', placeItems: 'center', overflow: 'hidden',
  } as const;
  if (source === undefined || broken === url)
    return <Box sx={frame}><ImageIcon aria-hidden sx={{color: 'text.disabled', fontSize: Math.min(size / 2, 32)}} /></Box>;
  const image = (
    <Box
      component="img" src={source} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(url)}
      sx={{width: '100%', height: '100%', objectFit: 'contain', display: 'block'}}
    />
  );
  if (!zoom) return <Box sx={frame}>{image}</Box>;
  return <Link href={source} target="_blank" rel="noreferrer" sx={frame}>{image}</Link>;
}
