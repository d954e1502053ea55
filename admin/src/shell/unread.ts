/**
 * The numbers beside the menu's entries: each market's apart, and the problems (CO-039 to
 * CO-044).
 */
import {useMemo} from 'react';
import {useQueries, useQuery} from '@tanstack/react-query';
import {useSession} from '../access/session-context';
import {FIRST_SET, loadUnread} from '../access/start-data';
import {BACKGROUND, get} from '../request/api';
import {asNumber, asValues} from '../model/parse';
import {allNodes} from '../model/views';
import type {Badges, Problems} from './badges';

/** Milliseconds. */
const REFRESH = 60_000;

async function loadProblems(signal: AbortSignal): Promise<Problems> {
  const {internalProblems, factoryProblems} = asValues(
    await get('/user/internalProblems/getUnreadQty', {}, signal, BACKGROUND),
  );
  return {internalProblems: asNumber(internalProblems) ?? 0, factoryProblems: asNumber(factoryProblems) ?? 0};
}

/** The sets that entries of the menu count. */
const SETS = [...new Set(allNodes().flatMap(({counter}) => (counter ? [counter.set] : [])))];

export function useBadges(): Badges {
  const {start} = useSession();
  const sets = useQueries({
    queries: SETS.map(set => ({
      queryKey: ['unread', set],
      queryFn: ({signal}: {readonly signal: AbortSignal}) => loadUnread(set, signal),
      refetchInterval: REFRESH,
      ...(set === FIRST_SET ? {initialData: start?.unread, staleTime: REFRESH} : {}),
    })),
    combine: results =>
      Object.fromEntries(results.flatMap(({data}, index) => (data ? [[SETS[index] ?? '', data]] : []))),
  });
  const problems = useQuery({
    queryKey: ['unread', 'problems'],
    queryFn: ({signal}) => loadProblems(signal),
    refetchInterval: REFRESH,
  });
  return useMemo(() => ({unread: sets, problems: problems.data}), [sets, problems.data]);
}
