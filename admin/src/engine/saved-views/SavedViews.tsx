/** Opens, saves, renames and deletes views of a list or a report. */
import {useState} from 'react';
import {
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  type MenuItemProps,
} from '@mui/material';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import {useT} from '../../i18n/hooks';
import {asText, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {useSavedViews} from './use-saved-views';
import {useViewChanges} from './use-view-changes';
import {ViewItem} from './ViewItem';
import {ViewQuestions, type Question} from './ViewQuestions';

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

const MENU_FRAME = {paper: {sx: {minWidth: 220, maxWidth: 360, maxHeight: 440}}};

const NOTHING: Question = {kind: 'nothing'};

/** Takes what its menu gives to its items, as they do: the focus among them. */
function SaveItem({label, ...item}: MenuItemProps & {readonly label: string}) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <SaveIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

export function SavedViews({resource, chosenId, current, open, choose}: SavedViewsProps) {
  const t = useT();
  const store = useSavedViews(resource);
  const changes = useViewChanges(store, current);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<Question>(NOTHING);
  const chosen = store.views.find(each => each.id === chosenId);
  const close = () => setAnchor(null);
  const ask = (next: Question) => {
    close();
    setQuestion(next);
  };
  const answered = () => setQuestion(NOTHING);
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={MENU_FRAME}>
        {group(false)}
        {group(true)}
        {store.views.length > 0 && <Divider />}
        {chosen && store.isMine(chosen) && (
          <SaveItem
            label={t('views.overwrite', {name: String(chosen.name)})}
            onClick={() => {
              close();
              void changes.overwrite(chosen);
            }}
          />
        )}
        <SaveItem label={t('views.save')} onClick={() => ask({kind: 'save'})} />
      </Menu>
      <ViewQuestions
        question={question}
        onClose={answered}
        onSave={naming =>
          changes.add(naming, created => {
            choose(created.id);
            answered();
          })
        }
        onRename={(view, naming) => changes.rename(view, naming, answered)}
        onRemove={view => void changes.remove(view)}
      />
    </>
  );
}
