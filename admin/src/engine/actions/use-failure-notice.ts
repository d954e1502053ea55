/** Says why an act was refused, after the entity's own words where it has any; but for entities whose refusals stand at the act or at the field alone (DA-523). */
import {useCallback} from 'react';
import {useNotify} from 'react-admin';
import type {Entity, NoticeName} from '@emblem/schemas';
import {messageOf} from '../../request/failure';
import {useNotices} from '../notices';

export function useFailureNotice(entity: Entity): (failure: unknown, name?: NoticeName) => void {
  const notify = useNotify();
  const {failed} = useNotices(entity);
  return useCallback((failure: unknown, name?: NoticeName) => {
    if (!entity.silent) notify(name === undefined ? messageOf(failure) : failed(name, failure), {type: 'error'});
  }, [notify, entity, failed]);
}
