/** Lets every row start an action. */
import {createContext, useContext, type ReactNode} from 'react';
import type {StartAction} from '../actions/use-record-action';

const StartContext = createContext<StartAction>(() => undefined);

export function RowActionsProvider({start, children}: {readonly start: StartAction; readonly children: ReactNode}) {
  return <StartContext.Provider value={start}>{children}</StartContext.Provider>;
}

export function useStartAction(): StartAction {
  return useContext(StartContext);
}
