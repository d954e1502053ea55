/** What is said below a field of the form by whoever shows the form. */
import {createContext, useContext, type ReactNode} from 'react';

const Notes = createContext<Readonly<Record<string, ReactNode>>>({});

export const FieldNotes = Notes.Provider;

export function useFieldNote(name: string): ReactNode {
  return useContext(Notes)[name];
}
