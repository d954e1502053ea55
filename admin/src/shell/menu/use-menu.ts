/** The menu of the signed-in user, and where in it the current page lies. */
import {useMemo} from 'react';
import {useLocation} from 'react-router';
import type {Session} from '../../access/session';
import {useSession} from '../../access/session-context';
import {en} from '../../i18n/en';
import {zh} from '../../i18n/zh';
import {model, navigation} from '../../model/schema';
import {menuOf, placeOf, type MenuEntry, type MenuGround, type MenuPlace} from '../../frame/menu';

const GROUND: MenuGround = {
  navigation,
  model,
  moduleTitle: module => ({zh: zh.modules[module], en: en.modules[module]}),
  recordsTitle: {zh: zh.shell.allRecords, en: en.shell.allRecords},
};

/** The menu of each session: several parts of the frame, and pages, show something of it. */
const menus = new WeakMap<Session, readonly MenuEntry[]>();

export function useMenu(): readonly MenuEntry[] {
  const session = useSession();
  const menu = menus.get(session) ?? menuOf(GROUND, session);
  menus.set(session, menu);
  return menu;
}

export function useMenuPlace(entries: readonly MenuEntry[]): MenuPlace | undefined {
  const {pathname} = useLocation();
  return useMemo(() => placeOf(navigation, entries, pathname), [entries, pathname]);
}
