/** Asks before entered values are lost, on the way to another page and on closing the window. */
import {useEffect, type RefObject} from 'react';
import {useFormState} from 'react-hook-form';
import {useBlocker} from 'react-router';
import {useT} from '../../i18n/hooks';
import type {FormUploads} from '../../upload/use-form-uploads';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {isKept} from './typed';

interface UnsavedGuardProps {
  /** Becomes true when the values are safe and the page is about to be left. */
  readonly saved: RefObject<boolean>;
  /** Files that would be left behind. */
  readonly uploads: FormUploads;
  /** The form is left with any change of the address, not of its path alone. */
  readonly wholeAddress?: boolean;
}

export function UnsavedGuard({saved, uploads, wholeAddress = false}: UnsavedGuardProps) {
  const t = useT();
  const {dirtyFields} = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0 || uploads.underWay > 0;
  const blocker = useBlocker(
    ({currentLocation: from, nextLocation: to}) =>
      unsaved && !saved.current && (from.pathname !== to.pathname || (wholeAddress && from.search !== to.search)),
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
