/**
 * The numbers beside the menu's entries: the standard set, the German and the FD ones apart, and the problems (CO-039
 * to CO-044).
 */
import {useMemo} from 'react';
import {useQuery} from '@tanstack/react-query';
import {useSession} from '../access/session-context';
import {loadUnread} from '../access/start-data';
import {BACKGROUND, get} from '../request/api';
import {asNumber, asValues} from '../model/parse';
import type {Badges, Problems} from './badges';

/** Milliseconds. */
const REFRESH = 60_000;

async function loadProblems(signal: AbortSignal): Promise<Problems> {
  const {internalProblems, factoryProblems} = asValues(
    await get('/user/internalProblems/getUnreadQty', {}, signal, BACKGROUND),
  );
  return {internalProblems: asNumber(internalProblems) ?? 0, factoryProblems: asNumber(factoryProblems) ?? 0};
}

export function useBadges(): Badges {
  const {start} = useSession();
  const standard = useQuery({
    queryKey: ['unread', 'standard'],
    queryFn: ({signal}) => loadUnread('standard', signal),
    initialData: start?.unread,
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });
  const german = useQuery({
    queryKey: ['unread', 'german'],
    queryFn: ({signal}) => loadUnread('german', signal),
    refetchInterval: REFRESH,
  });
  const fd = useQuery({
    queryKey: ['unread', 'fd'],
    queryFn: ({signal}) => loadUnread('fd', signal),
    refetchInterval: REFRESH,
  });
  const problems = useQuery({
    queryKey: ['unread', 'problems'],
    queryFn: ({signal}) => loadProblems(signal),
    refetchInterval: REFRESH,
  });
  return useMemo(
    () => ({standard: standard.data, german: german.data, fd: fd.data, problems: problems.data}),
    [standard.data, german.data, fd.data, problems.data],
  );
}
