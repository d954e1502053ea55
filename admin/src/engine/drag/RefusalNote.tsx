/** On a card that did not move: why not. */
import {Alert} from '@mui/material';
import {useT} from '../../i18n/hooks';

interface RefusalNoteProps {
  readonly reason: string;
  readonly onForget: (() => void) | undefined;
  /** A narrow card has room for the words alone. */
  readonly narrow?: boolean;
}

export function RefusalNote({reason, onForget, narrow = false}: RefusalNoteProps) {
  const t = useT();
  return (
    <Alert
      severity="warning"
      onClose={onForget}
      closeText={t('common.close')}
      icon={narrow ? false : undefined}
      sx={{py: 0, px: 1, mt: narrow ? 0.5 : 0, fontSize: '0.75rem', '& .MuiAlert-icon': {mr: 0.75}}}
    >
      {reason}
    </Alert>
  );
}
