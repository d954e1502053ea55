/** Opens, saves, renames and deletes views of a list or a report. */
import {useState} from 'react';
import {Button, Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem} from '@mui/material';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {asText, type Values} from '../../model/parse';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import type {EntityRecord} from '../../model/record';
import {SaveViewDialog} from './SaveViewDialog';
import {useSavedViews} from './use-saved-views';
import {ViewItem} from './ViewItem';

interface SavedViewsProps {
  /** The path of the page that they are of, without its leading slash. */
  readonly resource: string;
  /** The view that was opened last. */
  readonly chosenId: number | undefined;
  /** What is on the page now, as a view holds it. */
  readonly current: () => Values;
  /** Shows what a view holds. */
  readonly open: (view: EntityRecord) => void;
  /** What is on the page now is this view. */
  readonly choose: (id: number) => void;
}

/** What is asked for before it is done. */
type Question =
  | {readonly kind: 'save'}
  | {readonly kind: 'rename' | 'remove'; readonly view: EntityRecord}
  | {readonly kind: 'nothing'};

const NOTHING: Question = {kind: 'nothing'};

export function SavedViews({resource, chosenId, current, open, choose}: SavedViewsProps) {
  const t = useT();
  const notify = useNotify();
  const store = useSavedViews(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<Question>(NOTHING);
  const chosen = store.views.find(each => each.id === chosenId);
  const close = () => setAnchor(null);
  const ask = (next: Question) => {
    close();
    setQuestion(next);
  };
  const answered = () => setQuestion(NOTHING);
  const told = (done: string) => notify(done, {type: 'success'});
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      told(done);
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
      ...views.map(view => (
        <ViewItem
          key={view.id}
          name={String(view.name)}
          selected={view.id === chosenId}
          isMine={store.isMine(view)}
          onOpen={() => {
            close();
            open(view);
          }}
          onRename={() => ask({kind: 'rename', view})}
          onRemove={() => ask({kind: 'remove', view})}
        />
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
        slotProps={{paper: {sx: {minWidth: 220, maxWidth: 360, maxHeight: 440}}}}
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
        <MenuItem onClick={() => ask({kind: 'save'})}>
          <ListItemIcon>
            <SaveIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('views.save')}</ListItemText>
        </MenuItem>
      </Menu>
      {question.kind === 'save' && (
        <SaveViewDialog
          title={t('views.save')}
          onClose={answered}
          save={async naming => {
            const created = await store.add(naming, current());
            choose(created.id);
            answered();
            told(t('views.saved'));
          }}
        />
      )}
      {question.kind === 'rename' && (
        <SaveViewDialog
          title={t('views.renameTitle')}
          naming={{name: String(question.view.name), shared: question.view.shared === true}}
          onClose={answered}
          save={async naming => {
            await store.rename(question.view, naming);
            answered();
            told(t('views.saved'));
          }}
        />
      )}
      <ConfirmDialog
        open={question.kind === 'remove'}
        title={t('views.removeTitle')}
        tone="error"
        confirmLabel={t('action.delete')}
        onClose={answered}
        onConfirm={() => {
          answered();
          if (question.kind === 'remove') void attempt(() => store.remove(question.view), t('views.removed'));
        }}
      >
        {question.kind === 'remove' && asText(question.view.name)}
      </ConfirmDialog>
    </>
  );
}
