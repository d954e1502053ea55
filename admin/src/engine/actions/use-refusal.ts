/**
 * Says why an act was refused, after the entity's own words where it has any. Entities whose refusals raise no notice
 * (DA-523) have theirs answered instead, for the place where the act was asked for.
 */
import {useCallback} from 'react';
import {useNotify} from 'react-admin';
import type {Entity, NoticeName} from '@emblem/schemas';
import {useNotices} from '../notices';

export function useRefusal(entity: Entity): (failure: unknown, name?: NoticeName) => string | undefined {
  const notify = useNotify();
  const {reason} = useNotices(entity);
  return useCallback(
    (failure: unknown, name?: NoticeName) => {
      const text = reason(failure, name);
      if (entity.silent) return text;
      notify(text, {type: 'error'});
      return undefined;
    },
    [notify, entity, reason],
  );
}
