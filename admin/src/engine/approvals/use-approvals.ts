/** What waits for the user's decision, kept up to date while others ask and decide. */
import {useCallback, useEffect} from 'react';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useLocale} from '../../i18n/hooks';
import {asList, asNumber, asText, asValues, isValues} from '../../model/parse';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';
import {watchEntity} from '../../realtime/watch';
import {BACKGROUND, get} from '../../request/api';
import {askAgain} from '../../request/ask-again';
import {BADGES_KEY} from '../../request/badges-key';
import type {WaitingRecord} from './waiting';

interface Approvals {
  /** How many wait in all; `records` may lack the last of them. */
  readonly total: number;
  readonly records: readonly WaitingRecord[];
}

const KEY = ['approvals'];
/** For kinds of records that are not watched. */
const REFRESH_MS = 60_000;

function parseRecord(data: unknown, view: EntityView, steps: WaitingRecord['steps']): readonly WaitingRecord[] {
  const {_since: since, _before: before, ...values} = asValues(data);
  const id = asNumber(values.id);
  if (id === undefined) return [];
  const key = `${view.name} ${steps.approve} ${id}`;
  return [{key, view, steps, record: {...values, id}, since: asText(since) ?? '', before: asValues(before)}];
}

function parseApprovals(data: unknown): Approvals {
  const groups = asList(asValues(data).waiting).filter(isValues);
  return {
    total: groups.reduce((sum, {total}) => sum + (asNumber(total) ?? 0), 0),
    records: groups.flatMap(({entity, approve, refuse, records}) => {
      const view = viewOf(homeOf(asText(entity) ?? ''));
      const steps = {approve: asText(approve) ?? '', refuse: asText(refuse) ?? ''};
      return view ? asList(records).flatMap(record => parseRecord(record, view, steps)) : [];
    }),
  };
}

/**
 * The page can watch one entity at a time: the first one whose records others approve. The others follow every minute.
 */
const WATCHED = [...model.entities.values()].find(({approval}) => approval !== undefined)?.key;

export function useApprovals() {
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...KEY, locale],
    queryFn: async ({signal}) => parseApprovals(await get('/app/approvals', {}, signal, BACKGROUND)),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  useEffect(() => {
    if (WATCHED === undefined) return undefined;
    return watchEntity(WATCHED, () => void askAgain(client, {queryKey: KEY}));
  }, [client]);
  const refresh = useCallback(() => {
    void askAgain(client, {queryKey: KEY});
    // The approvals are among the numbers of the menu.
    void askAgain(client, {queryKey: BADGES_KEY});
  }, [client]);
  /** Takes out what has been decided, before the server is asked what is left. */
  const remove = useCallback(
    async (keys: ReadonlySet<string>) => {
      // An answer that is under way is older than the decision.
      await client.cancelQueries({queryKey: KEY});
      client.setQueriesData<Approvals>({queryKey: KEY}, shown => {
        if (!shown) return shown;
        const records = shown.records.filter(({key}) => !keys.has(key));
        return {records, total: shown.total - (shown.records.length - records.length)};
      });
      refresh();
    },
    [client, refresh],
  );
  return {...query, refresh, remove};
}
