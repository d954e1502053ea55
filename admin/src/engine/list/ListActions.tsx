/** What can be done with a whole list: create, export, import, sort, choose columns and views. */
import {useState} from 'react';
import {Button, Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Stack, Tooltip} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import CardsIcon from '@mui/icons-material/GridViewOutlined';
import DeletedIcon from '@mui/icons-material/DeleteOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import SortIcon from '@mui/icons-material/SwapVert';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {useListAction} from '../actions/use-list-action';
import {ExportItems} from '../exchange/ExportItems';
import {ImportDialog} from '../exchange/ImportDialog';
import {MoveRecords} from '../move/MoveRecords';
import {ColumnsMenu} from './ColumnsMenu';
import {DELETED} from '../../model/filter-keys';
import {layoutsOf, useLayoutChoice} from '../list-state/layout';
import {isDeletedView, useFilterValues, useListState} from '../list-state/list-state';
import {ListViews} from './ListViews';
import {useNewPath} from './new-path';
import {useTreeChoice} from './tree/tree-choice';

/** On a phone the words alone fit into one line. */
const NARROW = '@media (max-width: 599px)';

export function ListActions() {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {view, setSorting} = useListState();
  const {entity} = view;
  const {values, change} = useFilterValues();
  const newPath = useNewPath();
  const [layout, setLayout] = useLayoutChoice();
  const [, setAsTree] = useTreeChoice(view);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [importing, setImporting] = useState(false);
  const {actions, start, dialog} = useListAction('list');
  const hasPictures = layoutsOf(view).includes('cards');
  const mayImport = entity.writable && entity.io.import !== false && can(entity, 'import');
  const mayRestore = entity.softDelete && entity.writable && can(entity, 'restore');
  const close =
    <Value extends readonly unknown[]>(act: (...args: Value) => void) =>
    (...args: Value) => {
      setMenu(null);
      act(...args);
    };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        [NARROW]: {gap: 0.5, '& .MuiButton-startIcon': {display: 'none'}, '& .MuiButton-root': {px: 1, minWidth: 0}},
      }}
    >
      <ListViews />
      <ColumnsMenu />
      <MoveRecords />
      {entity.sort && can(entity, 'sort') && (
        <Button variant="outlined" startIcon={<SortIcon />} onClick={() => setSorting(true)}>
          {t('sort.start')}
        </Button>
      )}
      {actions.map(action => (
        <Button key={action.key} variant="outlined" onClick={() => start(action)}>
          {say(action.label)}
        </Button>
      ))}
      {entity.links
        .filter(({on, needs}) => on === 'list' && can(entity, needs))
        .map(link => (
          <Button key={link.address} variant="outlined" component={PageLink} to={link.address}>
            {say(link.label)}
          </Button>
        ))}
      {entity.writable && can(entity, 'create') && (
        <Button variant="contained" startIcon={<AddIcon />} component={PageLink} to={newPath}>
          {t('form.new')}
        </Button>
      )}
      <Tooltip title={t('list.more')}>
        <IconButton aria-label={t('list.more')} aria-haspopup="menu" onClick={event => setMenu(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        <ExportItems onDone={close(() => undefined)} />
        {mayImport && (
          <MenuItem onClick={close(() => setImporting(true))}>
            <ListItemIcon>
              <ImportIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('import.title')}</ListItemText>
          </MenuItem>
        )}
        {(hasPictures || mayRestore || view.list.tree !== undefined) && <Divider />}
        {view.list.tree !== undefined && (
          <MenuItem onClick={close(() => setAsTree(true))}>
            <ListItemIcon>
              <TreeIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('tree.asTree')}</ListItemText>
          </MenuItem>
        )}
        {hasPictures && (
          <MenuItem onClick={close(() => setLayout(layout === 'cards' ? 'table' : 'cards'))}>
            <ListItemIcon>
              {layout === 'cards' ? <TableIcon fontSize="small" /> : <CardsIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText>{t(layout === 'cards' ? 'list.asTable' : 'list.asCards')}</ListItemText>
          </MenuItem>
        )}
        {mayRestore && (
          <MenuItem onClick={close(() => change({[DELETED]: isDeletedView(values) ? undefined : true}))}>
            <ListItemIcon>
              <DeletedIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t(isDeletedView(values) ? 'list.showLive' : 'list.showDeleted')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {dialog}
    </Stack>
  );
}
