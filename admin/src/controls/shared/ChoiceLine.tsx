/** One record that a picker offers, and groups of them. */
import type {ReactNode} from 'react';
import {Box, ListSubheader, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {useT} from '../../i18n/hooks';
import {isHex, Swatch} from '../colour/Swatch';
import {Picture} from '../../widgets/Picture';
import {StateChip} from './StateChip';
import type {Choice} from './use-choices';

const PICTURE = 30;

/** For the option around it, by its id: the record's name is its own, what else is shown describes it. */
export function namedBy(id: string) {
  return {'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-more`};
}

interface ChoiceGroupProps {
  readonly heading: string | undefined;
  readonly children: ReactNode;
}

export function ChoiceGroup({heading, children}: ChoiceGroupProps) {
  return (
    <li role="none">
      {heading !== undefined && (
        <ListSubheader component="div" role="presentation" sx={{top: -8, lineHeight: '30px', fontSize: '0.75rem'}}>
          {heading}
        </ListSubheader>
      )}
      <Box component="ul" role={heading === undefined ? 'none' : 'group'} aria-label={heading} sx={{p: 0}}>
        {children}
      </Box>
    </li>
  );
}

export function ChoiceLine({choice, id}: {readonly choice: Choice; readonly id: string}) {
  const {label, picture, colour, second, state} = choice;
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, width: '100%', minWidth: 0}}>
      {picture !== undefined && <Picture url={picture} size={PICTURE} alt="" />}
      {colour !== undefined && <Swatch colour={isHex(colour) ? colour : undefined} size={PICTURE - 8} />}
      <Box sx={{flex: 1, minWidth: 0}}>
        <Typography id={`${id}-label`} variant="body2" component="div" sx={{overflowWrap: 'anywhere'}}>
          {label}
        </Typography>
        {second && (
          <Typography id={`${id}-more`} variant="caption" color="textSecondary" component="div" noWrap>
            {second}
          </Typography>
        )}
      </Box>
      {state && <StateChip option={state} />}
    </Box>
  );
}

/** The record that is not there yet; `alone` where a search has found nothing else. */
export function NewLine({text, alone}: {readonly text: string; readonly alone: boolean}) {
  const t = useT();
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, minWidth: 0}}>
      <AddIcon fontSize="small" color="primary" />
      <Box sx={{minWidth: 0}}>
        <Typography variant="body2" component="div" color="primary" sx={{fontWeight: 600, overflowWrap: 'anywhere'}}>
          {text}
        </Typography>
        {alone && (
          <Typography variant="caption" color="textSecondary" component="div">
            {t('field.nothingFound')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
