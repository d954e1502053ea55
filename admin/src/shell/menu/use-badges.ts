/**
 * The numbers beside the menu's entries: each market's apart, and the problems (CO-039 to CO-044). One question for all
 * of them, again every minute.
 */
import {useMemo} from 'react';
import {useQuery} from '@tanstack/react-query';
import {useSession} from '../../access/session-context';
import {countsOf, FIRST_SET} from '../../access/start-data';
import {BADGES_KEY} from '../../request/badges-key';
import {BACKGROUND, get} from '../../request/api';
import {asValues} from '../../model/parse';
import type {Badges} from './badges';

/** Milliseconds. */
const REFRESH = 60_000;

function badgesOf(data: unknown): Badges {
  const {markets, ...others} = asValues(data);
  const sets = {...asValues(markets), ...others};
  return Object.fromEntries(Object.entries(sets).map(([set, counts]) => [set, countsOf(counts)]));
}

export function useBadges(): Badges {
  const {start} = useSession();
  const {data} = useQuery({
    queryKey: BADGES_KEY,
    queryFn: async ({signal}) => badgesOf(await get('/app/menu/unread', {}, signal, BACKGROUND)),
    refetchInterval: REFRESH,
  });
  // Until the first answer is there, what was counted before the console was built.
  return useMemo(() => data ?? (start ? {[FIRST_SET]: start.unread} : {}), [data, start]);
}
