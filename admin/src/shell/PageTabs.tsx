/** The tabs above a page, where the navigation says that pages stand beside one another. */
import {Tab, Tabs} from '@mui/material';
import {Navigate, useLocation} from 'react-router';
import {useSession} from '../access/session-context';
import {useSay, useT} from '../i18n/hooks';
import {navigation} from '../model/schema';
import {PageLink} from '../widgets/PageLink';
import {preferredTab, tabsAt} from './page-tabs';

/** Tells a tab that somebody chose from one that an address led to. */
const markAsChosen = () => ({chosen: true});

function isChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'chosen' in state;
}

function isKept(key: string): boolean {
  return window.sessionStorage.getItem(key) !== null;
}

export function PageTabs() {
  const say = useSay();
  const t = useT();
  const session = useSession();
  const {pathname, search, state} = useLocation();
  const preferred = isChosen(state) || search !== '' ? undefined : preferredTab(navigation, session, pathname, isKept);
  if (preferred !== undefined) return <Navigate to={preferred} replace />;
  const rows = tabsAt(navigation, session, pathname);
  // A row below another shows what stands within the tab that is open there.
  const nameOf = (row: number) => {
    const above = rows[row - 1]?.find(({current}) => current);
    return above ? say(above.node.title) : t('shell.pages');
  };
  return rows.map((tabs, row) => (
    <Tabs
      key={`${row} ${tabs[0]?.node.path}`}
      aria-label={nameOf(row)}
      value={tabs.findIndex(({current}) => current)}
      variant="scrollable"
      scrollButtons="auto"
      sx={{minHeight: 36, mb: 1.25, borderBottom: 1, borderColor: 'divider', ...(row === 0 ? {mt: -1} : {})}}
    >
      {tabs.map(({node, current}) => (
        <Tab
          key={`${node.path} ${node.index ?? false}`}
          label={say(node.title)}
          component={PageLink}
          to={node.path}
          state={markAsChosen}
          aria-current={current ? 'page' : undefined}
          sx={{minHeight: 36, py: 0.75, textTransform: 'none'}}
        />
      ))}
    </Tabs>
  ));
}
