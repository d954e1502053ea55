import {lazy, Suspense} from 'react';
import {ProductDialog} from '../panels/ProductSettings';
import {useEditorState} from '../ui/editor-context';
import {PriceDialog} from './PriceDialog';
import {QuestionDialog} from './QuestionDialog';
import {SaveDialog} from './SaveDialog';
import {ShortcutsDialog} from './ShortcutsDialog';
import {SignInDialog} from './SignInDialog';

const CropDialog = lazy(() => import('./CropDialog'));
const ReplaceDialog = lazy(() => import('./ReplaceDialog'));

/** The open dialog, and a question above it. */
export function Dialogs() {
  const dialog = useEditorState(state => state.dialog);
  const crop = useEditorState(state => state.crop);
  const question = useEditorState(state => state.question);
  return (
    <>
      {dialog === 'price' && <PriceDialog />}
      {dialog === 'save' && <SaveDialog />}
      {(dialog === 'sign-in' || dialog === 'sign-in-to-save') && <SignInDialog saving={dialog === 'sign-in-to-save'} />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
      {dialog === 'product' && <ProductDialog />}
      <Suspense>{dialog === 'replace' && <ReplaceDialog />}</Suspense>
      <Suspense>{crop && <CropDialog key={crop.url} crop={crop} />}</Suspense>
      {question && <QuestionDialog question={question} />}
    </>
  );
}
