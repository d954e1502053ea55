/** What can be done with a whole list: create, export, import, sort, choose columns and views. */
import {useState} from 'react';
import {Button, Stack} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import SortIcon from '@mui/icons-material/SwapVert';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {useListAction} from '../actions/use-list-action';
import {ImportDialog} from '../exchange/ImportDialog';
import {MoveRecords} from '../move/MoveRecords';
import {ColumnsMenu} from './ColumnsMenu';
import {useListState} from '../list-state/list-state';
import {ListViews} from './ListViews';
import {MoreMenu} from './MoreMenu';
import {useNewPath} from './use-new-path';

/** On a phone the words alone fit into one line. */
const NARROW = '@media (max-width: 599px)';

export function ListActions() {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {view, setSorting} = useListState();
  const {entity} = view;
  const newPath = useNewPath();
  const [importing, setImporting] = useState(false);
  const {actions, start, dialog} = useListAction('list');
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
      <MoreMenu onImport={() => setImporting(true)} />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {dialog}
    </Stack>
  );
}
