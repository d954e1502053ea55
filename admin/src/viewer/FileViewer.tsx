/** The shared viewer of files: pictures, videos, PDF; anything else for download (CO-243, CO-248, DA-210). */
import {useRef, useState, type KeyboardEvent} from 'react';
import {Box, Dialog, DialogTitle, IconButton, Tooltip} from '@mui/material';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import NextIcon from '@mui/icons-material/NavigateNextOutlined';
import PreviousIcon from '@mui/icons-material/NavigateBeforeOutlined';
import ResetIcon from '@mui/icons-material/FitScreenOutlined';
import RotateIcon from '@mui/icons-material/RotateRightOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import {safeLink} from '../formatting/safe-link';
import {useT} from '../i18n/hooks';
import {nameOf} from './kinds';
import {Stage} from './Stage';
import {turnView, UNCHANGED, zoomView} from './view-state';

/** Tooltips belong to the dialog for screen readers too. */
const WITHIN = {popper: {disablePortal: true}} as const;

interface FileViewerProps {
  readonly urls: readonly string[];
  /** Which of them is shown first. */
  readonly start?: number;
  readonly onClose: () => void;
}

interface Tool {
  readonly label: string;
  readonly icon: typeof CloseIcon;
  readonly keys: readonly string[];
  readonly run: () => void;
}

function useTools({urls, start = 0, onClose}: FileViewerProps) {
  const t = useT();
  const [place, setPlace] = useState(start);
  const [state, setState] = useState(UNCHANGED);
  const go = (step: number) => {
    setPlace((place + step + urls.length) % urls.length);
    setState(UNCHANGED);
  };
  const tools: readonly Tool[] = [
    ...(urls.length > 1
      ? [
          {label: t('viewer.previous'), icon: PreviousIcon, keys: ['ArrowLeft'], run: () => go(-1)},
          {label: t('viewer.next'), icon: NextIcon, keys: ['ArrowRight'], run: () => go(1)},
        ]
      : []),
    ...(urls.length > 0
      ? [
          {label: t('viewer.zoomOut'), icon: ZoomOutIcon, keys: ['-'], run: () => setState(zoomView(state, -1))},
          {label: t('viewer.zoomIn'), icon: ZoomInIcon, keys: ['+', '='], run: () => setState(zoomView(state, 1))},
          {label: t('viewer.rotate'), icon: RotateIcon, keys: ['r'], run: () => setState(turnView(state))},
          {label: t('viewer.reset'), icon: ResetIcon, keys: ['0'], run: () => setState(UNCHANGED)},
        ]
      : []),
    {label: t('common.close'), icon: CloseIcon, keys: [], run: onClose},
  ];
  return {tools, state, given: urls[place]};
}

export function FileViewer(props: FileViewerProps) {
  const t = useT();
  const {tools, state, given} = useTools(props);
  const url = given === undefined ? undefined : safeLink(given);
  const name = url === undefined ? t('viewer.title') : nameOf(url);
  const stage = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = tools.find(({keys}) => keys.includes(event.key));
    if (!tool) return;
    // What has the focus may go with the file that is left.
    if (stage.current?.contains(document.activeElement)) stage.current.focus();
    tool.run();
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="viewer-title"
      onKeyDown={onKeyDown}
      slotProps={{paper: {sx: {height: '90vh'}}}}
    >
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', pr: 1}}>
        <DialogTitle id="viewer-title" noWrap sx={{flex: 1, minWidth: 120}}>
          {name}
        </DialogTitle>
        {url !== undefined && (
          <Tooltip title={t('viewer.download')} slotProps={WITHIN}>
            <IconButton component="a" href={url} download aria-label={t('viewer.download')}>
              <DownloadIcon />
            </IconButton>
          </Tooltip>
        )}
        {tools.map(({label, icon: Icon, run}) => (
          <Tooltip key={label} title={label} slotProps={WITHIN}>
            <IconButton aria-label={label} onClick={run}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <Box
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label={name}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          p: 2,
          display: 'grid',
          placeItems: 'center',
          gridTemplateRows: 'minmax(0, 1fr)',
          backgroundColor: 'background.default',
        }}
      >
        <Stage url={url} name={name} state={state} />
      </Box>
    </Dialog>
  );
}
