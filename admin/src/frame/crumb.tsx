/** The last part of the breadcrumb, which only the page knows: a record's name, say. */
import {createContext, useContext, useEffect, useState, type ReactNode} from 'react';

interface Crumb {
  readonly text: string | undefined;
  readonly set: (text: string | undefined) => void;
}

const CrumbContext = createContext<Crumb>({text: undefined, set: () => undefined});

export function CrumbProvider({children}: {readonly children: ReactNode}) {
  const [text, set] = useState<string>();
  return <CrumbContext.Provider value={{text, set}}>{children}</CrumbContext.Provider>;
}

export function useCrumb(): string | undefined {
  return useContext(CrumbContext).text;
}

export function useSetCrumb(text: string | undefined): void {
  const {set} = useContext(CrumbContext);
  useEffect(() => {
    set(text);
    return () => set(undefined);
  }, [text, set]);
}
