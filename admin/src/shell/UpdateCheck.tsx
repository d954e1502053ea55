/** When the console has been updated meanwhile, the user is asked to refresh (CO-371, CO-372). */
import {useCallback, useState} from 'react';
import {reloadWithTyped} from '../engine/form/typed';
import {useT} from '../i18n/hooks';
import {ConfirmDialog} from '../widgets/ConfirmDialog';
import {useUpdateCheck} from './use-update-check';

export function UpdateCheck() {
  const t = useT();
  const [updated, setUpdated] = useState(false);
  useUpdateCheck(useCallback(() => setUpdated(true), []));
  return (
    <ConfirmDialog
      open={updated}
      title={t('shell.updated')}
      confirmLabel={t('shell.update')}
      onConfirm={reloadWithTyped}
      onClose={() => setUpdated(false)}
    />
  );
}
