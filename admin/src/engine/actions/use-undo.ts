/** Takes a deletion back, out of the message that tells of it. */
import {useCallback} from 'react';
import {useNotify, useRefresh} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {runAction} from '../../request/rest';
import type {Offer} from '../../frame/notice-list';

/** Undefined where what was deleted is gone for good, or may not be restored by this user. */
export function useUndo(entity: Entity): (ids: readonly number[]) => Offer | undefined {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    ids => {
      if (!entity.softDelete || ids.length === 0 || !can(entity, 'restore')) return undefined;
      const restore = async () => {
        try {
          await runAction(entity.key, 'restore', {ids});
          notify(t('action.undone'), {type: 'success'});
          refresh();
        } catch (error) {
          notify(messageOf(error), {type: 'error'});
        }
      };
      return {label: t('action.undo'), run: () => void restore()};
    },
    [entity, can, notify, refresh, t],
  );
}
