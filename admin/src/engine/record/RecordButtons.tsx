/**
 * The actions of a record on its page beside those of its workflow: what can be done now as buttons, switching,
 * deleting and what cannot in a menu.
 */
import {useState} from 'react';
import {Button, IconButton, ListItemText, Menu, MenuItem, Stack} from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import {useNavigate} from 'react-router';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {PrintButton} from '../exchange/PrintButton';
import {PapersButton} from '../papers/PapersButton';
import {useLinkState} from '../back';
import {MakeButton} from '../origins/MakeButton';
import {copyPath} from './copy';
import {linksOf} from './links';
import {abilityOf, type EntityRecord} from '../../model/record';
import {pathsOf} from '../../model/paths';
import {useView} from '../use-view';
import {ActionMenuItems} from '../actions/ActionMenuItems';
import {useActionLabel} from '../actions/use-action-label';
import {recordActions} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';

interface RecordButtonsProps {
  readonly record: EntityRecord;
  /** What follows when it is gone; its list is opened where that is left out. */
  readonly onDeleted?: () => void;
}

export function RecordButtons({record, onDeleted}: RecordButtonsProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const view = useView();
  const navigate = useNavigate();
  const labelOf = useActionLabel();
  const state = useLinkState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const start = useRecordAction(action => {
    if (action.kind !== 'delete') return;
    if (onDeleted) onDeleted();
    else void navigate(pathsOf(view).list);
  });
  const actions = recordActions(view.entity, record, action => can(view.entity, action));
  const forms =
    can(view.entity, 'update') && abilityOf(record, 'update') === true ? Object.entries(view.entity.dialogs) : [];
  const buttons = actions.filter(action => action.kind === 'action' && action.ability === true);
  const others = actions.filter(action => action.kind !== 'transition' && !buttons.includes(action));
  const copyable = view.entity.copyable && can(view.entity, 'create') && !record[view.entity.system.deletedAt];
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', flexWrap: 'wrap'}} useFlexGap>
      {forms.map(([key, {label}]) => (
        <Button key={key} variant="outlined" component={PageLink} to={pathsOf(view).form(record.id, key)} state={state}>
          {say(label)}
        </Button>
      ))}
      {linksOf(view.entity, record, action => can(view.entity, action)).map(({link, href}) => (
        <Button key={link.address} variant="outlined" href={href}>
          {say(link.label)}
        </Button>
      ))}
      <MakeButton entity={view.entity} record={record} />
      {buttons.map(action => (
        <Button key={action.key} variant="outlined" onClick={() => start(action, record)}>
          {labelOf(action)}
        </Button>
      ))}
      <PrintButton record={record} />
      <PapersButton record={record} />
      {(copyable || others.length > 0) && (
        <IconButton
          aria-label={t('list.moreActions')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {copyable && (
          <MenuItem component={PageLink} to={copyPath(view, record.id)} state={state} onClick={() => setAnchor(null)}>
            <ListItemText primary={t('form.duplicate')} slotProps={{primary: {variant: 'body2'}}} />
          </MenuItem>
        )}
        <ActionMenuItems
          actions={others}
          onChoose={action => {
            setAnchor(null);
            start(action, record);
          }}
        />
      </Menu>
    </Stack>
  );
}
