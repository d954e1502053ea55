import {useCallback} from 'react';
import type {PlatformGroup} from '../api/staff-readers';
import {useLoaded} from '../ui/use-loaded';
import {useWorkbench} from '../ui/editor-context';

const NONE: readonly PlatformGroup[] = [];

/** All platforms in their three groups; empty until they are there. */
export function usePlatforms(wanted = true): readonly PlatformGroup[] {
  const {services} = useWorkbench();
  return useLoaded(
    useCallback(() => (wanted ? services.api.staff.platforms() : Promise.resolve(NONE)), [services, wanted]),
    NONE,
  );
}
