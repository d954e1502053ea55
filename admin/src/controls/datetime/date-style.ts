/** How the moments of a list are written. */
import {createContext} from 'react';

export type DateStyle = 'exact' | 'relative';

export const DateStyleContext = createContext<DateStyle>('exact');
