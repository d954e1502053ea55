/** Appears with a selection: what can be done to the selected records, or to all that the filter finds. */
import {useState, type ReactNode} from 'react';
import {Box, Button, Typography} from '@mui/material';
import {useRefresh} from 'react-admin';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {useListAction} from '../actions/use-list-action';
import {isDeletedView, useFilterValues, useListState, useRecords, useTarget} from '../list-state/list-state';
import {BulkEditDialog} from './BulkEditDialog';
import {BulkQuestion} from './BulkQuestion';
import {StepsMenu} from './StepsMenu';
import {useBulkActs, useBulkSize} from './use-bulk-acts';
import {useBulkQuestion} from './use-bulk-question';

interface FrameProps {
  readonly children: ReactNode;
}

function Frame({children}: FrameProps) {
  const t = useT();
  return (
    <Box
      role="toolbar"
      aria-label={t('bulk.bar')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        py: 0.75,
        backgroundColor: 'action.selected',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

/** How many records are selected, and the way from all of this page to all that there are. */
function SelectedCount({deleted}: {readonly deleted: boolean}) {
  const t = useT();
  const size = useBulkSize();
  const {allMatching, setAllMatching} = useListState();
  const {data = [], total = 0, selectedIds = []} = useRecords();
  return (
    <>
      <Typography variant="body2" sx={{fontWeight: 650}} aria-live="polite">
        {t('bulk.selected', size)}
      </Typography>
      {!allMatching && total > data.length && selectedIds.length >= data.length && !deleted && (
        <Button variant="text" onClick={() => setAllMatching(true)}>
          {t('bulk.selectAll')}
        </Button>
      )}
    </>
  );
}

export function BulkBar() {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const refresh = useRefresh();
  const {view, allMatching, setAllMatching} = useListState();
  const {entity} = view;
  const {selectedIds = [], onUnselectItems} = useRecords();
  const {values: filter} = useFilterValues();
  const {target} = useTarget();
  const [editing, setEditing] = useState(false);
  const unselect = () => {
    setAllMatching(false);
    onUnselectItems();
  };
  const size = useBulkSize();
  const {inMenu, remove, restore} = useBulkActs(entity, size);
  const question = useBulkQuestion(entity, unselect);
  const {actions: named, start, dialog} = useListAction('selection', unselect);
  if (selectedIds.length === 0 && !allMatching) return null;

  const deleted = isDeletedView(filter);
  const edited = () => {
    setEditing(false);
    unselect();
    refresh();
  };
  return (
    <Frame>
      <SelectedCount deleted={deleted} />
      <Box sx={{display: 'flex', gap: 1, ml: {sm: 'auto'}, flexWrap: 'wrap'}}>
        {!deleted && can(entity, 'update') && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t('bulk.edit')}
          </Button>
        )}
        {!deleted &&
          named.map(action => (
            <Button key={action.key} variant="outlined" onClick={() => start(action, target)}>
              {say(action.label)}
            </Button>
          ))}
        {!deleted && <StepsMenu acts={inMenu} onChoose={question.ask} />}
        {!deleted && can(entity, 'delete') && (
          <Button variant="outlined" color="error" onClick={() => question.ask(remove)}>
            {t('action.delete')}
          </Button>
        )}
        {deleted && can(entity, 'restore') && (
          <Button variant="outlined" onClick={() => question.ask(restore)}>
            {t('action.restore')}
          </Button>
        )}
        <Button variant="text" onClick={unselect}>
          {t('bulk.unselect')}
        </Button>
      </Box>
      <BulkQuestion entity={entity} question={question} />
      {editing && <BulkEditDialog size={size} target={target} onClose={() => setEditing(false)} onDone={edited} />}
      {dialog}
    </Frame>
  );
}
