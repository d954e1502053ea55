/** Hands the table of controls down, so that a control may hold others without knowing them all. */
import {createContext, useContext, type ReactNode} from 'react';
import type {ControlKind} from '@emblem/schemas';
import type {Control} from './types';

export type ControlTable = Readonly<Record<ControlKind, Control>>;

const Controls = createContext<ControlTable | null>(null);

export function ControlsProvider({
  controls,
  children,
}: {
  readonly controls: ControlTable;
  readonly children: ReactNode;
}) {
  return <Controls.Provider value={controls}>{children}</Controls.Provider>;
}

export function useControls(): ControlTable {
  const controls = useContext(Controls);
  if (!controls) throw new Error('useControls is used outside of the console.');
  return controls;
}
