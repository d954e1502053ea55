/** Runs an action of a record: asks where the schema says so, then tells the server and the user. */
import {useCallback, useState, type ReactNode} from 'react';
import {useDataProvider, useNotify, useRefresh} from 'react-admin';
import {viewAs} from '../../access/view-mode';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../request/parse';
import {runAction} from '../../request/rest';
import {ConfirmDialog} from '../../shell/ConfirmDialog';
import {recordLabel} from '../../controls/shared/record-label';
import type {EntityRecord} from '../record';
import {useTags} from '../../shell/tags-context';
import {useView} from '../use-view';
import type {EntityView} from '../views';
import {useNotices} from '../notices';
import {ActionForm} from './ActionForm';
import {useActionLabel} from './labels';
import {useRefusal} from './use-refusal';
import {useUndo} from './use-undo';
import type {RecordAction} from './record-actions';

/** Actions whose answer the console has to do something with. */
const SPECIAL: ReadonlyMap<string, (id: number) => Promise<void>> = new Map([['user.view-as', viewAs]]);

interface Asked {
  readonly action: RecordAction;
  readonly record: EntityRecord;
  /** Why it was refused after it was confirmed. */
  readonly refused?: string;
}

export interface RecordActionRunner {
  readonly start: (action: RecordAction, record: EntityRecord) => void;
  readonly dialog: ReactNode;
}

/** `done` is called after a deletion or another action has succeeded; `about` is the list of the records where that is not the page's. */
export function useRecordAction(done?: (action: RecordAction) => void, about?: EntityView): RecordActionRunner {
  const t = useT();
  const say = useSay();
  const shown = useView();
  const view = about ?? shown;
  const {entity} = view;
  const notify = useNotify();
  const refuse = useRefusal(entity);
  const undoOf = useUndo(entity);
  const {own} = useNotices(entity);
  const refresh = useRefresh();
  const {forget} = useTags();
  const dataProvider = useDataProvider();
  const labelOf = useActionLabel();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);

  const perform = async ({action, record}: Asked, values?: Values) => {
    if (action.kind === 'delete') return dataProvider.delete(view.name, {id: record.id});
    const special = SPECIAL.get(`${entity.key}.${action.key}`);
    if (special) return special(record.id);
    const on = action.kind === 'toggle' ? {on: action.on} : {};
    return runAction(entity.key, action.key, {ids: [record.id], ...on, ...(values ? {values} : {})});
  };
  const succeed = ({action, record}: Asked) => {
    setAsked(undefined);
    const said = action.kind === 'delete' ? own('deleted') : action.kind === 'toggle' ? own('toggled') : undefined;
    const offer = action.kind === 'delete' ? undoOf([record.id]) : undefined;
    notify(said ?? t('action.done', {action: labelOf(action)}), {type: 'success', offer});
    if (action.kind === 'delete') forget(`/${view.name}/${record.id}`);
    if (done) done(action);
    refresh();
  };
  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      await perform(asked);
      succeed(asked);
    } catch (error) {
      const refused = refuse(error, asked.action.kind === 'delete' ? 'deleteFailed' : undefined);
      setAsked(refused === undefined ? undefined : {...asked, refused});
    } finally {
      setBusy(false);
    }
  };
  // The same for as long as the list is shown: every row holds it.
  const start = useCallback((action: RecordAction, record: EntityRecord) => setAsked({action, record}), []);

  const decline = ({action, refused}: Asked) => {
    setAsked(undefined);
    const declined = refused === undefined && action.kind === 'delete' ? own('deleteDeclined') : undefined;
    if (declined !== undefined) notify(declined, {type: 'info'});
  };

  const question = (action: RecordAction, record: EntityRecord): string => {
    if (action.confirm) return say(action.confirm);
    const name = recordLabel(entity, record);
    if (action.kind === 'delete') return own('deleteQuestion') ?? t(entity.softDelete ? 'action.deleteSoft' : 'action.deleteHard', {name});
    return t('action.confirm', {action: labelOf(action), name});
  };

  const dialog = asked && (asked.action.fields.length > 0
    ? (
      <ActionForm
        entity={entity} record={asked.record} title={labelOf(asked.action)} note={asked.action.confirm && say(asked.action.confirm)} fields={asked.action.fields}
        run={async values => {
          await perform(asked, values);
          succeed(asked);
        }}
        onClose={() => setAsked(undefined)}
      />
    )
    : (
      <ConfirmDialog
        open title={`${labelOf(asked.action)} · ${recordLabel(entity, asked.record)}`} tone={asked.action.kind === 'delete' ? 'error' : 'primary'} busy={busy} refused={asked.refused}
        confirmLabel={labelOf(asked.action)} onConfirm={() => void confirm()} onClose={() => decline(asked)}
      >
        {question(asked.action, asked.record)}
      </ConfirmDialog>
    ));
  return {start, dialog};
}
