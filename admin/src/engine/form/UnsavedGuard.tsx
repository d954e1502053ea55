/** Asks before entered values are lost, on the way to another page and on closing the window. */
import {useEffect, type RefObject} from 'react';
import {useFormState} from 'react-hook-form';
import {useBlocker} from 'react-router';
import {useT} from '../../i18n/hooks';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {isKept} from './typed';

/** `saved` becomes true when the values are safe and the page is about to be left. */
export function UnsavedGuard({saved}: {readonly saved: RefObject<boolean>}) {
  const t = useT();
  const {dirtyFields} = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({currentLocation, nextLocation}) =>
      unsaved && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.unsavedTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      tone="warning"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('form.unsaved')}
    </ConfirmDialog>
  );
}
