/** What is seldom done with a whole list: export, import, its layout, and what was deleted. */
import {useState, type ReactElement} from 'react';
import {Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip} from '@mui/material';
import CardsIcon from '@mui/icons-material/GridViewOutlined';
import DeletedIcon from '@mui/icons-material/DeleteOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {DELETED} from '../../model/filter-keys';
import {ExportItems} from '../exchange/ExportItems';
import {layoutsOf, useLayoutChoice} from '../list-state/layout';
import {isDeletedView, useFilterValues, useListState} from '../list-state/list-state';
import {useMayImport} from './use-may-import';
import {useTreeChoice} from './tree/use-tree-choice';

interface MenuAct {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactElement;
  readonly act: () => void;
}

/** The ways to look at the list that are not the present one. */
function useLooks(): readonly MenuAct[] {
  const t = useT();
  const can = useCan();
  const {view} = useListState();
  const {entity} = view;
  const {values, change} = useFilterValues();
  const [layout, setLayout] = useLayoutChoice();
  const [, setAsTree] = useTreeChoice(view);
  const tree = {key: 'tree', label: t('tree.asTree'), icon: <TreeIcon fontSize="small" />, act: () => setAsTree(true)};
  const cards =
    layout === 'cards'
      ? {key: 'cards', label: t('list.asTable'), icon: <TableIcon fontSize="small" />, act: () => setLayout('table')}
      : {key: 'cards', label: t('list.asCards'), icon: <CardsIcon fontSize="small" />, act: () => setLayout('cards')};
  const deleted = {
    key: 'deleted',
    label: t(isDeletedView(values) ? 'list.showLive' : 'list.showDeleted'),
    icon: <DeletedIcon fontSize="small" />,
    act: () => change({[DELETED]: isDeletedView(values) ? undefined : true}),
  };
  return [
    ...(view.list.tree === undefined ? [] : [tree]),
    ...(layoutsOf(view).includes('cards') ? [cards] : []),
    ...(entity.softDelete && entity.writable && can(entity, 'restore') ? [deleted] : []),
  ];
}

export function MoreMenu({onImport}: {readonly onImport: () => void}) {
  const t = useT();
  const mayImport = useMayImport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const looks = useLooks();
  const imports = {key: 'import', label: t('import.title'), icon: <ImportIcon fontSize="small" />, act: onImport};
  const close = () => setAnchor(null);
  const itemOf = ({key, label, icon, act}: MenuAct) => (
    <MenuItem
      key={key}
      onClick={() => {
        close();
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <Tooltip title={t('list.more')}>
        <IconButton aria-label={t('list.more')} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <ExportItems onDone={close} />
        {mayImport && itemOf(imports)}
        {looks.length > 0 && <Divider />}
        {looks.map(itemOf)}
      </Menu>
    </>
  );
}
