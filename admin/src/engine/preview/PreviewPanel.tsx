/** A record looked at without leaving its list: beside it, or over all of a narrow screen. */
import {useId, useRef, type ReactNode} from 'react';
import {Card, Dialog, IconButton, Tooltip, useMediaQuery, type Theme} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import OpenIcon from '@mui/icons-material/OpenInFull';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import {PageLink} from '../../widgets/PageLink';
import {useListState, useRecords} from '../list-state/list-state';
import {focusRow} from '../rows/focus';
import {useRoom} from '../../widgets/use-room';
import {pathsOf} from '../../model/paths';
import {closePreview, openPreview, usePreviewed} from '../list-state/preview-address';
import {RecordPreview} from './RecordPreview';

/** Pixels. */
const WIDTH = {md: 360, lg: 420, xl: 520};
const MIN_HEIGHT = 240;
/** Between the panel and the window's lower edge. */
const BELOW = 18;
/** Keys that go through the list work while the sheet lies over it. */
const PART = {'data-part-of-page': true} as const;

interface StepProps {
  readonly label: string;
  readonly shortcut: string;
  readonly icon: ReactNode;
  /** The record that is looked at next; none at an end of the list. */
  readonly to: number | undefined;
}

function Step({label, shortcut, icon, to}: StepProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      disabled={to === undefined}
      onClick={() => to !== undefined && openPreview(to)}
    >
      {icon}
    </IconButton>
  );
}

function Tools({id}: {readonly id: number}) {
  const t = useT();
  const {view} = useListState();
  const {data = []} = useRecords();
  const ids = data.map(record => record.id);
  const place = ids.indexOf(id);
  const [previous, next] = place < 0 ? [] : [ids[place - 1], ids[place + 1]];
  const close = () => {
    focusRow(id);
    closePreview();
  };
  return (
    <>
      <Step label={t('preview.previous')} shortcut="k" to={previous} icon={<PreviousIcon fontSize="small" />} />
      <Step label={t('preview.next')} shortcut="j" to={next} icon={<NextIcon fontSize="small" />} />
      <Tooltip title={t('preview.openPage')}>
        <IconButton component={PageLink} to={pathsOf(view).main(id)} aria-label={t('preview.openPage')}>
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <IconButton aria-label={t('preview.close')} title={t('preview.close')} onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}

function Beside({id}: {readonly id: number}) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, BELOW);
  const {view} = useListState();
  return (
    <Card
      ref={frame}
      component="aside"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={SCREEN_ONLY}
      sx={{
        flex: 'none',
        width: WIDTH,
        overflowY: 'auto',
        alignSelf: 'flex-start',
        height: Math.max(room?.height ?? 0, MIN_HEIGHT),
        outline: 'none',
      }}
    >
      <RecordPreview key={id} view={view} id={id} titleId={titleId} tools={<Tools id={id} />} />
    </Card>
  );
}

function Sheet({id}: {readonly id: number}) {
  const titleId = useId();
  const {view} = useListState();
  return (
    <Dialog
      open
      fullScreen
      onClose={closePreview}
      aria-labelledby={titleId}
      slotProps={{paper: {...PART, sx: {borderRadius: 0, border: 0}}}}
    >
      <RecordPreview key={id} view={view} id={id} titleId={titleId} tools={<Tools id={id} />} />
    </Dialog>
  );
}

export function PreviewPanel() {
  const id = usePreviewed();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'));
  if (id === undefined) return null;
  return narrow ? <Sheet id={id} /> : <Beside id={id} />;
}
