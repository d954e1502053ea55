/** Says why a record could not be read, and offers another attempt unless the record is missing. */
import {Alert, type SxProps, type Theme} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {isMissing} from '../../request/failure';
import {RetryAlert} from '../../widgets/RetryAlert';
import {useNotices} from '../notices';

interface ReadFailureProps {
  readonly entity: Entity;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly sx?: SxProps<Theme>;
}

export function ReadFailure({entity, error, onRetry, sx}: ReadFailureProps) {
  const {failed} = useNotices(entity);
  const reason = failed('readFailed', error);
  if (isMissing(error))
    return (
      <Alert severity="error" sx={sx}>
        {reason}
      </Alert>
    );
  return (
    <RetryAlert sx={sx} onRetry={onRetry}>
      {reason}
    </RetryAlert>
  );
}
