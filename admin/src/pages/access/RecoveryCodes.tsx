/** The recovery codes, shown this once, to be kept. */
import {Alert, Box, Button, Stack} from '@mui/material';
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({codes, onDone}: RecoveryCodesProps) {
  const t = useT();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify(t('factor.copied'), {type: 'success'});
  };
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{t('factor.keepCodes')}</Alert>
      <Box
        component="ul"
        aria-label={t('factor.recoveryCodes')}
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: {xs: '1fr', sm: '1fr 1fr'},
          gap: 0.5,
          fontFamily: 'monospace',
          fontSize: 14,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('factor.kept')}
        </Button>
      </Stack>
    </Stack>
  );
}
