/** Says why a disabled control is disabled; reachable by keyboard although the control is not. */
import {cloneElement, type ReactElement} from 'react';
import {Box, Tooltip} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {Ability} from '../../model/record';

interface AbilityTooltipProps {
  readonly ability: Ability;
  /** Shown while the control is enabled. */
  readonly title?: string;
  readonly children: ReactElement<{readonly disabled?: boolean}>;
}

export function AbilityTooltip({ability, title, children}: AbilityTooltipProps) {
  const t = useT();
  if (ability === true) return title === undefined ? children : <Tooltip title={title}>{children}</Tooltip>;
  const reason = ability || t('action.notAllowed');
  return (
    <Tooltip title={reason}>
      <Box component="span" tabIndex={0} role="note" aria-label={reason} sx={{display: 'inline-flex'}}>
        {cloneElement(children, {disabled: true})}
      </Box>
    </Tooltip>
  );
}
