/** Actions as entries of a menu: those that are possible, the others on demand, each with its reason below its name. */
import {useEffect, useState} from 'react';
import {Divider, ListItemText, MenuItem} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {useActionLabel} from './use-action-label';
import type {RecordAction} from './record-actions';

interface ActionMenuItemsProps {
  readonly actions: readonly RecordAction[];
  readonly onChoose: (action: RecordAction) => void;
}

/** So many that cannot be done stand in no one's way. */
const FEW = 2;

export function ActionMenuItems({actions, onChoose}: ActionMenuItemsProps) {
  const t = useT();
  const labelOf = useActionLabel();
  const [all, setAll] = useState(false);
  const possible = actions.filter(({ability}) => ability === true);
  const others = actions.filter(({ability}) => ability !== true);
  const folded = others.length > FEW && !all;
  // A menu finds its place again when the window changes, not when it grows.
  useEffect(() => {
    if (all) window.dispatchEvent(new Event('resize'));
  }, [all]);
  return [
    ...possible.map(action => (
      <MenuItem key={action.key} onClick={() => onChoose(action)}>
        <ListItemText
          primary={labelOf(action)}
          slotProps={{primary: {variant: 'body2', color: action.kind === 'delete' ? 'error' : 'textPrimary'}}}
        />
      </MenuItem>
    )),
    possible.length > 0 && others.length > FEW && <Divider key="divider" />,
    folded && (
      <MenuItem key="others" aria-expanded={false} onClick={() => setAll(true)}>
        <ListItemText
          primary={t('action.others', {count: others.length})}
          slotProps={{primary: {variant: 'body2', color: 'textSecondary'}}}
        />
      </MenuItem>
    ),
    ...(folded ? [] : others).map((action, index) => (
      // Not `disabled`: the entry must stay reachable so that its reason can be read.
      <MenuItem key={action.key} aria-disabled autoFocus={all && index === 0} sx={{cursor: 'default'}}>
        <ListItemText
          primary={labelOf(action)}
          secondary={action.ability || t('action.notAllowed')}
          slotProps={{
            primary: {variant: 'body2', color: 'textDisabled'},
            secondary: {variant: 'caption', sx: {whiteSpace: 'normal', maxWidth: 260}},
          }}
        />
      </MenuItem>
    )),
  ];
}
