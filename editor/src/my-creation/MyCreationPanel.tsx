import {useEffect} from 'react';
import {PanelHead} from '../ui/PanelHead';
import {useEditorState, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {MyCreation} from './MyCreation';

/** My Creation on a phone, which has no dialog for it (ED-156). A visitor who has not signed in sees where to begin. */
export function MyCreationPanel() {
  const t = useText();
  const {editor} = useWorkbench();
  const dialog = useEditorState(state => state.dialog);
  useEffect(() => {
    if (dialog === 'my-creation') editor.set({dialog: null});
  }, [dialog, editor]);
  return (
    <>
      <PanelHead title={t('creation.title')} />
      <div className="panel-body creation-phone">
        <MyCreation />
      </div>
    </>
  );
}
