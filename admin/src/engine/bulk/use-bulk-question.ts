/** The question before an act on many records, and what becomes of it. */
import {useState} from 'react';
import {useNotify, useRefresh} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {runAction} from '../../request/rest';
import {useRefusal} from '../actions/use-refusal';
import {useUndo} from '../actions/use-undo';
import {useTarget} from '../list-state/list-state';
import type {BulkAct} from './use-bulk-acts';

export function useBulkQuestion(entity: Entity, unselect: () => void) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const refuse = useRefusal(entity);
  const undoOf = useUndo(entity);
  const {target} = useTarget();
  const [asked, setAsked] = useState<BulkAct>();
  const [busy, setBusy] = useState(false);
  /** Throws what the server refuses. */
  const perform = async ({key, body}: BulkAct, values?: Values) => {
    const changed = await runAction(entity.key, key, {...target, ...body, ...(values ? {values} : {})});
    notify(t('bulk.done', {count: changed}), {
      type: 'success',
      offer: key === 'delete' && 'ids' in target ? undoOf(target.ids) : undefined,
    });
    setAsked(undefined);
    unselect();
    refresh();
  };
  /** Says in the question itself what the server refuses. */
  const run = async (act: BulkAct) => {
    const {key} = act;
    setBusy(true);
    try {
      await perform(act);
    } catch (error) {
      const refused = refuse(error, key === 'delete' ? 'deleteFailed' : undefined);
      setAsked(refused === undefined ? undefined : {...act, refused});
    } finally {
      setBusy(false);
    }
  };
  return {asked, busy, ask: setAsked, close: () => setAsked(undefined), perform, run};
}
