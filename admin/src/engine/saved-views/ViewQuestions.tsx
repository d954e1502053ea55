/** Asks for a view's name, or whether it is to go, before it is done. */
import {useT} from '../../i18n/hooks';
import {asText} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {SaveViewDialog} from './SaveViewDialog';
import type {ViewNaming} from './use-saved-views';

/** What is asked for before it is done. */
export type Question =
  | {readonly kind: 'save'}
  | {readonly kind: 'rename' | 'remove'; readonly view: EntityRecord}
  | {readonly kind: 'nothing'};

interface ViewQuestionsProps {
  readonly question: Question;
  readonly onClose: () => void;
  /** These two throw what the server refuses. */
  readonly onSave: (naming: ViewNaming) => Promise<void>;
  readonly onRename: (view: EntityRecord, naming: ViewNaming) => Promise<void>;
  readonly onRemove: (view: EntityRecord) => void;
}

export function ViewQuestions({question, onClose, onSave, onRename, onRemove}: ViewQuestionsProps) {
  const t = useT();
  return (
    <>
      {question.kind === 'save' && <SaveViewDialog title={t('views.save')} onClose={onClose} save={onSave} />}
      {question.kind === 'rename' && (
        <SaveViewDialog
          title={t('views.renameTitle')}
          naming={{name: String(question.view.name), shared: question.view.shared === true}}
          onClose={onClose}
          save={naming => onRename(question.view, naming)}
        />
      )}
      <ConfirmDialog
        open={question.kind === 'remove'}
        title={t('views.removeTitle')}
        tone="error"
        confirmLabel={t('action.delete')}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          if (question.kind === 'remove') onRemove(question.view);
        }}
      >
        {question.kind === 'remove' && asText(question.view.name)}
      </ConfirmDialog>
    </>
  );
}
