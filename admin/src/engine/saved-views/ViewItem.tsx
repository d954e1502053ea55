/** A saved view in the menu: opens it; its owner renames and deletes it. */
import {IconButton, ListItemText, MenuItem, type MenuItemProps} from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import {useT} from '../../i18n/hooks';

interface ViewItemProps extends Omit<MenuItemProps, 'children' | 'onClick'> {
  readonly name: string;
  readonly isMine: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function ViewItem({name, isMine, onOpen, onRename, onRemove, ...item}: ViewItemProps) {
  const t = useT();
  const acts = [
    ['views.rename', RenameIcon, onRename],
    ['views.remove', DeleteIcon, onRemove],
  ] as const;
  return (
    <MenuItem {...item} onClick={onOpen} sx={{pr: 1}}>
      <ListItemText slotProps={{primary: {noWrap: true}}}>{name}</ListItemText>
      {isMine &&
        acts.map(([label, Icon, act]) => (
          <IconButton
            key={label}
            aria-label={t(label, {name})}
            onClick={event => {
              event.stopPropagation();
              act();
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
    </MenuItem>
  );
}
