/** Says why an act was refused, but for entities whose refusals stand at the act or at the field alone (DA-523). */
import {useCallback} from 'react';
import {useNotify} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {messageOf} from '../../request/failure';

export function useFailureNotice({silent}: Entity): (failure: unknown) => void {
  const notify = useNotify();
  return useCallback((failure: unknown) => {
    if (!silent) notify(messageOf(failure), {type: 'error'});
  }, [notify, silent]);
}
