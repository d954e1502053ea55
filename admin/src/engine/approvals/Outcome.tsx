/** What has become of the answers: the last decision, told to those who do not see it, and what was refused. */
import {Alert, Box} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {visuallyHidden} from '../../theme/visually-hidden';
import type {LastDecision, Refusal} from './use-decisions';

interface OutcomeProps {
  readonly lastDecision: LastDecision | undefined;
  readonly refusals: readonly Refusal[];
  readonly onClose: () => void;
}

export function Outcome({lastDecision, refusals, onClose}: OutcomeProps) {
  const t = useT();
  const names = (lastDecision?.names ?? []).join(t('common.comma'));
  return (
    <>
      <Box aria-live="polite" sx={visuallyHidden}>
        {lastDecision && t(`approvals.${lastDecision.decision}Done`, {names})}
      </Box>
      {refusals.length > 0 && (
        <Alert severity="warning" onClose={onClose} closeText={t('common.close')} sx={{mb: 1.5}}>
          {t('approvals.undecided', {count: refusals.length})}
          <Box component="ul" sx={{m: 0, pl: 2.5}}>
            {refusals.map(({key, name, reason}) => (
              <li key={key}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
