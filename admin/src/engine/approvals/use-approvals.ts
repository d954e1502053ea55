/** What waits for the user's decision, kept up to date while others ask and decide. */
import {useEffect} from 'react';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useLocale} from '../../i18n/hooks';
import {asList, asNumber, asText, asValues, isValues} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';
import {watchEntity} from '../../realtime/watch';
import {BACKGROUND, get} from '../../request/api';
import {askAgain} from '../../request/ask-again';

/** Records of one kind that wait for one approval. */
export interface Waiting {
  readonly view: EntityView;
  readonly approve: string;
  readonly refuse: string;
  /** More than there are records where only the first are given. */
  readonly total: number;
  readonly records: readonly EntityRecord[];
}

const KEY = ['approvals'];
/** Numbers of the menu, the approvals among them. */
const NUMBERS = ['unread'];
/** Milliseconds: for kinds of records that are not watched. */
const REFRESH = 60_000;

function recordOf(data: unknown): readonly EntityRecord[] {
  const id = isValues(data) ? asNumber(data.id) : undefined;
  return isValues(data) && id !== undefined ? [{...data, id}] : [];
}

function waitingOf(data: unknown): readonly Waiting[] {
  const {entity, approve, refuse, total, records} = asValues(data);
  const view = viewOf(homeOf(asText(entity) ?? ''));
  if (!view) return [];
  return [
    {
      view,
      approve: asText(approve) ?? '',
      refuse: asText(refuse) ?? '',
      total: asNumber(total) ?? 0,
      records: asList(records).flatMap(recordOf),
    },
  ];
}

/** One list is watched at a time: that of the first kind of records that others approve. */
const WATCHED = [...model.entities.values()].find(({approval}) => approval !== undefined)?.key;

export function useApprovals() {
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...KEY, locale],
    queryFn: async ({signal}) => {
      const {waiting} = asValues(await get('/app/approvals', {}, signal, BACKGROUND));
      return asList(waiting).flatMap(waitingOf);
    },
    refetchInterval: REFRESH,
    retry: false,
  });
  useEffect(() => {
    if (WATCHED === undefined) return undefined;
    return watchEntity(WATCHED, () => void askAgain(client, {queryKey: KEY}));
  }, [client]);
  return {
    ...query,
    look: () => {
      void askAgain(client, {queryKey: KEY});
      void askAgain(client, {queryKey: NUMBERS});
    },
  };
}
