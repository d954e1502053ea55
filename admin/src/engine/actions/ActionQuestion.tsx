/** One action of a record: asked about where the schema says so, then told to the server and the user. */
import {useState} from 'react';
import {useDataProvider, useNotify, useRefresh} from 'react-admin';
import {useNavigate} from 'react-router';
import {isSeen} from '../../access/seen';
import {useSession} from '../../access/session-context';
import {viewAs} from '../../access/view-mode';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {runAction, runMaking} from '../../request/rest';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {recordLabel} from '../../controls/shared/record-label';
import {pathsOf} from '../../model/paths';
import {versionOf, type EntityRecord} from '../../model/record';
import {useTags} from '../../frame/tags-context';
import type {EntityView} from '../../model/views';
import {useNotices} from '../notices';
import {ActionForm} from './ActionForm';
import {useActionLabel} from './labels';
import {useRefusal} from './use-refusal';
import {useUndo} from './use-undo';
import type {RecordAction} from './record-actions';

/** Actions whose answer the console has to do something with. */
const SPECIAL: ReadonlyMap<string, (id: number) => Promise<void>> = new Map([['user.view-as', viewAs]]);

export interface ActionQuestionProps {
  /** Whose record it is. */
  readonly view: EntityView;
  readonly action: RecordAction;
  readonly record: EntityRecord;
  /** After it has succeeded. */
  readonly onDone: (action: RecordAction) => void;
  readonly onClose: () => void;
}

export function ActionQuestion({view, action, record, onDone, onClose}: ActionQuestionProps) {
  const t = useT();
  const say = useSay();
  const {entity} = view;
  const notify = useNotify();
  const refuse = useRefusal(entity);
  const undoOf = useUndo(entity);
  const {own} = useNotices(entity);
  const refresh = useRefresh();
  const {forget} = useTags();
  const dataProvider = useDataProvider();
  const labelOf = useActionLabel();
  const session = useSession();
  const navigate = useNavigate();
  // Why it was refused after it was confirmed.
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Answers the record that it made, if it did. */
  const perform = async (values?: Values): Promise<number | undefined> => {
    const special = SPECIAL.get(`${entity.key}.${action.key}`);
    if (action.kind === 'delete') await dataProvider.delete(view.name, {id: record.id});
    else if (special) await special(record.id);
    else if (action.kind === 'switch') await runAction(entity.key, 'update', {ids: [record.id], values: action.values});
    else {
      const on = action.kind === 'toggle' ? {on: action.on} : {};
      return runMaking(entity.key, action.key, {ids: [record.id], ...on, ...(values ? {values} : {})});
    }
    return undefined;
  };
  const succeed = (made?: number) => {
    onClose();
    const said = action.kind === 'delete' ? own('deleted') : action.kind === 'toggle' ? own('toggled') : undefined;
    const offer = action.kind === 'delete' ? undoOf([record.id]) : undefined;
    notify(said ?? t('action.done', {action: labelOf(action)}), {type: 'success', offer});
    if (action.kind === 'delete') forget(`/${view.name}/${record.id}`);
    onDone(action);
    if (made === undefined) refresh();
    else void navigate(pathsOf(view).main(made));
  };
  const confirm = async () => {
    setBusy(true);
    try {
      succeed(await perform());
    } catch (error) {
      const reason = refuse(error, action.kind === 'delete' ? 'deleteFailed' : undefined);
      setBusy(false);
      setRefused(reason);
      if (reason === undefined) onClose();
    }
  };
  const decline = () => {
    onClose();
    const declined = refused === undefined && action.kind === 'delete' ? own('deleteDeclined') : undefined;
    if (declined !== undefined) notify(declined, {type: 'info'});
  };
  const question = (): string => {
    if (action.confirm) return say(action.confirm);
    const name = recordLabel(entity, record);
    if (action.kind === 'delete')
      return own('deleteQuestion') ?? t(entity.softDelete ? 'action.deleteSoft' : 'action.deleteHard', {name});
    return t('action.confirm', {action: labelOf(action), name});
  };

  const fields = action.fields.filter(field => entity.field[field.name] !== field || isSeen(session, entity, field));
  if (fields.length > 0)
    return (
      <ActionForm
        entity={entity}
        record={record}
        title={labelOf(action)}
        note={action.confirm && say(action.confirm)}
        fields={fields}
        needed={action.needed}
        run={async values => {
          // What was shown to be confirmed may have been changed by somebody else meanwhile.
          const version = action.kind === 'transition' ? versionOf(record) : undefined;
          succeed(await perform(version === undefined ? values : {...values, version}));
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={`${labelOf(action)} · ${recordLabel(entity, record)}`}
      tone={action.kind === 'delete' ? 'error' : 'primary'}
      busy={busy}
      refused={refused}
      confirmLabel={labelOf(action)}
      onConfirm={() => void confirm()}
      onClose={decline}
    >
      {question()}
    </ConfirmDialog>
  );
}
