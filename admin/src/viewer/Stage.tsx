/** One file in the viewer, shown as its kind allows. */
import {lazy, Suspense, useState} from 'react';
import {Box, Button, Paper, Typography} from '@mui/material';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import {useT} from '../i18n/hooks';
import {PageLoading} from '../widgets/PageLoading';
import {kindOf, nameOf} from './kinds';
import type {ViewState} from './view-state';

const PdfPages = lazy(() => import('./PdfPages'));

function DownloadCard({url, text}: {readonly url: string; readonly text: string}) {
  const t = useT();
  return (
    <Paper
      variant="outlined"
      sx={{p: 3, maxWidth: 420, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center'}}
    >
      <FileIcon aria-hidden sx={{fontSize: 48, color: 'text.secondary'}} />
      <Typography sx={{overflowWrap: 'anywhere'}}>{nameOf(url)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      <Button variant="contained" startIcon={<DownloadIcon />} href={url} download>
        {t('viewer.download')}
      </Button>
    </Paper>
  );
}

interface StageProps {
  /** Already known to be safe; nothing is shown without it (CO-249). */
  readonly url: string | undefined;
  readonly name: string;
  readonly state: ViewState;
}

export function Stage({url, name, state}: StageProps) {
  const t = useT();
  const [broken, setBroken] = useState<string>();
  if (url === undefined) return <Typography color="textSecondary">{t('viewer.none')}</Typography>;
  if (broken === url) return <DownloadCard url={url} text={t('viewer.broken')} />;
  const transform = `rotate(${state.turn}deg) scale(${state.zoom})`;
  const fit = {
    maxWidth: '100%',
    maxHeight: '100%',
    objectFit: 'contain',
    transform,
    transition: 'transform 120ms',
  } as const;
  const kind = kindOf(url);
  if (kind === 'image') return <Box component="img" src={url} alt={name} onError={() => setBroken(url)} sx={fit} />;
  if (kind === 'video')
    return <Box component="video" src={url} controls aria-label={name} onError={() => setBroken(url)} sx={fit} />;
  if (kind === 'other') return <DownloadCard url={url} text={t('viewer.noPreview')} />;
  return (
    <Box sx={{width: '100%', alignSelf: 'start', transform, transformOrigin: 'top center'}}>
      <Suspense fallback={<PageLoading />}>
        <PdfPages url={url} />
      </Suspense>
    </Box>
  );
}
