/** What a new record would be that is made from another one, asked for once. */
import {useQuery} from '@tanstack/react-query';
import {askProposal} from '../../request/proposals';
import {originKey, type OriginRecord} from './origin';

interface Asked {
  readonly made: OriginRecord | undefined;
  /** Asks anew for another record of the same origin. */
  readonly round?: number;
  readonly hideLoading?: boolean;
}

/** `entity` is what is made. What is filled in by it must not change beneath whoever looks at it: nothing is kept. */
export function useProposal(entity: string, {made, round = 0, hideLoading = false}: Asked) {
  const from = made && originKey(made);
  return useQuery({
    queryKey: [entity, 'proposal', from, round],
    queryFn: ({signal}) => askProposal(entity, from ?? '', {signal, hideLoading}),
    enabled: from !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
