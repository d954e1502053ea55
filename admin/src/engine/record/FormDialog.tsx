/**
 * A form over its list. What was entered goes with it when it is closed, so that the next one begins afresh (DA-301).
 */
import {useId, type ReactNode} from 'react';
import {Box, Dialog, DialogTitle, IconButton, useMediaQuery, type Theme} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import {useT} from '../../i18n/hooks';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog({title, onClose, children}: FormDialogProps) {
  const t = useT();
  const id = useId();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      scroll="paper"
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
    >
      <Box sx={{display: 'flex', alignItems: 'center', pr: 1}}>
        <DialogTitle id={id} component="h1" sx={{flex: 1, minWidth: 0, overflowWrap: 'anywhere'}}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{overflowY: 'auto', borderTop: 1, borderColor: 'divider'}}>{children}</Box>
    </Dialog>
  );
}
