/**
 * The shell in which the design editor opens within the console (CO-007). Meanwhile no loading indicator is shown
 * (CO-016).
 */
import {createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import {Box, Dialog, IconButton, Tooltip, Typography} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import {useT} from '../i18n/hooks';
import {keepLoadingHidden} from '../request/loading';

interface DesignDialog {
  /** Opens the editor at one of its own addresses. */
  open(address: string): void;
}

const Context = createContext<DesignDialog>({open: () => undefined});

export function DesignDialogProvider({children}: {readonly children: ReactNode}) {
  const t = useT();
  const [address, setAddress] = useState<string>();
  const dialog = useMemo(() => ({open: setAddress}), []);
  const close = useCallback(() => setAddress(undefined), []);
  useEffect(() => (address === undefined ? undefined : keepLoadingHidden()), [address]);
  return (
    <Context.Provider value={dialog}>
      {children}
      <Dialog
        open={address !== undefined}
        onClose={close}
        fullScreen
        slotProps={{paper: {'aria-label': t('shell.designDialog'), sx: {borderRadius: 0, border: 0}}}}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: 2,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="subtitle2" component="div">
            {t('shell.designDialog')}
          </Typography>
          <Tooltip title={t('common.close')}>
            <IconButton aria-label={t('common.close')} onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
        {address !== undefined && (
          <Box
            component="iframe"
            title={t('shell.designDialog')}
            src={address}
            sx={{flex: 1, border: 0, width: '100%'}}
          />
        )}
      </Dialog>
    </Context.Provider>
  );
}

export function useDesignDialog(): DesignDialog {
  return useContext(Context);
}
