/** Stands in the place of a form where nothing can be made of the record that its address names, or not just now. */
import {Alert, Box, Button} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {isFailure, mayPass, messageOf, STALE} from '../../request/failure';
import {PageLink} from '../../widgets/PageLink';
import type {OriginRecord} from './origin';
import {useOriginRecord} from './use-origin-record';

interface NoProposalProps {
  readonly made: OriginRecord;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function WayBack({made}: {readonly made: OriginRecord}) {
  const t = useT();
  const {path, ...words} = useOriginRecord(made);
  if (path === undefined) return null;
  return (
    <Button variant="outlined" component={PageLink} to={path}>
      {t('origins.toOrigin', {...words})}
    </Button>
  );
}

export function NoProposal({made, error, onRetry}: NoProposalProps) {
  const t = useT();
  const isNothingLeft = isFailure(error) && error.status === STALE;
  return (
    <Box sx={{p: 2, display: 'grid', gap: 2, justifyItems: 'start'}}>
      <Alert severity={isNothingLeft ? 'info' : 'error'} sx={{width: '100%'}}>
        {messageOf(error)}
      </Alert>
      {mayPass(error) && (
        <Button variant="outlined" onClick={onRetry}>
          {t('origins.tryAgain')}
        </Button>
      )}
      {isNothingLeft && <WayBack made={made} />}
    </Box>
  );
}
