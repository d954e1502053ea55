/**
 * Whether the menu is unfolded: kept for a wide screen (CO-349), where it is a column; always closed at first on a
 * narrow one, where it covers the page.
 */
import {createContext, useContext, useState, type ReactNode} from 'react';
import {useMediaQuery, type Theme} from '@mui/material';
import {useSidebarState} from 'react-admin';

export interface MenuOpen {
  readonly narrow: boolean;
  readonly open: boolean;
  setOpen(open: boolean): void;
}

const Context = createContext<MenuOpen | null>(null);

export function MenuOpenProvider({children}: {readonly children: ReactNode}) {
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'));
  const [kept, setKept] = useSidebarState();
  const [covering, setCovering] = useState(false);
  return (
    <Context.Provider
      value={narrow ? {narrow, open: covering, setOpen: setCovering} : {narrow, open: kept, setOpen: setKept}}
    >
      {children}
    </Context.Provider>
  );
}

export function useMenuOpen(): MenuOpen {
  const state = useContext(Context);
  if (!state) throw new Error('useMenuOpen is used outside of the layout.');
  return state;
}
