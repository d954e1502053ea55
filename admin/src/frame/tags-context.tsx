/** The tags of this session; they survive a reload, not a sign-out. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {NOT_FOUND} from '../access/permitted';
import {DELETED} from '../model/filter-keys';
import {listBeneath, recordAt} from '../model/paths';
import {allNodes} from '../model/views';
import {sessionKey} from '../request/token';
import {navigation} from '../model/schema';
import {nodeAt} from './menu';
import {close, closeOthers, lastVisited, onlyNamed, pinnedTags, rename, visit, type Tag} from './tags';

interface Tags {
  readonly tags: readonly Tag[];
  /** Of the tag of the page shown; a form over its list has none of its own, its list's is the one. */
  readonly current: string;
  close(path: string): void;
  /** All that can be closed, or all but one. */
  closeOthers(path?: string): void;
  nameCurrent(title: string): void;
  /** Of what is not there, or no longer: it leads nowhere. What is shown stays. */
  forget(path?: string): void;
}

const KEY = sessionKey('tags');
const PINNED = pinnedTags(allNodes());
const Context = createContext<Tags>({
  tags: PINNED,
  current: '',
  close: () => undefined,
  closeOthers: () => undefined,
  nameCurrent: () => undefined,
  forget: () => undefined,
});

/** What this console wrote into the session's storage itself. */
function readTags(): readonly Tag[] {
  try {
    const tags: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(tags) && tags.length > 0 ? (tags as readonly Tag[]) : PINNED;
  } catch {
    return PINNED;
  }
}

/** A list comes back with its filters, but not with the deleted records that were looked for once. */
function withoutDeleted(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.get('filter')?.includes(DELETED)) return search;
  query.delete('filter');
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

function titleOf(path: string): Tag['title'] {
  const node = nodeAt(navigation, path);
  return node?.path === path ? node.title : '';
}

export function TagsProvider({children}: {readonly children: ReactNode}) {
  const {pathname: address, search} = useLocation();
  const pathname = listBeneath(address) ?? recordAt(address) ?? address;
  const page = pathname === address || listBeneath(address) !== undefined ? undefined : address;
  const navigate = useNavigate();
  const [tags, setTags] = useState(readTags);
  // Before the effects of the page itself, which may name its tag.
  useLayoutEffect(() => {
    if (pathname === NOT_FOUND) setTags(onlyNamed);
    if (pathname === NOT_FOUND || pathname === '/') return;
    const own = listBeneath(address) === undefined;
    setTags(known =>
      visit(known, {path: pathname, page, search: own ? withoutDeleted(search) : undefined, title: titleOf(pathname)}),
    );
  }, [address, pathname, page, search]);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(tags)), [tags]);
  const keep = useCallback(
    (rest: readonly Tag[]) => {
      setTags(rest);
      if (!rest.some(tag => tag.path === pathname)) void navigate(lastVisited(rest));
    },
    [navigate, pathname],
  );
  const nameCurrent = useCallback(
    (title: string) => {
      if (titleOf(pathname) === '') setTags(known => rename(known, pathname, title));
    },
    [pathname],
  );
  const forget = useCallback((path = pathname) => setTags(known => close(known, path)), [pathname]);
  const value = useMemo<Tags>(
    () => ({
      tags,
      current: pathname,
      close: path => keep(close(tags, path)),
      closeOthers: path => keep(closeOthers(tags, path)),
      nameCurrent,
      forget,
    }),
    [tags, pathname, keep, nameCurrent, forget],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useTags(): Tags {
  return useContext(Context);
}
