/** Asks before something is done that is hard to take back; `onConfirm` runs after the confirmation alone (CO-246). */
import {useId, type ReactNode} from 'react';
import {Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle} from '@mui/material';
import {useT} from '../i18n/hooks';
import {SubmitButton} from './SubmitButton';
import {useDismissal} from './use-dismissal';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'warning' | 'error';
  readonly busy?: boolean;
  /** Why what was confirmed was refused: it stands here, and there is nothing left to confirm. */
  readonly refused?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy,
  refused,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useT();
  const id = useId();
  const confirm = confirmLabel ?? t('common.confirm');
  const dismissal = useDismissal(confirm);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      role="alertdialog"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {(children !== undefined || refused !== undefined) && (
        <DialogContent>
          {refused === undefined ? (
            <DialogContentText component="div" variant="body2">
              {children}
            </DialogContentText>
          ) : (
            <Alert severity="error">{refused}</Alert>
          )}
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {refused === undefined ? (cancelLabel ?? dismissal) : t('common.close')}
        </Button>
        {refused === undefined && (
          <SubmitButton short color={tone} onClick={onConfirm} loading={busy} autoFocus>
            {confirm}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
