import {lazy, Suspense} from 'react';
import {ProductDialog} from '../panels/ProductSettings';
import {useEditorState} from '../ui/editor-context';
import {usePhone} from '../ui/use-phone';
import {AccountDialog} from '../dialogs/AccountDialog';
import {PriceDialog} from '../dialogs/PriceDialog';
import {QuestionDialog} from '../dialogs/QuestionDialog';
import {SaveDialog} from '../dialogs/SaveDialog';
import {ShareDialog} from '../dialogs/ShareDialog';
import {ShortcutsDialog} from '../dialogs/ShortcutsDialog';
import {SignInDialog} from '../dialogs/SignInDialog';

const MyCreationDialog = lazy(async () => ({
  default: (await import('../my-creation/MyCreationDialog')).MyCreationDialog,
}));
const MyDocumentsDialog = lazy(async () => ({
  default: (await import('../documents/MyDocumentsDialog')).MyDocumentsDialog,
}));
const PublishDialog = lazy(async () => ({default: (await import('../staff/PublishDialog')).PublishDialog}));
const SaveToUserDialog = lazy(async () => ({default: (await import('../staff/SaveToUserDialog')).SaveToUserDialog}));
const PrintDialog = lazy(async () => ({default: (await import('../staff/PrintDialog')).PrintDialog}));
const MenuDialog = lazy(() => import('../dialogs/MenuDialog'));
const CropDialog = lazy(() => import('../dialogs/CropDialog'));
const PageDialog = lazy(() => import('../dialogs/PageDialog'));
const ReplaceDialog = lazy(() => import('../dialogs/ReplaceDialog'));

/** The open dialog, and a question above it. */
export function Dialogs() {
  const dialog = useEditorState(state => state.dialog);
  const phone = usePhone();
  const crop = useEditorState(state => state.crop);
  const pages = useEditorState(state => state.pages);
  const question = useEditorState(state => state.question);
  return (
    <>
      {dialog === 'price' && <PriceDialog />}
      {dialog === 'save' && <SaveDialog />}
      {(dialog === 'sign-in' ||
        dialog === 'sign-in-to-save' ||
        dialog === 'sign-in-to-creation' ||
        dialog === 'sign-in-to-share') && <SignInDialog dialog={dialog} />}
      {dialog === 'account' && <AccountDialog />}
      {dialog === 'share' && <ShareDialog />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
      <Suspense>
        {dialog === 'my-creation' && !phone && <MyCreationDialog />}
        {dialog === 'my-documents' && <MyDocumentsDialog />}
        {dialog === 'menu' && <MenuDialog />}
        {dialog === 'publish' && <PublishDialog />}
        {dialog === 'print' && <PrintDialog />}
        {dialog === 'save-to-user' && <SaveToUserDialog />}
      </Suspense>
      {dialog === 'product' && <ProductDialog />}
      <Suspense>{dialog === 'replace' && <ReplaceDialog />}</Suspense>
      <Suspense>{crop && <CropDialog key={crop.url} crop={crop} />}</Suspense>
      <Suspense>{pages && <PageDialog key={pages.name} pages={pages} />}</Suspense>
      {question && <QuestionDialog question={question} />}
    </>
  );
}
