/** What is asked before an answer: a reason for all, or the values that the step of one kind of record asks for. */
import {ResourceContextProvider} from 'react-admin';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {ActionForm} from '../actions/ActionForm';
import {useActionLabel} from '../actions/use-action-label';
import {ReasonDialog} from './ReasonDialog';
import {reasonOf, type Question} from './use-questions';

interface AnswerQuestionProps {
  readonly question: Question;
  readonly onReason: (reason: string) => void;
  readonly onValues: (values: Values) => void;
  readonly onClose: () => void;
}

export function AnswerQuestion({question, onReason, onValues, onClose}: AnswerQuestionProps) {
  const t = useT();
  const labelOf = useActionLabel();
  const {kinds} = question;
  const [kind] = kinds;
  if (kinds.every(each => each.fields.length === 0 || reasonOf(each) !== undefined))
    return <ReasonDialog question={question} onAnswer={onReason} onClose={onClose} />;
  const [first, ...others] = kind?.records ?? [];
  if (!kind || !first) return null;
  return (
    <ResourceContextProvider value={first.view.name}>
      <ActionForm
        entity={first.view.entity}
        record={others.length === 0 ? first.record : undefined}
        title={labelOf(kind.action)}
        note={others.length === 0 ? undefined : t('bulk.askedOnce')}
        fields={kind.fields}
        needed={kind.action.needed}
        run={async values => onValues(values)}
        onClose={onClose}
      />
    </ResourceContextProvider>
  );
}
