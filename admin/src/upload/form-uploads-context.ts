/** Tells the form around a widget of each upload that begins in it. */
import {createContext, useContext} from 'react';

type Begin = (id: number) => void;

const UploadsOfForm = createContext<Begin>(() => undefined);

export const UploadsOfFormProvider = UploadsOfForm.Provider;

export function useBeginInForm(): Begin {
  return useContext(UploadsOfForm);
}
