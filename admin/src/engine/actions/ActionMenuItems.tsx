/** Actions as entries of a menu; one that is not allowed shows its reason below its name. */
import {ListItemText, MenuItem} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {useActionLabel} from './labels';
import type {RecordAction} from './record-actions';

interface ActionMenuItemsProps {
  readonly actions: readonly RecordAction[];
  readonly onChoose: (action: RecordAction) => void;
}

export function ActionMenuItems({actions, onChoose}: ActionMenuItemsProps) {
  const t = useT();
  const labelOf = useActionLabel();
  return actions.map(action => {
    const allowed = action.ability === true;
    return (
      // Not `disabled`: the entry must stay reachable so that its reason can be read.
      <MenuItem key={action.key} aria-disabled={!allowed} onClick={allowed ? () => onChoose(action) : undefined} sx={allowed ? {} : {cursor: 'default'}}>
        <ListItemText
          primary={labelOf(action)} secondary={allowed ? undefined : action.ability || t('action.notAllowed')}
          slotProps={{
            primary: {variant: 'body2', color: allowed ? (action.kind === 'delete' ? 'error' : 'textPrimary') : 'textDisabled'},
            secondary: {variant: 'caption', sx: {whiteSpace: 'normal', maxWidth: 260}},
          }}
        />
      </MenuItem>
    );
  });
}
