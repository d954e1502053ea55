import {useEditorState} from '../ui/editor-context';
import {PriceDialog} from './PriceDialog';
import {QuestionDialog} from './QuestionDialog';
import {SaveDialog} from './SaveDialog';
import {ShortcutsDialog} from './ShortcutsDialog';
import {SignInDialog} from './SignInDialog';

/** The open dialog, and a question above it. */
export function Dialogs() {
  const dialog = useEditorState(state => state.dialog);
  const question = useEditorState(state => state.question);
  return (
    <>
      {dialog === 'price' && <PriceDialog />}
      {dialog === 'save' && <SaveDialog />}
      {(dialog === 'sign-in' || dialog === 'sign-in-to-save') && <SignInDialog saving={dialog === 'sign-in-to-save'} />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
      {question && <QuestionDialog question={question} />}
    </>
  );
}
