/** The navbar's converter: in a dialog, and from there in a window of its own (CO-018 to CO-020). */
import {lazy, Suspense, useId, useState} from 'react';
import {Box, Dialog, DialogContent, DialogTitle, IconButton, Skeleton, Tooltip} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import ConverterIcon from '@mui/icons-material/CurrencyExchange';
import WindowIcon from '@mui/icons-material/OpenInNew';
import {useSession} from '../../access/session-context';
import {SALES_DEPARTMENT} from '../../access/start-data';
import {useT} from '../../i18n/hooks';
import {hasSalesRole} from '../../access/sales-role';

const Converter = lazy(() => import('../../converter/Converter'));

const ADDRESS = '/currencyConverter';
/** Pixels (CO-713). */
const WIDTH = 700;

function ConverterDialog({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  const id = useId();
  const openWindow = () => {
    window.open(ADDRESS, '_blank', 'noopener');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{paper: {sx: {width: WIDTH, maxWidth: '100%', mx: {xs: 1, sm: 4}}}}}
    >
      <DialogTitle id={id} sx={{pr: 11}}>
        {t('converter.title')}
      </DialogTitle>
      <Box sx={{position: 'absolute', top: 10, right: 12, display: 'flex', gap: 0.5}}>
        <Tooltip title={t('converter.window')}>
          <IconButton aria-label={t('converter.window')} onClick={openWindow}>
            <WindowIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('common.close')}>
          <IconButton aria-label={t('common.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <DialogContent sx={{px: {xs: 1.5, sm: 3}}}>
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <Converter />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

export function ConverterButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!hasSalesRole(useSession(), SALES_DEPARTMENT)) return null;
  return (
    <>
      <Tooltip title={t('shell.converter')}>
        <IconButton
          color="inherit"
          aria-label={t('shell.converter')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <ConverterIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ConverterDialog onClose={() => setOpen(false)} />}
    </>
  );
}
