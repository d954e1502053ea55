/** What happened to a record, newest first, with the values before and after; changes can be undone one by one. */
import {useState} from 'react';
import {Alert, Box, Typography} from '@mui/material';
import {useQuery} from '@tanstack/react-query';
import {useNotify, useRefresh, useUpdate} from 'react-admin';
import {useSession} from '../../access/session-context';
import {useLocale, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {history, revert, type HistoryEntry} from '../../request/rest';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {versionOf, type EntityRecord} from '../../model/record';
import {RecordFrame} from '../record/RecordFrame';
import {useView} from '../use-view';
import {HistoryItem} from './HistoryItem';
import {valuesAfter} from './restore';
import {LoadingRows} from '../../widgets/LoadingRows';

interface Wish {
  readonly kind: 'undo' | 'restore';
  readonly entry: HistoryEntry;
  readonly fields?: readonly string[];
}

const NO_ENTRIES: readonly HistoryEntry[] = [];

interface HistoryListProps {
  readonly record: EntityRecord;
  /** Beside other things: without the buttons that change the record. */
  readonly compact?: boolean;
}

/** A change that is to be undone, or a version to be gone back to: asked about, then done. */
function useWish(record: EntityRecord, entries: readonly HistoryEntry[] = NO_ENTRIES) {
  const t = useT();
  const view = useView();
  const {entity} = view;
  const session = useSession();
  const notify = useNotify();
  const refresh = useRefresh();
  const [wish, setWish] = useState<Wish>();
  const [busy, setBusy] = useState(false);
  const [update] = useUpdate<EntityRecord>(undefined, undefined, {mutationMode: 'pessimistic', returnPromise: true});
  const perform = async ({kind, entry, fields}: Wish) => {
    if (kind === 'undo') return revert(entity.key, record.id, entry.id, fields);
    const version = versionOf(record);
    const data = {...valuesAfter(session, entity, entries, entry), ...(version === undefined ? {} : {version})};
    await update(view.name, {id: record.id, data, previousData: record});
  };
  const confirm = async () => {
    if (!wish) return;
    setBusy(true);
    try {
      await perform(wish);
      notify(t(wish.kind === 'undo' ? 'history.undone' : 'history.restored'), {type: 'success'});
      refresh();
    } catch (failure) {
      notify(messageOf(failure), {type: 'error'});
    } finally {
      setBusy(false);
      setWish(undefined);
    }
  };
  return {wish, setWish, busy, confirm};
}

export function HistoryList({record, compact = false}: HistoryListProps) {
  const t = useT();
  const view = useView();
  const {entity} = view;
  const locale = useLocale();
  const {
    data: entries,
    error,
    isPending,
  } = useQuery({
    queryKey: [view.name, 'history', record.id, record.version, locale],
    queryFn: ({signal}) => history(entity.key, record.id, signal),
    retry: false,
  });
  const {wish, setWish, busy, confirm} = useWish(record, entries);

  if (error)
    return (
      <Alert severity="error" sx={{m: 2}}>
        {messageOf(error)}
      </Alert>
    );
  if (isPending) return <LoadingRows rows={3} height={56} sx={{p: 2.5}} />;
  if (entries.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{p: 2.5}}>
        {t('history.none')}
      </Typography>
    );
  return (
    <Box component="ol" sx={{listStyle: 'none', m: 0, p: 0}}>
      {entries.map((entry, index) => (
        <HistoryItem
          key={entry.id}
          entry={entry}
          record={record}
          latest={index === 0}
          compact={compact}
          onUndo={fields => setWish({kind: 'undo', entry, fields})}
          onRestore={() => setWish({kind: 'restore', entry})}
        />
      ))}
      <ConfirmDialog
        open={wish !== undefined}
        title={t(wish?.kind === 'restore' ? 'history.restore' : 'history.undo')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setWish(undefined)}
      >
        {t(wish?.kind === 'restore' ? 'history.restoreQuestion' : 'history.undoQuestion')}
      </ConfirmDialog>
    </Box>
  );
}

export default function HistoryPage() {
  return <RecordFrame>{record => <HistoryList record={record} />}</RecordFrame>;
}
