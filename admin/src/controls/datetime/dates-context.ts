/** How the moments of a list are written. */
import {createContext} from 'react';

export type Dates = 'exact' | 'relative';

export const DatesContext = createContext<Dates>('exact');
