/** Opens the command palette and the list of shortcuts, by keyboard and by button. */
import {createContext, lazy, Suspense, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import {isForPage} from '../../widgets/keys';

const CommandPalette = lazy(() => import('./CommandPalette'));
const ShortcutList = lazy(() => import('./ShortcutList'));

interface Palette {
  open(): void;
  showShortcuts(): void;
}

const Context = createContext<Palette>({open: () => undefined, showShortcuts: () => undefined});

export function PaletteProvider({children}: {readonly children: ReactNode}) {
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setShown('palette');
      } else if (event.key === '?' && isForPage(event)) setShown('shortcuts');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const palette = useMemo<Palette>(
    () => ({open: () => setShown('palette'), showShortcuts: () => setShown('shortcuts')}),
    [],
  );
  const close = () => setShown(undefined);
  return (
    <Context.Provider value={palette}>
      {children}
      <Suspense>
        {shown === 'palette' && <CommandPalette onClose={close} showShortcuts={palette.showShortcuts} />}
        {shown === 'shortcuts' && <ShortcutList onClose={close} />}
      </Suspense>
    </Context.Provider>
  );
}

export function usePalette(): Palette {
  return useContext(Context);
}
