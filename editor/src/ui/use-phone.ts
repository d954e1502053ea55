import {useSyncExternalStore} from 'react';

const query = matchMedia('(max-width: 800px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is laid out for a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
