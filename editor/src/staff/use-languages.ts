import {useCallback} from 'react';
import type {LanguageOption} from '../api/staff-readers';
import {useLoaded} from '../ui/use-loaded';
import {useWorkbench} from '../ui/editor-context';

/** The languages of all platforms; empty while they load and when loading fails. */
export function useLanguages(): readonly LanguageOption[] {
  const {services} = useWorkbench();
  return useLoaded<readonly LanguageOption[]>(
    useCallback(() => services.api.staff.languages(0), [services]),
    [],
  );
}
