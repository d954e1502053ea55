/** What whoever is signed in sees first, as the server tells it, kept up to date while others work. */
import {useCallback, useEffect} from 'react';
import {keepPreviousData, useQuery, useQueryClient} from '@tanstack/react-query';
import {useChosenPlatforms} from '../../access/platform-choice';
import {ownTimeZone} from '../../formatting/local-time';
import {useLocale} from '../../i18n/hooks';
import {watchEntity} from '../../realtime/watch';
import {askAgain} from '../../request/ask-again';
import {BADGES_KEY} from '../../request/badges-key';
import {sendJson} from '../../request/http';
import {REST} from '../../request/rest';
import {readHome} from './answer';

const KEY = ['home'];
/** Milliseconds: time alone makes records late, and kinds of records are many that are not watched. */
const REFRESH_MS = 60_000;

export function useHome() {
  const locale = useLocale();
  const client = useQueryClient();
  const timeZone = ownTimeZone();
  const platforms = useChosenPlatforms()
    .map(({value}) => value)
    .join(',');
  const query = useQuery({
    queryKey: [...KEY, locale, platforms, timeZone],
    placeholderData: keepPreviousData,
    queryFn: async ({signal}) => {
      const asked = new URLSearchParams({timeZone, ...(platforms === '' ? {} : {platforms})});
      return readHome(await sendJson(`${REST}/home?${asked}`, {signal, hideLoading: true}));
    },
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  // The page can watch one kind of record at a time: that which stands first. The others follow every minute.
  const watched = query.data?.queues[0]?.view.entity.key;
  useEffect(() => {
    if (watched === undefined) return undefined;
    return watchEntity(watched, () => void askAgain(client, {queryKey: KEY}));
  }, [client, watched]);
  const refresh = useCallback(() => {
    void askAgain(client, {queryKey: KEY});
    // What waits is among the numbers of the menu, too.
    void askAgain(client, {queryKey: BADGES_KEY});
  }, [client]);
  return {...query, refresh};
}
