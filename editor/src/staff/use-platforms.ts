import {useCallback} from 'react';
import type {PlatformGroup} from '../api/staff-readers';
import {useLoaded} from '../ui/use-loaded';
import {useWorkbench} from '../ui/editor-context';

const NONE: readonly PlatformGroup[] = [];

/** All platforms in their three groups; empty while they load, when loading fails and unless `enabled`. */
export function usePlatforms(enabled = true): readonly PlatformGroup[] {
  const {services} = useWorkbench();
  return useLoaded(
    useCallback(() => (enabled ? services.api.staff.platforms() : Promise.resolve(NONE)), [services, enabled]),
    NONE,
  );
}
