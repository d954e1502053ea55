/** Drag-sort: rows are put in order by mouse or keyboard, then saved or left as they were. */
import {useEffect, useMemo, useState} from 'react';
import {Alert, Box, Button, Card, Typography} from '@mui/material';
import {useQuery} from '@tanstack/react-query';
import {useNotify, useRefresh} from 'react-admin';
import {useSay, useT} from '../../i18n/hooks';
import {WHERE} from '../../model/filter-keys';
import {wireFilter} from '../../request/wire-filter';
import {messageOf} from '../../request/failure';
import {asNumbers, type Values} from '../../model/parse';
import {allRecords, saveOrder} from '../../request/rest';
import {useRefusal} from '../actions/use-refusal';
import {useNotices} from '../notices';
import type {EntityRecord} from '../../model/record';
import {useFilterValues, useListState, useRecords} from '../list-state/list-state';
import {sameOrder} from './order';
import {ScopeBar} from './ScopeBar';
import {SortableRows} from './SortableRows';
import {LoadingRows} from '../../widgets/LoadingRows';

const NONE: readonly EntityRecord[] = [];

function scopeFilter(scope: Values): Values {
  const parts = Object.entries(scope).map(([name, value]) => ({eq: [name, value ?? null]}));
  return parts.length === 0 ? {} : {[WHERE]: {all: parts}};
}

/** The list to be sorted: where there are several, the one that the filter or the first row names. */
function useScope(fields: readonly string[]): [Values, (scope: Values) => void] {
  const {values} = useFilterValues();
  const {data} = useRecords();
  return useState<Values>(() =>
    Object.fromEntries(
      fields.map(name => {
        const [filtered] = asNumbers(values[name]);
        const given = values[name];
        return [name, filtered ?? (Array.isArray(given) ? given[0] : given) ?? data?.[0]?.[name] ?? null];
      }),
    ),
  );
}

interface SortBarProps {
  readonly busy: boolean;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Stays in sight above the rows. */
function SortBar({busy, isPending, onSave, onCancel}: SortBarProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Typography variant="body2" role="status" sx={{mr: 'auto'}}>
        {t('sort.notice')}
      </Typography>
      <Button variant="outlined" onClick={onCancel} disabled={busy}>
        {t('common.cancel')}
      </Button>
      <Button variant="contained" onClick={onSave} loading={busy} disabled={isPending}>
        {t('sort.save')}
      </Button>
    </Box>
  );
}

export function SortMode() {
  const t = useT();
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const {view, setSorting} = useListState();
  const {entity} = view;
  const refuse = useRefusal(entity);
  const {own} = useNotices(entity);
  const [scope, setScope] = useScope(entity.sort?.scope ?? []);
  // What is being sorted must not change under the hand; others' moves are joined in when it is saved.
  const {
    data = NONE,
    error,
    isPending,
  } = useQuery({
    queryKey: [view.name, 'sort', scope],
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({signal}) =>
      allRecords(entity.key, wireFilter(view.name, scopeFilter(scope)), entity.sort?.field ?? 'id', signal),
  });
  const base = useMemo(() => data.map(record => record.id), [data]);
  const [ids, setIds] = useState<readonly number[]>(base);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => setIds(base), [base]);

  const save = async () => {
    if (sameOrder(ids, base))
      return notify(entity.sort?.nothing ? say(entity.sort.nothing) : t('sort.nothing'), {type: 'warning'});
    setBusy(true);
    try {
      const order = await saveOrder(entity.key, ids, base);
      const kept = sameOrder(
        order.filter(id => ids.includes(id)),
        ids,
      );
      notify(kept ? (own('sorted') ?? t('sort.saved')) : t('sort.merged'), {type: kept ? 'success' : 'warning'});
      setSorting(false);
      refresh();
    } catch (failure) {
      setRefused(refuse(failure, 'sortFailed'));
      setBusy(false);
    }
  };

  return (
    <Card>
      <SortBar busy={busy} isPending={isPending} onSave={() => void save()} onCancel={() => setSorting(false)} />
      {refused !== undefined && (
        <Alert severity="error" sx={{m: 2}}>
          {refused}
        </Alert>
      )}
      <ScopeBar scope={scope} onChange={setScope} />
      {error && (
        <Alert severity="error" sx={{m: 2}}>
          {messageOf(error)}
        </Alert>
      )}
      {isPending ? (
        <LoadingRows rows={4} height={44} sx={{p: 2}} />
      ) : (
        <SortableRows records={data} ids={ids} onChange={setIds} />
      )}
    </Card>
  );
}
