/** What a form is about, for the fields in it. */
import {createContext, useContext, type ReactNode} from 'react';
import type {Entity} from '@emblem/schemas';
import type {Values} from './parse';

export interface FormTarget {
  readonly entity: Entity;
  /** The record as it was loaded; absent on create. */
  readonly record?: Values;
}

const Target = createContext<FormTarget | null>(null);

export function FormTargetProvider({target, children}: {readonly target: FormTarget; readonly children: ReactNode}) {
  return <Target.Provider value={target}>{children}</Target.Provider>;
}

export function useFormTarget(): FormTarget {
  const target = useContext(Target);
  if (!target) throw new Error('useFormTarget is used outside of a form.');
  return target;
}
