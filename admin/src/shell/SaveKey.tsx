/** Listens to the key that saves, on every page behind the sign-in. */
import {useEffect} from 'react';
import {useNotify} from 'react-admin';
import {useT} from '../i18n/hooks';
import {useLatest} from '../widgets/use-latest';
import {onSaveKey} from './save-key';

export function SaveKey() {
  const t = useT();
  const notify = useNotify();
  const nothing = useLatest(() => notify(t('form.nothingToSave'), {type: 'info'}));
  useEffect(() => onSaveKey(nothing), [nothing]);
  return null;
}
