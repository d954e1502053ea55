/** The record that a new one is to be made from, where the address names one, and what it proposes. */
import {useMemo} from 'react';
import {useSearchParams} from 'react-router';
import type {Entity} from '@emblem/schemas';
import {originAsked, type OriginRecord} from './origin';
import type {Filling} from './use-filling';
import {useProposal} from './use-proposal';

interface AskedFilling {
  readonly made: OriginRecord | undefined;
  readonly filling: Filling | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Asked anew in each round of a form that makes one after the other. */
export function useAskedFilling(entity: Entity, round: number): AskedFilling {
  const [query] = useSearchParams();
  const made = useMemo(() => originAsked(entity, query), [entity, query]);
  const {data: proposal, error, isFetching, refetch} = useProposal(entity.key, {made, round});
  const filling = useMemo(() => (made && proposal ? {made, proposal} : undefined), [made, proposal]);
  return {made, filling, error, isLoading: isFetching, retry: () => void refetch()};
}
