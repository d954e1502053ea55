/** Steps that can be taken now: the usual one leads, a few stand beside it, the rest in a menu. */
import {useState} from 'react';
import {Box, Button, Menu, Typography} from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import {useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {ActionMenuItems} from '../actions/ActionMenuItems';
import type {RecordAction} from '../actions/record-actions';
import {useActionLabel} from '../actions/use-action-label';
import type {StartAction} from '../actions/use-record-action';

/** So many beside the usual one are seen at a glance. */
const BESIDE = 3;

interface PossibleStepsProps {
  /** The usual one first. */
  readonly steps: readonly RecordAction[];
  /** The one that leads the page, if it is among them. */
  readonly leading: RecordAction | undefined;
  readonly record: EntityRecord;
  readonly start: StartAction;
}

export function PossibleSteps({steps, leading, record, start}: PossibleStepsProps) {
  const t = useT();
  const labelOf = useActionLabel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const room = BESIDE + (steps[0]?.usual ? 1 : 0);
  const rest = steps.slice(room);
  if (steps.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{mt: 1.5}}>
        {t('workflow.nothing')}
      </Typography>
    );
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5}}>
      {steps.slice(0, room).map(step => (
        <Button
          key={step.key}
          variant={step === leading ? 'contained' : 'outlined'}
          onClick={() => start(step, record)}
        >
          {labelOf(step)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Button
          variant="outlined"
          aria-haspopup="menu"
          endIcon={<MoreIcon />}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {t('workflow.more')}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <ActionMenuItems
          actions={rest}
          onChoose={step => {
            setAnchor(null);
            start(step, record);
          }}
        />
      </Menu>
    </Box>
  );
}
