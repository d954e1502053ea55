/** What a form is about, for the fields in it. */
import {createContext, useContext, type ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import type {Entity} from '@emblem/schemas';
import type {Values} from './parse';

export interface FormTarget {
  readonly entity: Entity;
  /** The record as it was loaded; absent on create. */
  readonly record?: Values;
  /** Where its values stand in the form, such as `items.0.` for a line. */
  readonly at?: string;
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

/** Properties as they are entered; those that are no part of the form as they are known. */
export function useEntered(names: readonly string[]): readonly unknown[] {
  const {record, at = ''} = useFormTarget();
  const values: readonly unknown[] = useWatch({name: names.map(name => `${at}${name}`)});
  return names.map((name, index) => (values[index] === undefined ? record?.[name] : values[index]));
}
