/** What can be done to the record of a row. */
import {useState} from 'react';
import {Box, IconButton, Menu} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import {Link} from 'react-router';
import {useCan} from '../../access/session-context';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {ActionMenuItems} from '../actions/ActionMenuItems';
import {recordActions} from '../actions/record-actions';
import {abilityOf, type EntityRecord} from '../record';
import {pathsOf} from '../record/paths';
import {useListState} from './list-state';
import {useStartAction} from './row-actions';

export function RowMenu({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const {view} = useListState();
  const {entity} = view;
  const start = useStartAction();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = recordActions(entity, record, action => can(entity, action));
  const [first] = actions;
  const name = recordLabel(entity, record);
  if (first?.kind === 'restore')
    return (
      <AbilityTooltip ability={first.ability} title={t('action.restore')}>
        <IconButton aria-label={`${t('action.restore')}: ${name}`} onClick={() => start(first, record)}><RestoreIcon fontSize="small" /></IconButton>
      </AbilityTooltip>
    );
  return (
    <Box sx={{display: 'inline-flex'}} onClick={event => event.stopPropagation()}>
      {entity.writable && can(entity, 'update') && (
        <AbilityTooltip ability={abilityOf(record, 'update')} title={t('record.edit')}>
          <IconButton component={Link} to={pathsOf(view).edit(record.id)} aria-label={`${t('record.edit')}: ${name}`}><EditIcon fontSize="small" /></IconButton>
        </AbilityTooltip>
      )}
      {actions.length > 0 && (
        <IconButton aria-label={`${t('list.moreActions')}: ${name}`} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <ActionMenuItems actions={actions} onChoose={action => {
            setAnchor(null);
            start(action, record);
          }} />
        </Menu>
      )}
    </Box>
  );
}
