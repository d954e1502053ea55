import type {ReactNode} from 'react';
import {PageLoading} from '../widgets/PageLoading';
import {usePreferences} from './use-preferences';

/** Settings are applied before the first page shows, so that columns and colours do not jump. */
export function Settled({children}: {readonly children: ReactNode}) {
  return usePreferences() ? children : <PageLoading />;
}
