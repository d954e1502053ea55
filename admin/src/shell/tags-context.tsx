/** The tags of this session; they survive a reload, not a sign-out. */
import {createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {NOT_FOUND} from '../access/permitted';
import {listBeneath} from '../engine/record/paths';
import {allNodes} from '../engine/views';
import {sessionKey} from '../request/token';
import {navigation} from '../schema';
import {nodeAt} from './menu';
import {close, closeOthers, lastVisited, pinned, rename, visit, type Tag} from './tags';

interface Tags {
  readonly tags: readonly Tag[];
  /** Of the tag of the page shown; a form over its list has none of its own, its list's is the one. */
  readonly current: string;
  close(path: string): void;
  /** All that can be closed, or all but one. */
  closeOthers(path?: string): void;
  nameCurrent(title: string): void;
}

const KEY = sessionKey('tags');
const PINNED = pinned(allNodes());
const Context = createContext<Tags>({tags: PINNED, current: '', close: () => undefined, closeOthers: () => undefined, nameCurrent: () => undefined});

/** What this console wrote into the session's storage itself. */
function restored(): readonly Tag[] {
  try {
    const tags: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(tags) && tags.length > 0 ? tags as readonly Tag[] : PINNED;
  } catch {
    return PINNED;
  }
}

function titleOf(path: string): Tag['title'] {
  const node = nodeAt(navigation, path);
  return node?.path === path ? node.title : '';
}

export function TagsProvider({children}: {readonly children: ReactNode}) {
  const {pathname: address, search} = useLocation();
  const pathname = listBeneath(address) ?? address;
  const navigate = useNavigate();
  const [tags, setTags] = useState(restored);
  // Before the effects of the page itself, which may name its tag.
  useLayoutEffect(() => {
    if (pathname === NOT_FOUND || pathname === '/') return;
    setTags(known => visit(known, {path: pathname, search: address === pathname ? search : undefined, title: titleOf(pathname)}));
  }, [address, pathname, search]);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(tags)), [tags]);
  const keep = useCallback((rest: readonly Tag[]) => {
    setTags(rest);
    if (!rest.some(tag => tag.path === pathname)) void navigate(lastVisited(rest));
  }, [navigate, pathname]);
  const nameCurrent = useCallback((title: string) => {
    if (titleOf(pathname) === '') setTags(known => rename(known, pathname, title));
  }, [pathname]);
  const value = useMemo<Tags>(
    () => ({tags, current: pathname, close: path => keep(close(tags, path)), closeOthers: path => keep(closeOthers(tags, path)), nameCurrent}),
    [tags, pathname, keep, nameCurrent],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useTags(): Tags {
  return useContext(Context);
}
