import {openMyCreation} from '../actions/template/my-creation';
import {openDocuments} from '../actions/design/documents';
import {signOut} from '../actions/session';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useEditorState, useEnabled, useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Who is signed in, the way to their designs and documents, and out. */
export function AccountDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const {run} = useRun();
  const hasCreation = useEnabled(openMyCreation);
  const member = useEditorState(state => state.member);
  if (!member) return null;
  return (
    <Dialog title={member.name} onClose={() => workbench.editor.set({dialog: null})}>
      <div className="form">
        <p>{t('sign.as', {name: member.email})}</p>
        <div className="form-buttons">
          <Button kind="quiet" icon="exit" onClick={() => void signOut(workbench)}>
            {t('sign.out')}
          </Button>
          <Button onClick={() => run(openDocuments)}>{t('documents.title')}</Button>
          {hasCreation && (
            <Button kind="primary" icon="creation" onClick={() => run(openMyCreation)}>
              {t('rail.creation')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
