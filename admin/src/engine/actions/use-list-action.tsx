/** Named actions on a selection or on a whole list. */
import {useState, type ReactNode} from 'react';
import {useNotify, useRefresh} from 'react-admin';
import type {ActionKeyword} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {runAction, type Target} from '../../request/rest';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {useListState} from '../list-state/list-state';
import {ActionForm} from './ActionForm';
import {inputFields} from './record-actions';
import {useRefusal} from './use-refusal';

interface Asked {
  readonly action: ActionKeyword;
  readonly target?: Target;
  readonly refused?: string;
}

export function useListAction(on: 'selection' | 'list', done?: () => void) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const notify = useNotify();
  const refresh = useRefresh();
  const {view} = useListState();
  const {entity} = view;
  const refuse = useRefusal(entity);
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const actions = entity.actions.filter(action => action.on === on && can(entity, action.key));

  const perform = async ({action, target}: Asked, values?: Values) => {
    await runAction(entity.key, action.key, {...target, ...(values ? {values} : {})});
    setAsked(undefined);
    notify(t('action.done', {action: say(action.label)}), {type: 'success'});
    done?.();
    refresh();
  };
  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      await perform(asked);
    } catch (error) {
      const refused = refuse(error);
      setAsked(refused === undefined ? undefined : {...asked, refused});
    } finally {
      setBusy(false);
    }
  };
  const fields = inputFields(asked?.action.input);
  const note = asked?.action.confirm && say(asked.action.confirm);
  const dialog: ReactNode =
    asked &&
    (fields.length > 0 ? (
      <ActionForm
        entity={entity}
        title={say(asked.action.label)}
        note={note}
        fields={fields}
        run={values => perform(asked, values)}
        onClose={() => setAsked(undefined)}
      />
    ) : (
      <ConfirmDialog
        open
        title={say(asked.action.label)}
        busy={busy}
        refused={asked.refused}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      >
        {note}
      </ConfirmDialog>
    ));
  return {actions, dialog, start: (action: ActionKeyword, target?: Target) => setAsked({action, target})};
}
