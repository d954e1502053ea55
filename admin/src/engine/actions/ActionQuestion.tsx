/** One action of a record: asked about where the schema says so, then told to the server and the user. */
import {useState} from 'react';
import {useNotify} from 'react-admin';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {recordLabel} from '../../controls/shared/record-label';
import {versionOf} from '../../model/record';
import {useNotices} from '../notices';
import {ActionForm} from './ActionForm';
import {useActionLabel} from './use-action-label';
import {useActionNote} from './use-action-note';
import {usePerformance, type ActionQuestionProps} from './use-performance';
import {useRefusal} from './use-refusal';

/** What is asked before an action that needs nothing to be entered. */
function Question({view: {entity}, action, record}: ActionQuestionProps) {
  const t = useT();
  const noteOf = useActionNote(entity);
  const {own} = useNotices(entity);
  const labelOf = useActionLabel();
  const note = noteOf(action);
  if (note !== undefined) return note;
  const name = recordLabel(entity, record);
  if (action.kind === 'delete')
    return own('deleteQuestion') ?? t(entity.softDelete ? 'action.deleteSoft' : 'action.deleteHard', {name});
  return t('action.confirm', {action: labelOf(action), name});
}

export function ActionQuestion(props: ActionQuestionProps) {
  const {view, action, record, onClose} = props;
  const {entity} = view;
  const noteOf = useActionNote(entity);
  const notify = useNotify();
  const refuse = useRefusal(entity);
  const {own} = useNotices(entity);
  const labelOf = useActionLabel();
  const session = useSession();
  const {perform, succeed} = usePerformance(props);
  // Why it was refused after it was confirmed.
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

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
  const fields = action.fields.filter(field => entity.field[field.name] !== field || canSee(session, entity, field));
  if (fields.length > 0)
    return (
      <ActionForm
        entity={entity}
        record={record}
        title={labelOf(action)}
        note={noteOf(action)}
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
      <Question {...props} />
    </ConfirmDialog>
  );
}
