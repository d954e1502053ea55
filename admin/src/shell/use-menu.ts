/** The menu of the signed-in user, and where in it the current page lies. */
import {useMemo} from 'react';
import {useLocation} from 'react-router';
import {useSession} from '../access/session-context';
import {en} from '../i18n/en';
import {zh} from '../i18n/zh';
import {menuOf, placeOf, type MenuEntry, type MenuPlace} from './menu';

export function useMenu(): readonly MenuEntry[] {
  const session = useSession();
  return useMemo(
    () => menuOf(session, module => ({zh: zh.modules[module], en: en.modules[module]}), {zh: zh.shell.allRecords, en: en.shell.allRecords}),
    [session],
  );
}

export function useMenuPlace(entries: readonly MenuEntry[]): MenuPlace | undefined {
  const {pathname} = useLocation();
  return useMemo(() => placeOf(entries, pathname), [entries, pathname]);
}
