/** Chooses, saves and removes views of a list. */
import {useState} from 'react';
import {Button, Divider, IconButton, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem} from '@mui/material';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import {useNotify, useStore} from 'react-admin';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {asText} from '../../model/parse';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {useListState, useRecords} from '../list/list-state';
import type {EntityRecord} from '../../model/record';
import {fromStored, type ViewQuery} from './query';
import {SaveViewDialog} from './SaveViewDialog';
import {useSavedViews} from './use-saved-views';

export function SavedViews() {
  const t = useT();
  const notify = useNotify();
  const {view, columns} = useListState();
  const {filterValues, setFilters, sort, setSort, perPage, setPerPage} = useRecords();
  const store = useSavedViews(view.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosenId, setChosenId] = useStore<number | undefined>(`${view.name}.savedView`);
  const [saving, setSaving] = useState(false);
  const [removing, setRemoving] = useState<EntityRecord>();
  const chosen = store.views.find(each => each.id === chosenId);
  const close = () => setAnchor(null);
  const current = (): ViewQuery => ({
    filter: filterValues ?? {},
    sort: {field: sort.field, order: sort.order},
    columns: columns.fields.map(field => field.name),
    perPage,
  });
  const apply = (saved: EntityRecord) => {
    close();
    setChosenId(saved.id);
    const query = fromStored(saved.query);
    columns.choose(query.columns);
    if (query.perPage !== undefined) setPerPage(query.perPage);
    if (query.sort) setSort(query.sort);
    setFilters({...query.filter}, undefined, false);
  };
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      notify(done, {type: 'success'});
    } catch (error) {
      notify(messageOf(error), {type: 'error'});
    }
  };
  const group = (shared: boolean) => {
    const views = store.views.filter(each => (each.shared === true) === shared);
    if (views.length === 0) return [];
    return [
      <ListSubheader key={String(shared)} sx={{lineHeight: '30px', backgroundColor: 'transparent'}}>
        {t(shared ? 'views.shared' : 'views.mine')}
      </ListSubheader>,
      ...views.map(each => (
        <MenuItem key={each.id} selected={each.id === chosenId} onClick={() => apply(each)} sx={{pr: 1}}>
          <ListItemText>{asText(each.name)}</ListItemText>
          {store.isMine(each) && (
            <IconButton
              aria-label={t('views.remove', {name: String(each.name)})}
              onClick={event => {
                event.stopPropagation();
                close();
                setRemoving(each);
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </MenuItem>
      )),
    ];
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{maxWidth: 220}}
      >
        {asText(chosen?.name) ?? t('views.title')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{paper: {sx: {minWidth: 220, maxHeight: 440}}}}
      >
        {group(false)}
        {group(true)}
        {store.views.length > 0 && <Divider />}
        {chosen && store.isMine(chosen) && (
          <MenuItem
            onClick={() => {
              close();
              void attempt(() => store.overwrite(chosen, current()), t('views.saved'));
            }}
          >
            <ListItemIcon>
              <SaveIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('views.overwrite', {name: String(chosen.name)})}</ListItemText>
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            setSaving(true);
          }}
        >
          <ListItemIcon>
            <SaveIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('views.save')}</ListItemText>
        </MenuItem>
      </Menu>
      {saving && (
        <SaveViewDialog
          onClose={() => setSaving(false)}
          save={async (name, shared) => {
            const created = await store.add(name, shared, current());
            setChosenId(created.id);
            setSaving(false);
            notify(t('views.saved'), {type: 'success'});
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('views.removeTitle')}
        tone="error"
        confirmLabel={t('action.delete')}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          const view = removing;
          setRemoving(undefined);
          if (view) void attempt(() => store.remove(view), t('views.removed'));
        }}
      >
        {asText(removing?.name)}
      </ConfirmDialog>
    </>
  );
}
