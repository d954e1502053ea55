/** The record of an open form as it is now, whoever changes it meanwhile. */
import {useQuery} from '@tanstack/react-query';
import {useCan} from '../../access/session-context';
import {history, oneRecord} from '../../request/rest';
import {versionOf, type EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';

/** Milliseconds between two looks while the window is in sight; coming back to it looks at once. */
const PAUSE = 10_000;
const QUIET = {hideLoading: true} as const;

function isNewer(one: EntityRecord, other: EntityRecord): boolean {
  return (versionOf(one) ?? 0) > (versionOf(other) ?? 0);
}

/** Returns what was loaded for as long as nothing newer is known; a record that is gone is told of when it is saved. */
export function useNewest({entity}: EntityView, loaded: EntityRecord): EntityRecord {
  const {data} = useQuery({
    queryKey: [entity.key, 'newest', loaded.id],
    queryFn: ({signal}) => oneRecord(entity, loaded.id, {signal, ...QUIET}),
    initialData: loaded,
    staleTime: PAUSE,
    refetchInterval: PAUSE,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return isNewer(data, loaded) ? data : loaded;
}

/** Who changed it last; undefined where that is nobody's to know. */
export function useLastActor({entity}: EntityView, record: EntityRecord, asked: boolean): string | undefined {
  const can = useCan();
  const enabled = asked && entity.audit !== false && can(entity, 'history');
  const {data} = useQuery({
    queryKey: [entity.key, 'actor', record.id, record.version],
    queryFn: ({signal}) => history(entity.key, record.id, signal, QUIET),
    enabled,
    retry: false,
  });
  return data?.[0]?.actor;
}
