/** The states of a workflow in their order, the present one marked. */
import {Box} from '@mui/material';
import DoneIcon from '@mui/icons-material/CheckCircle';
import CurrentIcon from '@mui/icons-material/RadioButtonChecked';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import type {Entity, WorkflowKeyword} from '@emblem/schemas';
import {useSay} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {shortestPath} from './path';
import {isEarlyEnd} from './steps';

interface StateProgressProps {
  readonly entity: Entity;
  readonly workflow: WorkflowKeyword;
  readonly record: Values;
}

/**
 * States on the way from the first to the last; those that end it early, such as cancelled, show only while they last.
 */
function steps(entity: Entity, {field, states}: WorkflowKeyword, current: unknown) {
  const options = entity.field[field]?.options ?? [];
  const known = states
    .map(state => options.find(option => option.value === state.value))
    .filter(option => option !== undefined);
  return known.filter(option => !isEarlyEnd(entity, field, option.value) || option.value === current);
}

export function StateProgress({entity, workflow, record}: StateProgressProps) {
  const say = useSay();
  const current = record[workflow.field];
  const shown = steps(entity, workflow, current);
  // Only what a record must have passed: which way it took to an early end is not known here.
  const passed = shortestPath(workflow, current);
  const field = entity.field[workflow.field];
  return (
    <Box
      component="ol"
      aria-label={field && say(field.label)}
      sx={{listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.75, rowGap: 0.75}}
    >
      {shown.map(option => {
        const here = option.value === current;
        const done = !here && passed.includes(option.value);
        const Mark = done ? DoneIcon : here ? CurrentIcon : OpenIcon;
        return (
          <Box
            component="li"
            key={String(option.value)}
            aria-current={here ? 'step' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              fontSize: '0.8125rem',
              fontWeight: here ? 650 : 400,
              color: here ? 'primary.main' : done ? 'text.primary' : 'text.secondary',
            }}
          >
            <Mark aria-hidden sx={{fontSize: 16}} /> {say(option.label)}
          </Box>
        );
      })}
    </Box>
  );
}
