/** Says that something could not be loaded, and asks for it again. */
import type {ReactNode} from 'react';
import {Alert, Button, type SxProps, type Theme} from '@mui/material';
import {useT} from '../i18n/hooks';

interface RetryAlertProps {
  /** What went wrong. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly sx?: SxProps<Theme>;
}

export function RetryAlert({children, onRetry, sx}: RetryAlertProps) {
  const t = useT();
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {t('list.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
