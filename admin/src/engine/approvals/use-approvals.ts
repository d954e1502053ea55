/** What waits for the user's decision, kept up to date while others ask and decide. */
import {useCallback, useEffect} from 'react';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useLocale} from '../../i18n/hooks';
import {asList, asNumber, asText, asValues, isValues} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';
import {watchEntity} from '../../realtime/watch';
import {BACKGROUND, get} from '../../request/api';
import {askAgain} from '../../request/ask-again';
import {BADGES_KEY} from '../../request/badges-key';

/** Records of one kind that wait for one approval. */
export interface PendingApprovals {
  readonly view: EntityView;
  readonly approve: string;
  readonly refuse: string;
  /** How many wait in all; `records` may hold only the first of them. */
  readonly total: number;
  readonly records: readonly EntityRecord[];
}

const KEY = ['approvals'];
/** For kinds of records that are not watched. */
const REFRESH_MS = 60_000;

function parseRecord(data: unknown): readonly EntityRecord[] {
  const id = isValues(data) ? asNumber(data.id) : undefined;
  return isValues(data) && id !== undefined ? [{...data, id}] : [];
}

function parsePending(data: unknown): readonly PendingApprovals[] {
  const {entity, approve, refuse, total, records} = asValues(data);
  const view = viewOf(homeOf(asText(entity) ?? ''));
  if (!view) return [];
  return [
    {
      view,
      approve: asText(approve) ?? '',
      refuse: asText(refuse) ?? '',
      total: asNumber(total) ?? 0,
      records: asList(records).flatMap(parseRecord),
    },
  ];
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
    queryFn: async ({signal}) => {
      const {waiting} = asValues(await get('/app/approvals', {}, signal, BACKGROUND));
      return asList(waiting).flatMap(parsePending);
    },
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
  return {...query, refresh};
}
