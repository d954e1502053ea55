/** What can be done to the record of a row. */
import {useState} from 'react';
import {IconButton, ListItemText, Menu, MenuItem} from '@mui/material';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import {useCan} from '../../access/session-context';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {ActionMenuItems} from '../actions/ActionMenuItems';
import {recordActions} from '../actions/record-actions';
import {openPreview} from '../list-state/preview-address';
import {abilityOf, type EntityRecord} from '../../model/record';
import {copyPath} from '../record/copy';
import {MakeItems} from '../origins/MakeButton';
import {useMakes} from '../origins/makes';
import {useLinkState} from '../back';
import {linksOf} from '../record/links';
import {pathsOf} from '../../model/paths';
import {CellIcon} from '../../theme/CellIcon';
import {CELL} from '../../theme/cells';
import type {EntityView} from '../../model/views';
import {hasLeft} from './others';
import {useStartAction} from './row-actions';

interface RowMenuProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
}

function EditLink({view, record}: RowMenuProps) {
  const t = useT();
  const ability = abilityOf(record, 'update');
  const path = pathsOf(view).edit(record.id);
  const state = useLinkState();
  const label = `${t('record.edit')}: ${recordLabel(view.entity, record)}`;
  if (ability === true)
    return (
      <PageLink className={CELL.button} to={path} state={state} title={t('record.edit')} aria-label={label}>
        <CellIcon name="edit" />
      </PageLink>
    );
  return (
    <AbilityTooltip ability={ability}>
      <IconButton component={PageLink} to={path} state={state} aria-label={label}>
        <CellIcon name="edit" />
      </IconButton>
    </AbilityTooltip>
  );
}

export function RowMenu({view, record}: RowMenuProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {entity} = view;
  const start = useStartAction();
  const state = useLinkState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = recordActions(entity, record, action => can(entity, action));
  const forms =
    entity.writable && can(entity, 'update') && abilityOf(record, 'update') === true
      ? Object.entries(entity.dialogs)
      : [];
  const links = linksOf(entity, record, action => can(entity, action));
  const copyable = entity.copyable && can(entity, 'create');
  const makes = useMakes(entity);
  const [first] = actions;
  const name = recordLabel(entity, record);
  if (hasLeft(record)) return <span className={CELL.empty}>{t('list.left')}</span>;
  if (first?.kind === 'restore')
    return (
      <AbilityTooltip ability={first.ability} title={t('action.restore')}>
        <IconButton aria-label={`${t('action.restore')}: ${name}`} onClick={() => start(first, record)}>
          <RestoreIcon fontSize="small" />
        </IconButton>
      </AbilityTooltip>
    );
  return (
    <span style={{display: 'inline-flex'}}>
      {entity.writable && can(entity, 'update') && <EditLink view={view} record={record} />}
      {(copyable || actions.length + links.length + forms.length + makes.length > 0) && (
        <button
          type="button"
          className={CELL.button}
          aria-label={`${t('list.moreActions')}: ${name}`}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <CellIcon name="more" />
        </button>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              openPreview(record.id);
            }}
          >
            <ListItemText primary={t('preview.show')} slotProps={{primary: {variant: 'body2'}}} />
          </MenuItem>
          {forms.map(([key, {label}]) => (
            <MenuItem key={key} component={PageLink} to={pathsOf(view).form(record.id, key)} state={state}>
              <ListItemText primary={say(label)} slotProps={{primary: {variant: 'body2'}}} />
            </MenuItem>
          ))}
          {links.map(({link, href}) => (
            <MenuItem key={link.address} component="a" href={href}>
              <ListItemText primary={say(link.label)} slotProps={{primary: {variant: 'body2'}}} />
            </MenuItem>
          ))}
          <MakeItems makes={makes} record={record} />
          {copyable && (
            <MenuItem component={PageLink} to={copyPath(view, record.id)} state={state}>
              <ListItemText primary={t('form.duplicate')} slotProps={{primary: {variant: 'body2'}}} />
            </MenuItem>
          )}
          <ActionMenuItems
            actions={actions}
            onChoose={action => {
              setAnchor(null);
              start(action, record);
            }}
          />
        </Menu>
      )}
    </span>
  );
}
