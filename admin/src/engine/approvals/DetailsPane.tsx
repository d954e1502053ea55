/** What is looked at stands beside the list where there is room for it, else over it. */
import {useId} from 'react';
import {Card, Dialog, IconButton} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import {ApprovalDetails} from './ApprovalDetails';
import {DETAILS} from './focus';
import type {Decision, WaitingRecord} from './waiting';

/** Keys that go through the list work while the record lies over it. */
const PART = {...DETAILS, 'data-part-of-page': true} as const;

interface PaneProps {
  readonly waiting: WaitingRecord;
  readonly busy: boolean;
  readonly onDecide: (waiting: WaitingRecord, decision: Decision) => void;
}

export function BesidePane({height, waiting, busy, onDecide}: PaneProps & {readonly height: number}) {
  const titleId = useId();
  return (
    <Card
      component="aside"
      aria-labelledby={titleId}
      {...DETAILS}
      className={SCREEN_ONLY}
      sx={{flex: 'none', width: {xs: 340, xl: 460}, height, overflowY: 'auto'}}
    >
      <ApprovalDetails key={waiting.key} waiting={waiting} titleId={titleId} busy={busy} onDecide={onDecide} />
    </Card>
  );
}

export function OverPane({waiting, busy, onDecide, onClose}: PaneProps & {readonly onClose: () => void}) {
  const t = useT();
  const titleId = useId();
  const close = (
    <IconButton aria-label={t('common.close')} title={t('common.close')} onClick={onClose}>
      <CloseIcon fontSize="small" />
    </IconButton>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} slotProps={{paper: {...PART}}}>
      <ApprovalDetails waiting={waiting} titleId={titleId} busy={busy} tools={close} onDecide={onDecide} />
    </Dialog>
  );
}
