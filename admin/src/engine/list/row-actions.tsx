/** Lets every row start an action; the dialog it asks with stands once, beside the list. */
import {createContext, useContext, type ReactNode} from 'react';
import type {RecordActionRunner} from '../actions/use-record-action';

type Start = RecordActionRunner['start'];

const StartContext = createContext<Start>(() => undefined);

export function RowActionsProvider({start, children}: {readonly start: Start; readonly children: ReactNode}) {
  return <StartContext.Provider value={start}>{children}</StartContext.Provider>;
}

export function useStartAction(): Start {
  return useContext(StartContext);
}
